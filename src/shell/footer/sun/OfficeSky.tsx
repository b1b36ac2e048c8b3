import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Sky } from '../../../calendar/solar.ts';
import { litSkylines } from '../../../env/offices.ts';
import { officesWithoutSkyline } from '../../../env/pages.ts';
import { from, shaped } from '../../../theme/theme.ts';
import { Skyline } from '../../../ui/Skyline.tsx';

/**
 * The sky above the skyline's horizon, which is 20 of 260 units above its lower edge. Ends below
 * the animals' line. What a skyline has at its sides and its highest tower, which is in its left
 * third or fills phones, is transparent, so nothing shines through it.
 */
const OfficeHeaven = styled.div`
  position: absolute;
  inset: calc(0.75rem - var(--room)) 16% 7.5% 38%;
  ${shaped.phone} { left: 16%; }
  z-index: -1;
  overflow: clip;
  @media print, (forced-colors: active) { display: none; }
`;

const SkyDisc = styled.div`
  --size: 2.25rem;
  ${from.desktop} { --size: 3.5rem; }
  position: absolute;
  left: calc(var(--across) * (100% - var(--size)));
  bottom: calc(var(--height) * (100% - var(--size) / 2) - var(--size) / 2);
  width: var(--size);
  height: var(--size);
  border-radius: 50%;
  background: var(--focus);
  /* A crescent, above most of the roofs, so that its light does not meet their lines. */
  [data-night] & {
    --size: 2.25rem;
    --highest: 100% - var(--size);
    --lowest: min(60%, var(--highest));
    bottom: calc(var(--lowest) + var(--height) * (var(--highest) - var(--lowest)));
    /* Between the highest tower and another one at 70 % of the skyline. */
    left: calc(11% + var(--across) * (54% - var(--size)));
    background: none;
    box-shadow: inset calc(var(--size) / -4) calc(var(--size) / 10) var(--on);
    rotate: 15deg;
    /* Phones show only the city's tower. The moon stays on its left. */
    ${shaped.phone} { left: calc(var(--across) * (38% - var(--size))); }
  }
`;

const LitWindows = styled(Skyline)`
  position: absolute;
  inset: auto 0 0;
`;

/** The sun or, at night, the moon and lit windows behind an office's skyline. */
export const OfficeSky = ({ office, sky }: { office: string; sky: Sky }) =>
  !officesWithoutSkyline.includes(office) && (
    <>
      <OfficeHeaven>
        <SkyDisc style={{ '--across': sky.across, '--height': sky.height } as CSSProperties} />
      </OfficeHeaven>
      {sky.isNight && litSkylines.includes(office) && <LitWindows $city={`${office}-lit`} />}
    </>
  );
