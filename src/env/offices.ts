// The settings that next.config.js passes to the footer's clock, parsed.

/** Where each office is, in the order of `site.offices`; undefined for one without coordinates. */
export const officePlaces = (process.env.PLACES ?? '').split(',').map((place) => {
  const [latitude, longitude] = place.split(' ').map(Number);
  return longitude === undefined ? undefined : { latitude: latitude ?? 0, longitude };
});

/** The ids of the offices with a drawing of lit windows. */
export const litSkylines = (process.env.LIT_SKYLINES ?? '').split(' ');
