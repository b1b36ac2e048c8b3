import type { PageText } from '../../content/pageSchemas.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import type { WorkTeaser } from '../works/teaser.ts';
import { Hero } from './Hero.tsx';
import { Industries } from './Industries.tsx';
import { Steps } from './Steps.tsx';
import { type Summaries, TenServices } from './TenServices.tsx';
import { ThreeWorks } from './ThreeWorks.tsx';
import { TwoCities } from './TwoCities.tsx';

export interface HomeProps {
  text: PageText<'home'>;
  works: WorkTeaser[];
  services: Summaries;
}

export const HomeScreen = ({ text, works, services }: HomeProps) => (
  <>
    <Hero text={text} />
    <BelowFirstScreen>
      <Steps {...text.steps} />
      <ThreeWorks {...text.works} works={works} />
      <TenServices {...text.services} summaries={services} />
      <Industries {...text.industries} />
      <TwoCities {...text.cities} />
      <ClosingCall {...text.call} button={text.contact} />
    </BelowFirstScreen>
  </>
);
