import styled from 'styled-components';
import { routes } from '../../site.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Display, Lead } from '../../ui/text.ts';

const Room = styled(Field)`
  display: grid;
  align-content: center;
  min-height: 100svh;
  padding-top: calc(${space.header} + 2rem);
  padding-bottom: 3rem;
  h1 { max-width: 7em; }
  p { margin: 1.25rem 0; }
  ul { display: grid; justify-items: start; }
  img { width: clamp(10rem, 26vw, 20rem); height: auto; }
`;

export const NotFoundScreen = () => (
  <Room $tone="loud">
    <img src="/illustrations/puli-lost.svg" alt="" width={160} height={160} />
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
  </Room>
);
