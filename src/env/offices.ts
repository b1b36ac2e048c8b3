// The settings that next.config.js passes to the footer's clock, parsed.

const places = (process.env.PLACES ?? '').split(',');
const lit = (process.env.LIT_SKYLINES ?? '').split(' ');

/** Where each office is, in the order of `site.offices`; undefined for one without coordinates. */
export const officePlaces = places.map((place) => {
  const [latitude, longitude] = place.split(' ').map(Number);
  return longitude === undefined ? undefined : { latitude: latitude ?? 0, longitude };
});

/** The ids of the offices with a drawing of lit windows. */
export const litSkylines = lit;
