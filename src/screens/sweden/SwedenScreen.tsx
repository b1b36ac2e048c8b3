import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { NamedPath } from '../../content/load/load.ts';
import type { SverigeText } from '../../content/schemas/swedenSchema.ts';
import type { WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { type Office, routes } from '../../site.ts';
import { color } from '../../theme/theme.ts';
import { HeaderInk } from '../../ui/HeaderInk.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter, Prose } from '../../ui/text.ts';
import type { ShellWords } from '../../words/words.ts';
import { type ResultLine, ResultLines } from '../home/ResultLines.tsx';
import { PostForm } from '../shared/form/PostForm.tsx';
import { People, type ShownPerson } from '../shared/people/People.tsx';
import { Questions } from '../shared/Questions.tsx';
import { RelatedMore } from '../shared/works/RelatedMore.ts';
import { RelatedWorks } from '../shared/works/RelatedWorks.tsx';
import type { RelatedWork } from '../shared/works/related.props.ts';
import { SwedenHead } from './SwedenHead.tsx';
import { type SwedenGroup, SwedenServices } from './SwedenServices.tsx';
import { SwedenStudio } from './SwedenStudio.tsx';
import { SwedenVoice } from './SwedenVoice.tsx';
import { SwedenWays } from './SwedenWays.tsx';

/** On phones the second portrait is cut off, to show that the row scrolls. */
const SwedenPeople = styled(Section)`--person: min(16rem, 72vw);`;

const SwedenCallText = styled.p`
  max-width: 24em;
  margin: 1.25rem 0 1rem;
`;

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
    <SwedenStudio text={sections.studio} labels={labels} office={office} plan={plan} />
    {sections.works && works.length > 0 && (
      <RelatedWorks heading={sections.works.heading} works={works}>
        <RelatedMore>
          <p>{sections.works.text}</p>
          <TextLink href={routes.works} hrefLang="en">
            {labels.allWorks}
          </TextLink>
        </RelatedMore>
      </RelatedWorks>
    )}
    {sections.results && <ResultLines {...sections.results} lines={lines} large />}
    {voice && <SwedenVoice {...voice} />}
    {sections.ways && <SwedenWays {...sections.ways} more={labels.more} />}
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
        <div>
          <Chapter id="write">{sections.call.heading}</Chapter>
          <SwedenCallText>{sections.call.text}</SwedenCallText>
        </div>
        <PostForm form={form} labelledBy="write" />
      </Columns>
    </Section>
  </div>
);
