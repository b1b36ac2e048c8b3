import { ClosingCall } from '../closing/ClosingCall.tsx';
import type { ServiceWord } from '../services/ServiceWords.tsx';
import type { WorkTeaser } from '../works/teaser.ts';
import { Hero } from './Hero.tsx';
import { Industries } from './Industries.tsx';
import { Steps } from './Steps.tsx';
import { TenServices } from './TenServices.tsx';
import { ThreeWorks } from './ThreeWorks.tsx';
import { TwoCities } from './TwoCities.tsx';

export interface HomeProps {
  works: WorkTeaser[];
  services: ServiceWord[];
}

export const HomeScreen = ({ works, services }: HomeProps) => (
  <>
    <Hero />
    <Steps />
    <ThreeWorks works={works} />
    <TenServices services={services} />
    <Industries />
    <TwoCities />
    <ClosingCall
      heading="Bring us the tangle."
      text="Three lines about your idea will do. Whoever writes back can also do the work."
    />
  </>
);
