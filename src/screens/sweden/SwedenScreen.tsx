import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { SverigeText } from '../../content/build/sverigeSchema.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { dialled, routes, site } from '../../site.ts';
import { below, coarse, color } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { FoldedTerms } from '../../ui/FoldedTerms.tsx';
import { HeaderInk } from '../../ui/HeaderInk.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Quote } from '../../ui/Quote.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { Chapter, Display, Lead, Prose } from '../../ui/text.ts';
import { hoverUnderline } from '../../ui/underline.ts';
import type { ShellWords } from '../../words/words.ts';
import { PostForm } from '../contact/form/PostForm.tsx';
import { type ResultLine, ResultLines } from '../home/ResultLines.tsx';
import { People, type ShownPerson } from '../people/People.tsx';
import type { Teaser } from '../works/teaser.props.ts';
import { SwedenServices } from './SwedenServices.tsx';
import { SwedenWorks } from './SwedenWorks.tsx';

const SwedenHead = styled(Field)`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  min-height: min(100svh, 60rem, 85vw);
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  & > p { margin: 1.5rem 0 3rem; }
`;

/** Phones show half of the drawing, about twice as large. */
const SwedenSkyline = styled.div`
  --width: 100vw;
  align-self: end;
  margin: 0 calc(-1 * ${space.margin});
  /* Lowers the drawing's ground, 17 of 1,200 units above its edge, to that of the section. */
  margin-bottom: calc(var(--width) * -17 / 1200);
  ${below.tablet} {
    --width: 180vw;
    width: var(--width);
    margin-left: calc(-39vw - ${space.margin});
  }
`;

const SwedenOffice = styled.address`
  overflow-wrap: anywhere;
  margin-top: 2rem;
  display: grid;
  justify-items: start;
  a { padding: 0.3em 0; font-weight: 600; ${hoverUnderline} }
  ${coarse} { a { padding: 0.5em 0; } }
`;

/** On phones the second portrait is cut off, to show that the row scrolls. */
const SwedenPeople = styled(Field)`ul { --each: min(11.5rem, 60vw); }`;

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
          <SwedenWorks works={works} />
          <TextLink href={routes.works} hrefLang="en">
            {labels.allWorks}
          </TextLink>
        </Field>
      )}
      {sections.results && <ResultLines {...sections.results} lines={lines} large />}
      {sections.voice && (
        <Field as="div">
          <Quote text={sections.voice.text} by={sections.voice.role} />
        </Field>
      )}
      {sections.ways && (
        <Field $tone="loud">
          <Stack $gap="l">
            <Chapter>{sections.ways.heading}</Chapter>
            <FoldedTerms
              more={labels.more}
              terms={sections.ways.items.map(({ title, text }) => [title, [text]])}
            />
          </Stack>
        </Field>
      )}
      <Field $tone="quiet">
        <Columns $columns="third" $from="wide">
          <Stack>
            <Chapter>{labels.services}</Chapter>
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
          </Stack>
          <SwedenServices services={services} />
        </Columns>
      </Field>
      {sections.people && (
        <SwedenPeople $tone="second">
          <Stack $gap="l">
            <Chapter>{sections.people.heading}</Chapter>
            <People people={team} />
          </Stack>
        </SwedenPeople>
      )}
      <Field>
        <Stack $gap="l">
          {sections.facts && (
            <Columns $columns="third">
              <Chapter>{sections.facts.heading}</Chapter>
              <FoldedTerms
                more={labels.more}
                terms={sections.facts.items.map(({ term, text }) => [term, [text]])}
              />
            </Columns>
          )}
          <TextLink href={routes.home} hrefLang="en">
            {labels.inEnglish}
          </TextLink>
        </Stack>
      </Field>
      <Field $tone="quiet">
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
