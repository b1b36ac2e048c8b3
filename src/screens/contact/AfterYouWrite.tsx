import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { belowHeader } from '../../theme/tokens.ts';
import { RuledRows } from '../../ui/lists.ts';
import { Title } from '../../ui/text.ts';

const AfterYouWriteAside = styled.aside`
  h2 { margin-bottom: 1.25rem; }
  p { white-space: pre-line; }
  h3 { margin-bottom: 0.35rem; }
  position: sticky;
  top: ${belowHeader('1.5rem')};
  align-self: start;
`;

export const AfterYouWrite = ({ heading, steps }: NonNullable<PageText<'contact'>['after']>) => (
  <AfterYouWriteAside aria-labelledby="after">
    <Title as="h2" id="after">
      {heading}
    </Title>
    <RuledRows>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </RuledRows>
  </AfterYouWriteAside>
);
