import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { industryPath, workPath } from '../../site.ts';
import { coarse } from '../../theme/theme.ts';
import { type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { Terms } from '../../ui/lists.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { hoverUnderline } from '../../ui/underline.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';

interface Named {
  slug: string;
  name: string;
}

export interface IndustriesProps {
  text: PageText<'industries'>;
  /** Industries with the works in them, of which there is at least one. */
  own: (Named & { works: { slug: string; client: string; lang?: string; title: string }[] })[];
  /** Industries without a work, and the services that we bring to them. */
  others: (Named & { brings: string })[];
}

const List = styled(Terms)`
  margin-top: clamp(2rem, 4vw, 3.5rem);
  dt { font-size: clamp(${type.title}, 3.4vw, ${type.large}); line-height: 1.05; letter-spacing: -0.035em; }
  dt a { ${hoverUnderline} }
  ${coarse} { dt a { display: inline-block; padding: 0.5em 0; } }
`;

export const IndustriesScreen = ({ text, own, others }: IndustriesProps) => (
  <>
    <PageHead title={text.headline} lead={text.lead} foot={2} />
    <BelowFirstScreen>
      <Field aria-labelledby="with">
        <SectionHead id="with" heading={text.with.heading} text={text.with.text} />
        <List>
          {own.map(({ slug, name, works }) => (
            <div key={slug}>
              <dt>
                <Link href={industryPath(slug)}>{name}</Link>
              </dt>
              {works.map((work) => (
                <dd key={work.slug}>
                  <Link href={workPath(work.slug)} lang={work.lang}>
                    {work.client}
                  </Link>
                  : {work.title}
                </dd>
              ))}
            </div>
          ))}
        </List>
      </Field>
      {others.length > 0 && (
        <Field $tone="quiet" aria-labelledby="without">
          <SectionHead id="without" heading={text.without.heading} text={text.without.text} />
          <List>
            {others.map(({ slug, name, brings }) => (
              <div key={slug}>
                <dt>
                  <Link href={industryPath(slug)}>{name}</Link>
                </dt>
                <dd>{brings}</dd>
              </div>
            ))}
          </List>
        </Field>
      )}
      <ClosingCall {...text.call} />
    </BelowFirstScreen>
  </>
);
