import type { Sample } from '../../ui/example.ts';
import { AsSent } from './AsSent.tsx';
import { Styleguide } from './Styleguide.tsx';

const Drawn = ({ sample }: { sample: Sample }) => (
  <div>
    <Styleguide sample={sample} />
  </div>
);

/**
 * What the site is made of. Not part of the site: production builds leave it out. Browsers get it as HTML alone, but for
 * development: it uses every part, and webpack would divide the scripts of all other pages by that.
 */
export const StyleguideScreen = process.env.NODE_ENV === 'production' && typeof window !== 'undefined' ? AsSent : Drawn;
