import styled from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import { industryPath, routes } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow } from '../../ui/Fold.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter, Lead, Prose, SideChapter, Title } from '../../ui/text.ts';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { DrawnHead } from '../shared/drawn-head/DrawnHead.tsx';
import { ServiceLinks } from '../shared/services/ServiceLinks.tsx';
import { RelatedWorks } from '../shared/works/RelatedWorks.tsx';
import { HardFigure } from './HardFigure.tsx';
import { IndustryLinks } from './IndustryLinks.tsx';
import type { IndustryProps } from './industry.props.ts';

const IndustryRules = styled.ol.attrs({ role: 'list' })`margin-top: ${spacing.xl};`;

const IndustryRuleName = styled.div`
  margin-top: 0.25rem;
  ${from.desktop} { margin-top: 0.75rem; }
  ${shaped.phone} { font-size: ${fontSize.small}; line-height: 1.25; }
`;

/** Shows a rule in plain words, or else its name as large, because visitors look for it. */
const IndustryRuleTitle = styled(Title)`
  ${shaped.phone} { font-size: ${fontSize.text}; }
  ${shaped.wide} { font-size: ${fontSize.large}; line-height: 1; letter-spacing: ${headingSpacing}; }
`;

/** A rule's title above its name, and its text on their right, or on phones below them. */
const IndustryRule = styled(Columns)`
  ${foldRow}
  border-top: 2px solid var(--line);
  padding: 1rem 0 ${spacing.s};
  row-gap: 0;
  ${below.tablet} { padding: 0.75rem 0; row-gap: 0.125rem; }
  ${shaped.phone} { --row-padding: 0.6rem; }
  ${from.tablet} { ${shaped.wide} { && { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space.gutter}; } } }
`;

const IndustryRuleText = styled.p`
  max-width: 29em;
  ${below.tablet} { padding-block: 0.25rem; }
`;

export const IndustryScreen = ({
  text,
  industry,
  low,
  worksHeading,
  otherIndustries,
  works,
}: IndustryProps) => (
  <>
    <DrawnHead
      title={industry.name}
      lead={industry.lead}
      drawing={industry.drawing}
      bleed={industry.bleed}
      low={low}
    />
    <BelowFirstScreen>
      {industry.figure && <HardFigure heading={text.figure} figure={industry.figure} />}
      <Section>
        <Columns $columns="third" $from="tablet">
          <SideChapter>{text.particular}</SideChapter>
          <Prose>
            <Lead>{industry.particular[0]}</Lead>
            {industry.particular.length > 1 && (
              <Fold summary={text.more} topic={text.particular}>
                <Each as="p" texts={industry.particular.slice(1)} />
              </Fold>
            )}
          </Prose>
        </Columns>
      </Section>
      {works.length > 0 && <RelatedWorks heading={worksHeading} works={works} />}
      {industry.rules.length > 0 && (
        <Section aria-labelledby="rules">
          <Chapter id="rules">{text.rules}</Chapter>
          <IndustryRules>
            {industry.rules.map((rule, index) => (
              <IndustryRule as="li" key={rule.name} $columns="third" $from="tablet">
                <div>
                  <IndustryRuleTitle>
                    <Foreign>{rule.plain ?? rule.name}</Foreign>
                  </IndustryRuleTitle>
                  {rule.plain && (
                    <IndustryRuleName>
                      <Foreign>{rule.name}</Foreign>
                    </IndustryRuleName>
                  )}
                </div>
                <Fold
                  summary={text.more}
                  topic={<Foreign>{rule.name}</Foreign>}
                  row
                  open={index === 0}
                >
                  <IndustryRuleText>
                    <Foreign>{rule.text}</Foreign>
                    {rule.link && hasPage(routes[rule.link.to]) && (
                      <>
                        {' '}
                        <Link href={routes[rule.link.to]}>{rule.link.text}</Link>.
                      </>
                    )}
                  </IndustryRuleText>
                </Fold>
              </IndustryRule>
            ))}
          </IndustryRules>
        </Section>
      )}
      {industry.brings.length > 0 && (
        <Section $tone="quiet" aria-labelledby="brings">
          <Chapter id="brings">{text.brings}</Chapter>
          <ServiceLinks
            quiet
            services={industry.brings.map(({ service, name, text: summary }) => ({
              slug: service,
              name,
              summary,
            }))}
          />
          <IndustryLinks label={text.beside} to={otherIndustries} />
        </Section>
      )}
      <ClosingCall {...text.call} text={industry.call}>
        <ClosingDrawing path={industryPath(industry.slug)} />
      </ClosingCall>
    </BelowFirstScreen>
  </>
);
