import styled from 'styled-components';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { site } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { belowHeader, space } from '../../theme/tokens.ts';
import { Fold } from '../../ui/Fold.tsx';
import { NewTabLink } from '../../ui/Link.tsx';
import { RuledRows } from '../../ui/RuledRows.ts';
import { tone } from '../../ui/Section.tsx';
import { Title } from '../../ui/text.ts';
import { foldedAlone } from './foldedAlone.ts';

const AfterYouWriteAside = styled.aside`
  ${foldedAlone}
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

const AfterSteps = styled(RuledRows)`margin-top: 1.25rem;`;

const AfterStepTitle = styled(Title)`margin-bottom: 0.35rem;`;

/** Its line breaks are in the content. */
const AfterStepText = styled.p`white-space: pre-line;`;

type Props = NonNullable<PageText<'contact'>['after']> & { newTab: string };

export const AfterYouWrite = ({ heading, more, steps, newTab }: Props) => (
  <AfterYouWriteAside aria-labelledby="after">
    <Title as="h2" id="after">
      {heading}
    </Title>
    <Fold summary={more} topic={heading} row>
      <AfterSteps>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <AfterStepTitle>{title}</AfterStepTitle>
            <AfterStepText>{text}</AfterStepText>
          </li>
        ))}
        {site.booking && (
          <li>
            <NewTabLink note={newTab} href={site.booking.url}>
              {site.booking.label}
            </NewTabLink>
          </li>
        )}
      </AfterSteps>
    </Fold>
  </AfterYouWriteAside>
);
