import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { routes, servicePath } from '../../site.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Section } from '../../ui/Section.tsx';
import { Heading } from '../../ui/text.ts';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { People, type ShownPerson } from '../shared/people/People.tsx';
import { Hero } from './Hero.tsx';
import { Industries } from './Industries.tsx';
import { type Group, PricedServices } from './PricedServices.tsx';
import { type ResultLine, ResultLines } from './ResultLines.tsx';
import { Steps } from './Steps.tsx';
import type { ShownWork } from './shownWorks.props.ts';
import { ThreeWorks } from './ThreeWorks.tsx';
import { type Voice, Voices } from './Voices.tsx';

type Team = { heading: string; link: string; day?: string | undefined };

const TeamPreview = ({ heading, link, day, people }: Team & { people: readonly ShownPerson[] }) => (
  <Section $tone="quiet" aria-labelledby="people">
    <Columns $columns="third">
      <div>
        <Heading id="people">{heading}</Heading>
        <p>
          <TextLink href={`${routes.about}#people`} style={{ marginRight: '1.5rem' }}>
            {link}
          </TextLink>
          {day && <TextLink href={`${routes.about}#day`}>{day}</TextLink>}
        </p>
      </div>
      <People people={people} />
    </Columns>
  </Section>
);

export interface HomeProps {
  text: Omit<PageText<'home'>, 'results' | 'voices' | 'people' | 'industries'> & {
    industries: { heading: string; text: string; link: string } | null;
    results: { heading: string } | null;
    voices: { heading: string } | null;
    people: Team | null;
  };
  results: ResultLine[];
  works: ShownWork[];
  groups: Group[];
  voices: Voice[];
  people: ShownPerson[];
  /** The slugs of industries, which link to their pages. */
  industries: string[];
}

export const HomeScreen = ({
  text,
  results,
  works,
  groups,
  voices,
  people,
  industries,
}: HomeProps) => {
  const lastService = groups.at(-1)?.services.at(-1);
  return (
    <>
      <Hero text={text} works={works} />
      <BelowFirstScreen>
        {text.results && <ResultLines {...text.results} lines={results} />}
        {text.works && works.length > 0 && <ThreeWorks {...text.works} works={works} />}
        {text.services && <PricedServices {...text.services} groups={groups} />}
        {text.steps && <Steps {...text.steps} />}
        {text.voices && <Voices {...text.voices} voices={voices} />}
        {text.people && <TeamPreview {...text.people} people={people} />}
        {text.industries && <Industries {...text.industries} slugs={industries} />}
        {text.call && (
          <ClosingCall {...text.call} button={text.contact}>
            {lastService && <ClosingDrawing path={servicePath(lastService.slug)} />}
          </ClosingCall>
        )}
      </BelowFirstScreen>
    </>
  );
};
