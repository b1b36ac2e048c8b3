import type { Place } from '../calendar/solar.ts';
import type { SkylineRoom } from '../content/schemas/agencySchema.ts';

// The settings that next.config.js passes to the footer's clock, parsed.

/** Where the offices are that have coordinates, by their ids. */
export const officePlaces: Readonly<Record<string, Place | undefined>> = JSON.parse(
  process.env.PLACES ?? '{}',
);

/** The ids of the offices with a drawing of lit windows. */
export const litSkylines = (process.env.LIT_SKYLINES ?? '').split(' ');

/** Where skylines have room for the sun and the moon, by the ids of their offices. */
export const skylineRoom: Readonly<Record<string, SkylineRoom | undefined>> = JSON.parse(
  process.env.SKYLINE_ROOM ?? '{}',
);
