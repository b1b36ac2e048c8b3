import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Sky } from '../../../calendar/solar.ts';
import { litSkylines, skylineRoom } from '../../../env/offices.ts';
import { officesWithoutSkyline } from '../../../env/pages.ts';
import { from, shaped } from '../../../theme/theme.ts';
import { Skyline } from '../../../ui/Skyline.tsx';

/**
 * Contains the sun or the moon. It reaches from below the animals' line to the skyline's horizon,
 * which is 20 of 260 units above the skyline's lower edge.
 */
const SkyArea = styled.div`
  position: absolute;
  inset: calc(0.75rem - var(--room)) 0 7.5%;
  z-index: -1;
  overflow: clip;
  @media print, (forced-colors: active) { display: none; }
`;

/** A skyline is transparent, so the disc keeps clear of its towers: between `--start` and `--end`. */
const SkyDisc = styled.div`
  --size: 2.25rem;
  ${from.desktop} { --size: 3.5rem; }
  --start: var(--from);
  --end: var(--to);
  ${shaped.phone} { --start: var(--phone-from); --end: var(--phone-to); }
  position: absolute;
  left: calc(var(--start) + var(--across) * (var(--end) - var(--start) - var(--size)));
  bottom: calc(var(--height) * (100% - var(--size) / 2) - var(--size) / 2);
  width: var(--size);
  height: var(--size);
  border-radius: 50%;
  background: var(--focus);
  /* Draws a crescent above most of the roofs, so that its light does not meet their lines. */
  [data-night] & {
    --size: 2.25rem;
    --highest: 100% - var(--size);
    --lowest: min(60%, var(--highest));
    bottom: calc(var(--lowest) + var(--height) * (var(--highest) - var(--lowest)));
    background: none;
    box-shadow: inset calc(var(--size) / -4) calc(var(--size) / 10) var(--on);
    rotate: 15deg;
  }
`;

const LitWindows = styled(Skyline)`
  position: absolute;
  inset: auto 0 0;
`;

const whole = { from: 0, to: 100 };

/** Returns properties of `SkyDisc`. Above an unknown skyline the moon stays at the upper edge. */
function discStyle(office: string, { across, height, isNight }: Sky) {
  const room = skylineRoom[office];
  const disc = isNight ? 'moon' : 'sun';
  const { from, to } = room?.[disc] ?? whole;
  const onPhones = room?.phone[disc] ?? whole;
  return {
    '--across': across,
    '--height': room || !isNight ? height : 1,
    '--from': `${from}%`,
    '--to': `${to}%`,
    '--phone-from': `${onPhones.from}%`,
    '--phone-to': `${onPhones.to}%`,
  } as CSSProperties;
}

/** The sun or, at night, the moon and lit windows behind an office's skyline. */
export const OfficeSky = ({ office, sky }: { office: string; sky: Sky }) =>
  !officesWithoutSkyline.includes(office) && (
    <>
      <SkyArea>
        <SkyDisc style={discStyle(office, sky)} />
      </SkyArea>
      {sky.isNight && litSkylines.includes(office) && <LitWindows $city={`${office}-lit`} />}
    </>
  );
