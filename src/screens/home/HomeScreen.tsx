import type { PageText } from '../../content/pageSchemas.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import type { ShownPerson } from '../people/shownPerson.ts';
import type { WorkTeaser } from '../works/teaser.ts';
import { Hero } from './Hero.tsx';
import { Industries, type IndustryLink } from './Industries.tsx';
import { type Group, PricedServices } from './PricedServices.tsx';
import { type ResultLine, ResultLines } from './ResultLines.tsx';
import { Steps } from './Steps.tsx';
import { TeamPreview } from './TeamPreview.tsx';
import { ThreeWorks } from './ThreeWorks.tsx';
import { type Said, Voices } from './Voices.tsx';

export interface HomeProps {
  text: Omit<PageText<'home'>, 'results' | 'voices' | 'people'> & {
    results: { heading: string };
    voices: { heading: string };
    people: { heading: string; link: string; day: string };
  };
  results: ResultLine[];
  works: WorkTeaser[];
  groups: Group[];
  voices: Said[];
  people: ShownPerson[];
  industries: IndustryLink[];
}

export const HomeScreen = ({ text, results, works, groups, voices, people, industries }: HomeProps) => (
  <>
    <Hero text={text} />
    <BelowFirstScreen>
      <ResultLines {...text.results} lines={results} />
      <ThreeWorks {...text.works} works={works} />
      <PricedServices {...text.services} groups={groups} />
      <Steps {...text.steps} />
      <Voices {...text.voices} voices={voices} />
      <TeamPreview {...text.people} people={people} />
      <Industries {...text.industries} industries={industries} />
      <ClosingCall {...text.call} button={text.contact} />
    </BelowFirstScreen>
  </>
);
