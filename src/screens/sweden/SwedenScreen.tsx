import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { SverigeText } from '../../content/build/sverigeSchema.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { dialled, routes, servicePath, site } from '../../site.ts';
import { below, coarse, color, from } from '../../theme/theme.ts';
import { fromTablet, largeType, space } from '../../theme/tokens.ts';
import { Each, Pairs } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { HeaderInk } from '../../ui/HeaderInk.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { Split } from '../../ui/Split.ts';
import { Swipe } from '../../ui/Swipe.tsx';
import { Terms } from '../../ui/terms.ts';
import { Chapter, Display, Lead, Prose, Title } from '../../ui/text.ts';
import { hoverUnderline, lowHoverUnderline } from '../../ui/underline.ts';
import { PostForm } from '../contact/form/PostForm.tsx';
import { type ResultLine, ResultLines } from '../home/ResultLines.tsx';
import { People, type ShownPerson } from '../people/People.tsx';
import type { Teaser } from '../works/teaser.props.ts';
import { WorkTeaser } from '../works/WorkTeaser.tsx';

const Head = styled(Field)`
  display: grid;
  /* The skyline may be wider than the window; the text may not. */
  grid-template-columns: minmax(0, 1fr);
  grid-template: auto auto 1fr / minmax(0, 1fr);
  min-height: min(100svh, 60rem, 85vw);
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  & > p { margin: 1.5rem 0 3rem; }
`;

const City = styled.div`
  align-self: end;
  margin: 0 calc(-1 * ${space.margin});
`;

const Office = styled.address`
  overflow-wrap: anywhere;
  margin-top: 2rem;
  display: grid;
  justify-items: start;
  a { padding: 0.3em 0; font-weight: 600; ${hoverUnderline} }
  ${coarse} { a { padding: 0.5em 0; } }
`;

/** On phones a row that is swiped, on wide screens two staggered columns. */
const Works = styled.ul`
  --each: 78vw;
  ${below.tablet} { p { display: none; } }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 5rem) ${space.gutter};
  margin: 2.5rem 0;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child { grid-column: 1 / -1; }
    & > :nth-child(odd):not(:first-child) { padding-top: clamp(3rem, 7vw, 7rem); }
  }
`;

/** Large words, each with its price at the end of the row. */
const Words = styled.ul`
  margin: 1.5rem 0;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 2rem;
    border-top: 2px solid var(--line);
    padding: 0.6rem 0;
    ${below.tablet} { flex-direction: column; }
  }
  a { ${largeType} ${lowHoverUnderline} }
`;

const furtherPages = (['prices', 'terms', 'dueDiligence'] as const).filter((page) =>
  hasPage(routes[page]),
);

type Sections = SverigeText['sections'];

export interface SwedenProps {
  /** Marks the page as Swedish for the document and the shell. */
  lang: 'sv';
  text: Omit<SverigeText, 'workSummaries' | 'serviceNames' | 'sections'> & {
    sections: Omit<Sections, 'results' | 'people'> &
      Record<'results' | 'people', { heading: string } | null>;
  };
  services: { slug: string; name: string; price: string }[];
  works: Teaser[];
  lines: ResultLine[];
  team: ShownPerson[];
  form: FormDefinition;
}

export const SwedenScreen = ({
  text: { headline, lead, sections, labels },
  services,
  works,
  lines,
  team,
  form,
}: SwedenProps) => {
  const office = site.offices.find(({ language }) => language === 'sv') ?? site.offices[0];
  return (
    <div lang="sv">
      <HeaderInk $ink={color.onFjord} />
      <Head $tone="fjord">
        <Display>{headline}</Display>
        <Lead>{lead}</Lead>
        <City>
          <Skyline $city={office.id} />
        </City>
      </Head>
      <Field>
        <Split>
          <Chapter>{sections.studio.heading}</Chapter>
          <div>
            <Prose>
              <Each as="p" texts={sections.studio.paragraphs} />
            </Prose>
            <Office>
              <strong>{labels.office}</strong>
              <span>{`${office.street}, ${office.postalCode} ${office.city}`}</span>
              <a href={`mailto:${office.email}`}>{office.email}</a>
              <a href={`tel:${dialled(office.phone)}`}>{office.phone}</a>
            </Office>
          </div>
        </Split>
      </Field>
      {sections.works && works.length > 0 && (
        <Field $tone="quiet">
          <Chapter>{sections.works.heading}</Chapter>
          <p style={{ marginTop: '0.75rem' }}>{sections.works.text}</p>
          <Swipe>
            <Works role="list">
              {works.map((work, index) => (
                <li key={work.slug}>
                  <WorkTeaser
                    work={work}
                    large={index === 0}
                    sizes={`${fromTablet} ${index === 0 ? 94 : 46}vw, 78vw`}
                  />
                </li>
              ))}
            </Works>
          </Swipe>
          <TextLink href={routes.works} hrefLang="en">
            {labels.allWorks}
          </TextLink>
        </Field>
      )}
      {sections.results && <ResultLines {...sections.results} lines={lines} />}
      {sections.voice && (
        <Field as="div">
          <Quote text={sections.voice.text} by={sections.voice.role} />
        </Field>
      )}
      {sections.ways && (
        <Field $tone="loud">
          <Chapter>{sections.ways.heading}</Chapter>
          <Terms style={{ marginTop: '2rem' }}>
            <Pairs pairs={sections.ways.items.map(({ title, text }) => [title, text])} />
          </Terms>
        </Field>
      )}
      <Field>
        <Title as="h2">{labels.services}</Title>
        <Words role="list">
          {services.map(({ slug, name, price }) => (
            <li key={slug}>
              <Link href={servicePath(slug)} hrefLang="en">
                {name}
              </Link>
              <span>{price}</span>
            </li>
          ))}
        </Words>
        <p>
          {labels.servicesNote}{' '}
          {furtherPages.map((page, index) => (
            <span key={page}>
              {index > 0 && ', '}
              <Link href={routes[page]} hrefLang="en">
                {labels[page]}
              </Link>
            </span>
          ))}
        </p>
      </Field>
      <Field $tone="quiet">
        {sections.facts && (
          <Split>
            <Chapter>{sections.facts.heading}</Chapter>
            <Terms>
              <Pairs pairs={sections.facts.items.map(({ term, text }) => [term, text])} />
            </Terms>
          </Split>
        )}
        {sections.people && (
          <>
            <Title as="h2" style={{ marginTop: sections.facts && space.field }}>
              {sections.people.heading}
            </Title>
            <People people={team} />
          </>
        )}
        <TextLink href={routes.home} hrefLang="en" style={{ marginTop: '2rem' }}>
          {labels.inEnglish}
        </TextLink>
      </Field>
      <Field>
        <Split>
          <div>
            <Chapter id="write">{sections.call.heading}</Chapter>
            <p style={{ maxWidth: '24em', margin: '1.25rem 0 1rem' }}>{sections.call.text}</p>
          </div>
          <PostForm form={form} labelledBy="write" />
        </Split>
      </Field>
    </div>
  );
};
