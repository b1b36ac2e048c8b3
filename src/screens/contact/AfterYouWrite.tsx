import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { site } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { belowHeader, space } from '../../theme/tokens.ts';
import { Fold } from '../../ui/Fold.tsx';
import { NewTabLink } from '../../ui/Link.tsx';
import { RuledRows } from '../../ui/lists.ts';
import { tone } from '../../ui/Section.tsx';
import { Title } from '../../ui/text.ts';
import { foldedAlone } from './foldedAlone.ts';

const AfterYouWriteAside = styled.aside`
  ${foldedAlone}
  ul { margin-top: 1.25rem; }
  p { white-space: pre-line; }
  h3 { margin-bottom: 0.35rem; }
  /* A separate background, as wide as the window, because it is below the form. */
  ${from.tablet} {
    ${below.desktop} {
      ${tone('quiet')}
      margin: 0 calc(-1 * ${space.margin}) calc(-1 * ${space.section});
      padding: ${space.section} ${space.margin};
    }
  }
  ${from.desktop} {
    position: sticky;
    top: ${belowHeader('1.5rem')};
    align-self: start;
  }
`;

type Props = NonNullable<PageText<'contact'>['after']> & { newTab: string };

export const AfterYouWrite = ({ heading, more, steps, newTab }: Props) => (
  <AfterYouWriteAside aria-labelledby="after">
    <Title as="h2" id="after">
      {heading}
    </Title>
    <Fold summary={more} topic={heading} row>
      <RuledRows>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Title>{title}</Title>
            <p>{text}</p>
          </li>
        ))}
        {site.booking && (
          <li>
            <NewTabLink note={newTab} href={site.booking.url}>
              {site.booking.label}
            </NewTabLink>
          </li>
        )}
      </RuledRows>
    </Fold>
  </AfterYouWriteAside>
);
