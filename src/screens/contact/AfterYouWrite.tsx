import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { Rows } from '../../ui/ruled.ts';
import { Title } from '../../ui/text.ts';

const after = [
  {
    title: 'The same or the next working day',
    text: 'A designer or an engineer from the nearer office answers, with questions or with an honest no. You will not meet a sales department, as there is none.',
  },
  {
    title: 'Within a week',
    text: 'We talk for 45 minutes by video or over coffee, one of us who draws and one who codes. It costs nothing and commits nobody.',
  },
  {
    title: 'Five working days later',
    text: 'You get a proposal on two pages: first stage, people, price, date and what would make us stop.',
  },
];

const Beside = styled.aside`
  h2 { margin-bottom: 1.25rem; }
  h3 { margin-bottom: 0.35rem; font-size: inherit; line-height: inherit; letter-spacing: 0; }
  position: sticky;
  top: calc(${space.header} + 1.5rem);
  align-self: start;
`;

export const AfterYouWrite = () => (
  <Beside aria-labelledby="after">
    <Title as="h2" id="after">
      What happens after you write
    </Title>
    <Rows>
      {after.map(({ title, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </Rows>
  </Beside>
);
