import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import type { Sky } from '../../calendar/solar.ts';
import { hasTwoOffices } from '../../site.ts';
import { color, from } from '../../theme/theme.ts';
import { space, spacing, stroke } from '../../theme/tokens.ts';
import { paint } from '../../ui/Section.tsx';

/** The sky over each office that has coordinates. */
export type Skies = Record<string, Pick<Sky, 'isNight' | 'across' | 'height'>>;

export type Light = 'day' | 'night';

/** Matches windows in which each of two offices has one half. */
export const halves = hasTwoOffices ? from.tablet : '@media not all';

const lights = {
  day: paint({ background: color.marked, text: color.onMarked }),
  night: paint({ background: color.ink, text: color.onDeep, line: color.deepLine }),
};

/** Places a half in its column, with its part of the line between the cities. */
const half = ($side: number) => css`
  grid-row: 1;
  grid-column: ${$side + 1};
  ${
    $side &&
    css`
      padding-left: ${space.gutter};
      &::before {
        content: '';
        position: absolute;
        z-index: 1;
        inset: 0 auto 0 calc(${stroke.line} / -2);
        border-left: ${stroke.line} solid var(--line);
      }
    `
  }
`;

/** A half of the window, or with a negative side all of it, on the light of day or night. */
export const DayCell = styled.div<{ $side: number; $light: Light }>`
  position: relative;
  padding: ${spacing.m} ${space.margin};
  ${({ $light }) => lights[$light]}
  ${halves} { ${({ $side }) => ($side < 0 ? 'grid-column: 1 / -1;' : half($side))} }
`;

/** Draws the horizon by day, because the sun of a winter's day barely leaves it. */
const SkyCell = styled(DayCell)`
  display: none;
  ${halves} { display: block; }
  ${({ $light }) =>
    $light === 'day' &&
    css`
      &::after {
        content: '';
        position: absolute;
        inset: auto 0 0;
        border-bottom: ${stroke.line} solid var(--line);
      }
    `}
`;

/** The sun and the moon cross it from one side to the other. */
const SkyArea = styled.div`
  --size: clamp(7rem, 9vw, 11rem);
  position: absolute;
  inset: 0 ${space.gutter};
  overflow: clip;
`;

/** The sky beside each hour, for phones, where no half is free. */
const SmallSkyArea = styled.div`
  --size: 1.75rem;
  position: relative;
  overflow: clip;
  ${from.tablet} { display: none; }
`;

const Sun = styled.div`
  position: absolute;
  left: calc(var(--across) * (100% - var(--size)));
  bottom: calc(var(--height) * 100% - var(--size) / 2);
  width: var(--size);
  height: var(--size);
  border: ${stroke.line} solid var(--line);
  border-radius: 50%;
  ${SmallSkyArea} & { bottom: 0; background: var(--line); }
`;

const Moon = styled(Sun)`
  bottom: calc(50% - var(--size) / 2);
  && { background: none; }
  scale: 0.65;
  border: 0;
  box-shadow: inset calc(var(--size) / -4) calc(var(--size) / 10) var(--line);
  rotate: 15deg;
`;

type SkyProps = { sky: Skies[string] | undefined };

const SunOrMoon = ({ sky }: SkyProps) => {
  if (!sky) return null;
  const Disc = sky.isNight ? Moon : Sun;
  return <Disc style={{ '--across': sky.across, '--height': sky.height } as CSSProperties} />;
};

/** The sky over an hour's own city, for phones. */
export const SmallSky = ({ sky }: SkyProps) => (
  <SmallSkyArea aria-hidden>
    <SunOrMoon sky={sky} />
  </SmallSkyArea>
);

/** The sky over the city whose half has no text at an hour. */
export const OtherSky = ({ side, sky }: SkyProps & { side: number }) => (
  <SkyCell $side={side} $light={sky?.isNight ? 'night' : 'day'} aria-hidden>
    <SkyArea>
      <SunOrMoon sky={sky} />
    </SkyArea>
  </SkyCell>
);
