import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { SverigeText } from '../../content/build/sverigeSchema.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { dialled, routes, servicePath, site } from '../../site.ts';
import { below, coarse, color, from } from '../../theme/theme.ts';
import { fromTablet, largeType, space, spacing } from '../../theme/tokens.ts';
import { Each, Pairs } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { HeaderInk } from '../../ui/HeaderInk.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Quote } from '../../ui/Quote.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { Swipe } from '../../ui/Swipe.tsx';
import { Terms } from '../../ui/terms.ts';
import { Chapter, Display, Lead, Prose, Title } from '../../ui/text.ts';
import { hoverUnderline, lowHoverUnderline } from '../../ui/underline.ts';
import type { ShellWords } from '../../words/words.ts';
import { PostForm } from '../contact/form/PostForm.tsx';
import { type ResultLine, ResultLines } from '../home/ResultLines.tsx';
import { People, type ShownPerson } from '../people/People.tsx';
import type { Teaser } from '../works/teaser.props.ts';
import { WorkTeaser } from '../works/WorkTeaser.tsx';

const SwedenHead = styled(Field)`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  min-height: min(100svh, 60rem, 85vw);
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  & > p { margin: 1.5rem 0 3rem; }
`;

const SwedenSkyline = styled.div`
  align-self: end;
  margin: 0 calc(-1 * ${space.margin});
`;

const SwedenOffice = styled.address`
  overflow-wrap: anywhere;
  margin-top: 2rem;
  display: grid;
  justify-items: start;
  a { padding: 0.3em 0; font-weight: 600; ${hoverUnderline} }
  ${coarse} { a { padding: 0.5em 0; } }
`;

const placeOf = (index: number) => {
  if (index === 0) return 'first';
  return index % 2 === 0 ? 'right' : 'left';
};

/** Phones scroll the works sideways. Wider screens show two columns, with the right one lower. */
const SwedenWorks = styled.ul`
  --each: 78vw;
  ${below.tablet} { p { display: none; } }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spacing.xxl} ${space.gutter};
  margin: 2.5rem 0;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    [data-place='first'] { grid-column: 1 / -1; }
    [data-place='right'] { padding-top: ${spacing.xxxl}; }
  }
`;

/** Names in large type, each with its price at the end of the row. */
const SwedenServices = styled.ul`
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

const SwedenCall = styled.div`p { max-width: 24em; margin: 1.25rem 0 1rem; }`;

const furtherPages = (['prices', 'terms', 'dueDiligence'] as const).filter((page) =>
  hasPage(routes[page]),
);

type Sections = SverigeText['sections'];

export interface SwedenProps {
  /** Marks the page as Swedish for the document and the shell. */
  lang: 'sv';
  /** Makes the shell of this page Swedish. */
  shell: ShellWords;
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
      <HeaderInk $ink={color.onSecond} />
      <SwedenHead $tone="second">
        <Display>{headline}</Display>
        <Lead>{lead}</Lead>
        <SwedenSkyline>
          <Skyline $city={office.id} />
        </SwedenSkyline>
      </SwedenHead>
      <Field>
        <Columns>
          <Chapter>{sections.studio.heading}</Chapter>
          <div>
            <Prose>
              <Each as="p" texts={sections.studio.paragraphs} />
            </Prose>
            <SwedenOffice>
              <strong>{labels.office}</strong>
              <span>{`${office.street}, ${office.postalCode} ${office.city}`}</span>
              <a href={`mailto:${office.email}`}>{office.email}</a>
              <a href={`tel:${dialled(office.phone)}`}>{office.phone}</a>
            </SwedenOffice>
          </div>
        </Columns>
      </Field>
      {sections.works && works.length > 0 && (
        <Field $tone="quiet">
          <Stack $gap="xs">
            <Chapter>{sections.works.heading}</Chapter>
            <p>{sections.works.text}</p>
          </Stack>
          <Swipe>
            <SwedenWorks role="list">
              {works.map((work, index) => (
                <li key={work.slug} data-place={placeOf(index)}>
                  <WorkTeaser
                    work={work}
                    large={index === 0}
                    sizes={`${fromTablet} ${index === 0 ? 94 : 46}vw, 78vw`}
                  />
                </li>
              ))}
            </SwedenWorks>
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
          <Stack $gap="l">
            <Chapter>{sections.ways.heading}</Chapter>
            <Terms>
              <Pairs pairs={sections.ways.items.map(({ title, text }) => [title, text])} />
            </Terms>
          </Stack>
        </Field>
      )}
      <Field>
        <Title as="h2">{labels.services}</Title>
        <SwedenServices role="list">
          {services.map(({ slug, name, price }) => (
            <li key={slug}>
              <Link href={servicePath(slug)} hrefLang="en">
                {name}
              </Link>
              <span>{price}</span>
            </li>
          ))}
        </SwedenServices>
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
        <Stack $gap="l">
          <Stack $gap="xxxl">
            {sections.facts && (
              <Columns $columns="third">
                <Chapter>{sections.facts.heading}</Chapter>
                <Terms>
                  <Pairs pairs={sections.facts.items.map(({ term, text }) => [term, text])} />
                </Terms>
              </Columns>
            )}
            {sections.people && (
              <Stack $gap="m">
                <Title as="h2">{sections.people.heading}</Title>
                <People people={team} />
              </Stack>
            )}
          </Stack>
          <TextLink href={routes.home} hrefLang="en">
            {labels.inEnglish}
          </TextLink>
        </Stack>
      </Field>
      <Field>
        <Columns>
          <SwedenCall>
            <Chapter id="write">{sections.call.heading}</Chapter>
            <p>{sections.call.text}</p>
          </SwedenCall>
          <PostForm form={form} labelledBy="write" />
        </Columns>
      </Field>
    </div>
  );
};
