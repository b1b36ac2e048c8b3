import styled from 'styled-components';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { belowHeader, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Display, Lead } from '../../ui/text.ts';

const Room = styled(Field)`
  display: grid;
  align-items: end;
  min-height: min(100svh, 90vw);
  padding-top: ${belowHeader('1rem')};
  padding-bottom: 0;
  border-bottom: 5px solid var(--line);
  h1 { max-width: 6.2em; font-size: min(${type.display}, 17svh); }
  p { margin: clamp(1.25rem, 3vw, 4rem) 0 1.25rem; }
  ul { display: grid; justify-items: start; padding-bottom: 2.5rem; }
  img { width: clamp(15rem, 34vw, 46rem); height: auto; justify-self: end; }
  ${from.tablet} { grid-template-columns: 8fr 4fr; }
`;

export const NotFoundScreen = () => (
  <Room>
    <div>
      <Display>The puli has eaten the page.</Display>
      <Lead>It may have moved, or the address may have lost a letter on the way. The dog is not saying.</Lead>
      <PlainList>
        <li>
          <TextLink href={routes.home}>Start again from the beginning</TextLink>
        </li>
        <li>
          <TextLink href={routes.works}>Look at what we made</TextLink>
        </li>
        <li>
          <TextLink href={routes.contact}>Tell us what was missing</TextLink>
        </li>
      </PlainList>
    </div>
    <img src="/illustrations/puli-lost.svg" alt="" width={160} height={160} />
  </Room>
);
