import styled from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import { routes } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, spacing } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow } from '../../ui/Fold.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Grid, Section } from '../../ui/Section.tsx';
import { Chapter, Lead, Prose, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingDrawing } from '../closing/ClosingDrawing.tsx';
import { DrawnHead } from '../drawn-head/DrawnHead.tsx';
import { IndustryLinks } from '../industries/IndustryLinks.tsx';
import { ServiceLinks } from '../services/ServiceLinks.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import { HardFigure } from './HardFigure.tsx';
import type { IndustryProps } from './industry.props.ts';

const IndustryRules = styled.ol.attrs({ role: 'list' })`margin-top: ${spacing.xl};`;

const IndustryRuleName = styled.div`
  ${shaped.phone} { font-size: ${fontSize.small}; line-height: 1.25; }
`;

/**
 * A rule in plain words, across the page above its name. Without them the name is as large, because
 * visitors look for it.
 */
const IndustryRule = styled(Grid)<{ $plain: boolean }>`
  ${foldRow}
  border-top: 2px solid var(--line);
  padding: 1rem 0 ${spacing.s};
  row-gap: 0.25rem;
  & > * { grid-column: 1 / -1; }
  p { max-width: 29em; }
  ${below.tablet} { padding: 0.75rem 0; row-gap: 0.125rem; p { padding-block: 0.25rem; } }
  ${shaped.phone} { --row-padding: 0.6rem; h3 { font-size: ${fontSize.text}; } }
  ${shaped.wide} { h3 { font-size: ${fontSize.large}; line-height: 1; letter-spacing: ${headingSpacing}; } }
  ${from.desktop} {
    ${({ $plain }) => !$plain && 'h3 { grid-column: 1 / 7; } p { padding-top: 0.4em; }'}
    ${IndustryRuleName} { grid-column: 1 / 6; }
    details { grid-column: 7 / -1; }
  }
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
        <Columns $columns="third">
          <Chapter>{text.particular}</Chapter>
          <Prose>
            <Lead>{industry.particular[0]}</Lead>
            <Each as="p" texts={industry.particular.slice(1)} />
          </Prose>
        </Columns>
      </Section>
      {works.length > 0 && <RelatedWorks heading={worksHeading} works={works} />}
      {industry.rules.length > 0 && (
        <Section aria-labelledby="rules">
          <Chapter id="rules">{text.rules}</Chapter>
          <IndustryRules>
            {industry.rules.map((rule, index) => (
              <IndustryRule as="li" key={rule.name} $plain={Boolean(rule.plain)}>
                <Title>
                  <Foreign>{rule.plain ?? rule.name}</Foreign>
                </Title>
                {rule.plain && (
                  <IndustryRuleName>
                    <Foreign>{rule.name}</Foreign>
                  </IndustryRuleName>
                )}
                <Fold
                  summary={text.more}
                  topic={<Foreign>{rule.name}</Foreign>}
                  row
                  open={index === 0}
                >
                  <p>
                    <Foreign>{rule.text}</Foreign>
                    {rule.link && hasPage(routes[rule.link.to]) && (
                      <>
                        {' '}
                        <Link href={routes[rule.link.to]}>{rule.link.text}</Link>.
                      </>
                    )}
                  </p>
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
        <ClosingDrawing slug={industry.slug} />
      </ClosingCall>
    </BelowFirstScreen>
  </>
);
