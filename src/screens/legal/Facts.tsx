import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { from } from '../../theme/theme.ts';
import { fontSize, space, spacing } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { PlainList } from '../../ui/lists.ts';
import { TitleRow } from '../../ui/PageTop.tsx';

const FactsField = styled(Field)`padding-block: 0;`;

/** Has the columns of the page's title and lead. */
const Fact = styled(TitleRow)`
  row-gap: ${spacing.xxs};
  margin: 0 calc(-1 * ${space.margin});
  padding: ${spacing.m} ${space.margin};
  & + & { border-top: 2px solid var(--line); }
  strong {
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.045em;
  }
  span { font-size: ${fontSize.lead}; line-height: 1.3; text-wrap: balance; }
  ${from.desktop} { align-items: center; }
`;

/** What readers look for first, in large type: at most three answers. */
export const Facts = ({ facts }: Pick<Legal, 'facts'>) => (
  <FactsField $tone="inverse">
    <PlainList>
      {facts.map(({ answer, question }) => (
        <Fact as="li" key={question}>
          <strong>{answer}</strong>
          <span>{question}</span>
        </Fact>
      ))}
    </PlainList>
  </FactsField>
);
