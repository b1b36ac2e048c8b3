import styled from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import { routes } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, spacing } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each } from '../../ui/Each.tsx';
import { Field, Grid } from '../../ui/Field.tsx';
import { Fold, foldRow } from '../../ui/Fold.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Chapter, Prose, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingDrawing } from '../closing/ClosingDrawing.tsx';
import { DrawnHead } from '../drawn-head/DrawnHead.tsx';
import { IndustryLinks } from '../industries/IndustryLinks.tsx';
import { ServiceLinks } from '../services/ServiceLinks.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import { HardFigure } from './HardFigure.tsx';
import type { IndustryProps } from './industry.props.ts';

/** Visitors look for the names of regulations, so these are large if the window has room. */
const IndustryRules = styled.ol.attrs({ role: 'list' })`
  margin-top: ${spacing.xl};
  li { ${foldRow} border-top: 2px solid var(--line); padding: 1rem 0 ${spacing.l}; row-gap: 0.5rem; }
  li > * { grid-column: 1 / -1; }
  p { max-width: 29em; }
  ${below.tablet} { li { --row-padding: 0.75rem; padding: 0.75rem 0 0.9rem; } p { padding-bottom: 0.75rem; } }
  ${shaped.wide} { h3 { font-size: ${fontSize.large}; line-height: 1; letter-spacing: -0.035em; } }
  ${from.desktop} {
    h3 { grid-column: 1 / 7; }
    details { grid-column: 7 / -1; }
    p { padding-top: 0.4em; }
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
      <Field>
        <Columns $columns="third">
          <Chapter>{text.particular}</Chapter>
          <Prose>
            <Each as="p" texts={industry.particular} />
          </Prose>
        </Columns>
      </Field>
      {works.length > 0 && <RelatedWorks heading={worksHeading} works={works} />}
      {industry.rules.length > 0 && (
        <Field aria-labelledby="rules">
          <Chapter id="rules">{text.rules}</Chapter>
          <IndustryRules>
            {industry.rules.map((rule, index) => (
              <Grid as="li" key={rule.name}>
                <Title>
                  <Foreign>{rule.name}</Foreign>
                </Title>
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
              </Grid>
            ))}
          </IndustryRules>
        </Field>
      )}
      {industry.brings.length > 0 && (
        <Field $tone="quiet" aria-labelledby="brings">
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
        </Field>
      )}
      <ClosingCall {...text.call} text={industry.call}>
        <ClosingDrawing slug={industry.slug} />
      </ClosingCall>
    </BelowFirstScreen>
  </>
);
