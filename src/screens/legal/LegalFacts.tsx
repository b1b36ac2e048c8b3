import styled from 'styled-components';
import type { Legal } from '../../content/load/load.ts';
import { fontSize, spacing } from '../../theme/tokens.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { Section } from '../../ui/Section.tsx';
import { largeColumn, SideColumn, TitleColumns } from './TitleColumns.ts';

export const FactSection = styled(Section)`
  padding-block: ${spacing.m};
  & + & { border-top: 2px solid var(--line); }
`;

export const FactAnswer = styled.strong`
  font-size: ${fontSize.display};
  line-height: 1;
  letter-spacing: -0.045em;
  ${largeColumn('tablet')}
`;

/** Has the columns of the page's title and lead. */
const FactColumns = styled(TitleColumns).attrs({ $from: 'tablet' })`
  row-gap: ${spacing.xxs};
  align-items: center;
`;

const FactText = styled(SideColumn).attrs({ $from: 'tablet' })`
  font-size: ${fontSize.lead};
  line-height: 1.3;
  text-wrap: balance;
`;

/** What readers look for first, in large type: at most three answers. */
export const LegalFacts = ({ facts }: Pick<Legal, 'facts'>) => (
  <PlainList>
    {facts.map(({ answer, question, background = 'inverse' }) => (
      <FactSection as="li" $tone={background} key={question}>
        <FactColumns>
          <FactAnswer>{answer}</FactAnswer>
          <FactText>{question}</FactText>
        </FactColumns>
      </FactSection>
    ))}
  </PlainList>
);
