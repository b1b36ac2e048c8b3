import type { Work } from '../../content/load.ts';
import type { PageText } from '../../content/pageSchemas.ts';
import type { PictureData } from '../../images/picture.ts';
import { industryPath, servicePath } from '../../site.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { RejectedOptions } from '../../ui/RejectedOptions.tsx';
import { Facts, Terms } from '../../ui/Terms.ts';
import { Chapter, Headline, Lead, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { People } from '../people/People.tsx';
import type { ShownPerson } from '../people/shownPerson.ts';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.ts';
import { type FigureRow, Figures } from './Figures.tsx';
import { Progress } from './Progress.tsx';
import { Results } from './Results.tsx';
import { type ShownRule, Story } from './Story.tsx';

type Named = { slug: string; name: string };

export interface WorkProps {
  text: PageText<'work'>;
  work: Omit<Work, 'services' | 'industries' | 'opening' | 'pictures' | 'prototype'> & {
    opening: PictureData;
    services: Named[];
    industries: Named[];
    rows: FigureRow[];
    rules: ShownRule[];
  };
  people: ShownPerson[];
  related: WorkTeaser[];
}

const Links = ({ items, path }: { items: Named[]; path: (slug: string) => string }) => (
  <dd>
    {items.map(({ slug, name }, index) => (
      <span key={slug}>
        {index > 0 && ', '}
        <Link href={path(slug)}>{name}</Link>
      </span>
    ))}
  </dd>
);

/**
 * See `.art` in workStyle.ts: stacked, the picture is higher than its place and cut on the left. The space before `100vw` lets
 * next/image see it, which offers no width below the smallest number of `vw` that it finds.
 */
const openingSizes = '(min-width: 46rem) and (min-aspect-ratio: 6/5) min( 100vw, 164vh), 170vw';

export function WorkScreen({ text, work, people, related }: WorkProps) {
  const [first, second, ...rest] = work.rows.map((row) => (
    <Figures key={row.figures[0]?.src} row={row} words={text.prototype} />
  ));
  return (
    <>
      <Field className="opening client">
        <div>
          <p>
            <Foreign>{work.client}</Foreign>
          </p>
          <Headline>{work.title}</Headline>
          <Lead>{work.summary}</Lead>
        </div>
        <div className="art" style={{ viewTransitionName: `cover-${work.slug}` }}>
          <Picture picture={work.opening} sizes={openingSizes} first />
        </div>
      </Field>
      <Progress />
      <BelowFirstScreen>
        <Field className="case">
          <Facts>
            <div>
              <dt>{text.facts.where}</dt>
              <dd>
                {text.countries[work.country]}, {work.year}
              </dd>
            </div>
            <div>
              <dt>{text.facts.services}</dt>
              <Links items={work.services} path={servicePath} />
            </div>
            <div>
              <dt>{text.facts.industries}</dt>
              <Links items={work.industries} path={industryPath} />
            </div>
            <div>
              <dt>{text.facts.duration}</dt>
              <dd>{work.duration}</dd>
            </div>
            <div>
              <dt>{text.facts.team}</dt>
              <dd>{work.team}</dd>
            </div>
          </Facts>
        </Field>
        <Results {...text.results} items={work.results} />
        <Story rule={work.rules[0]} heading={text.problem} texts={work.problem} />
        {first}
        <Story rule={work.rules[1]} heading={text.way} texts={work.way} />
        {second}
        <Field className="case">
          <Chapter>{text.decisions}</Chapter>
          <Terms style={{ marginTop: '2rem' }}>
            {work.decisions.map((decision) => (
              <div key={decision.title}>
                <dt>{decision.title}</dt>
                <dd>{decision.text}</dd>
              </div>
            ))}
          </Terms>
        </Field>
        <Field $tone="quiet" className="case">
          <Chapter>{text.leftOut}</Chapter>
          <RejectedOptions items={work.leftOut} />
        </Field>
        <Story rule={work.rules[2]} heading={text.result} texts={work.result} />
        {work.voice && (
          <Field className="client">
            <Quote text={work.voice.text} by={work.voice.role} />
          </Field>
        )}
        {rest}
        <Field className="client" aria-labelledby="people">
          <Title as="h2" id="people">
            {text.people}
          </Title>
          <People people={people} />
        </Field>
        {related.length > 0 && <RelatedWorks heading={text.related} works={related} />}
        <ClosingCall {...text.call} text={<Foreign>{text.call.text}</Foreign>} />
      </BelowFirstScreen>
    </>
  );
}
