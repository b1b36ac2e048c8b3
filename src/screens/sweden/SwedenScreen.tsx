import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { NamedPath } from '../../content/build/load.ts';
import type { SverigeText } from '../../content/build/swedenSchema.ts';
import type { WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { dialled, type Office, routes } from '../../site.ts';
import { coarse, color, from } from '../../theme/theme.ts';
import { largeType, space, spacing } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow } from '../../ui/Fold.tsx';
import { HeaderInk } from '../../ui/HeaderInk.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter, Prose, Title } from '../../ui/text.ts';
import { hoverUnderline } from '../../ui/underline.ts';
import type { ShellWords } from '../../words/words.ts';
import { PostForm } from '../contact/form/PostForm.tsx';
import { type ResultLine, ResultLines } from '../home/ResultLines.tsx';
import { People, type ShownPerson } from '../people/People.tsx';
import { Questions } from '../service/Questions.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { RelatedWork } from '../works/related.props.ts';
import { SwedenHead } from './SwedenHead.tsx';
import { type SwedenGroup, SwedenServices } from './SwedenServices.tsx';
import { SwedenVoice } from './SwedenVoice.tsx';

const SwedenPlan = styled.img`width: 100%;`;

const SwedenOffice = styled.address`
  overflow-wrap: anywhere;
  margin-top: 2rem;
  display: grid;
  justify-items: start;
  a { padding: 0.3em 0; font-weight: 600; ${hoverUnderline} }
  ${coarse} { a { padding: 0.5em 0; } }
`;

const SwedenWays = styled.ul`
  display: grid;
  gap: 0 ${space.gutter};
  li { ${foldRow} border-top: 2px solid var(--line); padding: 0.75rem 0; }
  h3 { ${largeType} }
  p { margin-top: 0.5rem; max-width: 29em; }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li { padding-bottom: ${spacing.xl}; }
  }
`;

/** On phones the second portrait is cut off, to show that the row scrolls. */
const SwedenPeople = styled(Section)`ul { --each: min(16rem, 72vw); }`;

const SwedenCall = styled.div`p { max-width: 24em; margin: 1.25rem 0 1rem; }`;

type Sections = SverigeText['sections'];

export interface SwedenProps {
  /** Marks the page as Swedish for the document and the shell. */
  lang: 'sv';
  /** Makes the shell of this page Swedish. */
  shell: ShellWords;
  text: Omit<SverigeText, 'workSummaries' | 'serviceNames' | 'serviceGroups' | 'sections'> & {
    sections: Omit<Sections, 'results' | 'voice' | 'people'> &
      Record<'results' | 'people', { heading: string } | null>;
  };
  drawing: WovenDrawing;
  office: Office;
  /** The office's drawn map, if it has one. */
  plan: string | null;
  services: SwedenGroup[];
  /** Pages in English about prices and terms. */
  furtherPages: NamedPath[];
  works: RelatedWork[];
  voice: ComponentProps<typeof SwedenVoice> | null;
  lines: ResultLine[];
  team: ShownPerson[];
  form: FormDefinition;
}

export const SwedenScreen = ({
  text: { headline, lead, sections, labels },
  drawing,
  office,
  plan,
  services,
  furtherPages,
  works,
  voice,
  lines,
  team,
  form,
}: SwedenProps) => (
  <div lang="sv">
    <HeaderInk $ink={color.onSecond} />
    <SwedenHead headline={headline} lead={lead} drawing={drawing} />
    <Section>
      <Columns $from="tablet">
        <Stack $gap="l">
          <Chapter>{sections.studio.heading}</Chapter>
          {plan && <SwedenPlan src={plan} alt="" width={640} height={420} loading="lazy" />}
        </Stack>
        <div>
          <Prose>
            <p>{sections.studio.paragraphs[0]}</p>
            {sections.studio.paragraphs.length > 1 && (
              <Fold summary={labels.more} topic={sections.studio.heading}>
                <Each as="p" texts={sections.studio.paragraphs.slice(1)} />
              </Fold>
            )}
          </Prose>
          <SwedenOffice>
            <strong>{labels.office}</strong>
            <span>{`${office.street}, ${office.postalCode} ${office.city}`}</span>
            <a href={`mailto:${office.email}`}>{office.email}</a>
            <a href={`tel:${dialled(office.phone)}`}>{office.phone}</a>
          </SwedenOffice>
        </div>
      </Columns>
    </Section>
    {sections.works && works.length > 0 && (
      <RelatedWorks heading={sections.works.heading} works={works}>
        <p>{sections.works.text}</p>
        <TextLink href={routes.works} hrefLang="en">
          {labels.allWorks}
        </TextLink>
      </RelatedWorks>
    )}
    {sections.results && <ResultLines {...sections.results} lines={lines} large />}
    {voice && <SwedenVoice {...voice} />}
    {sections.ways && (
      <Section $tone="loud">
        <Stack $gap="l">
          <Chapter>{sections.ways.heading}</Chapter>
          <SwedenWays role="list">
            {sections.ways.items.map(({ title, text }, index) => (
              <li key={title}>
                <Title>{title}</Title>
                <Fold summary={labels.more} topic={title} row open={index === 0}>
                  <p>{text}</p>
                </Fold>
              </li>
            ))}
          </SwedenWays>
        </Stack>
      </Section>
    )}
    <Section $tone="quiet">
      <Stack $gap="m">
        <Columns $columns="third" $from="wide">
          <Chapter>{labels.services}</Chapter>
          <Prose>
            <p>
              {labels.servicesNote}{' '}
              {furtherPages.map(([path, name], index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <Link href={path} hrefLang="en">
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          </Prose>
        </Columns>
        <SwedenServices groups={services} />
        <TextLink href={routes.home} hrefLang="en">
          {labels.inEnglish}
        </TextLink>
      </Stack>
    </Section>
    {sections.people && (
      <SwedenPeople $tone="second">
        <Stack $gap="l">
          <Chapter>{sections.people.heading}</Chapter>
          <People people={team} />
        </Stack>
      </SwedenPeople>
    )}
    {sections.facts && (
      <Questions
        tone="page"
        openFirst
        heading={sections.facts.heading}
        questions={sections.facts.items.map(({ term, text }) => ({
          question: term,
          answer: text,
        }))}
      />
    )}
    <Section $tone="quiet">
      <Columns>
        <SwedenCall>
          <Chapter id="write">{sections.call.heading}</Chapter>
          <p>{sections.call.text}</p>
        </SwedenCall>
        <PostForm form={form} labelledBy="write" />
      </Columns>
    </Section>
  </div>
);
