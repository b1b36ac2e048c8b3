const degree = Math.PI / 180;
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Degrees, north and east positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Angles in degrees. */
interface SunPosition {
  /** Since solar noon: -180 to 180, 15 an hour. */
  hourAngle: number;
  /** The hour angle of sunset; 0 if the sun does not rise, 180 if it does not set. */
  halfDay: number;
  /** Above the horizon at solar noon. */
  noonHeight: number;
}

/**
 * Follows NOAA's "General Solar Position Calculations"
 * (https://gml.noaa.gov/grad/solcalc/solareqns.PDF), which is exact to about a minute.
 * @param moment milliseconds since 1970
 */
function sunPosition(moment: number, { latitude, longitude }: Place): SunPosition {
  const year = new Date(moment).getUTCFullYear();
  const start = Date.UTC(year, 0);
  const time = (moment - start) / dayMs;
  const angle = (2 * Math.PI * (time - 0.5)) / ((Date.UTC(year + 1, 0) - start) / dayMs);
  const sin = (times: number) => Math.sin(times * angle);
  const cos = (times: number) => Math.cos(times * angle);
  /** How far a sundial is ahead of a clock, in minutes. */
  const equationOfTime =
    229.18 *
    (0.000075 + 0.001868 * cos(1) - 0.032077 * sin(1) - 0.014615 * cos(2) - 0.040849 * sin(2));
  const declination =
    0.006918 -
    0.399912 * cos(1) +
    0.070257 * sin(1) -
    0.006758 * cos(2) +
    0.000907 * sin(2) -
    0.002697 * cos(3) +
    0.00148 * sin(3);
  const turn = time * 360 + equationOfTime / 4 + longitude;
  const north = latitude * degree;
  // The sun's upper edge is on the horizon, and the air bends its light.
  const cosHalfDay =
    Math.cos(90.833 * degree) / (Math.cos(north) * Math.cos(declination)) -
    Math.tan(north) * Math.tan(declination);
  return {
    hourAngle: (((turn % 360) + 360) % 360) - 180,
    halfDay: Math.acos(Math.min(Math.max(cosHalfDay, -1), 1)) / degree,
    noonHeight: 90 - Math.abs(latitude - declination / degree),
  };
}

export interface Sky {
  isNight: boolean;
  /** How far the sun or the moon is on its way from the left to the right, from 0 to 1. */
  across: number;
  /** Its height, from 0 at the horizon to 1. */
  height: number;
  /** The next sunset by day, in milliseconds since 1970; missing if the sun does not set. */
  sunset?: number;
  /** Whether the sun neither rises nor sets today. */
  isEndless: boolean;
}

/** The noon height of the sun that reaches the top of the sky, in degrees. */
const highest = 60;

/**
 * Returns the sky above a place. The moon is opposite the sun. @param moment milliseconds since
 * 1970
 */
export function skyAt(moment: number, place: Place): Sky {
  const { hourAngle, halfDay, noonHeight } = sunPosition(moment, place);
  const isEndless = halfDay === 0 || halfDay === 180;
  const isNight = isEndless ? halfDay === 0 : Math.abs(hourAngle) >= halfDay;
  const sinceMiddle = isNight ? hourAngle - Math.sign(hourAngle) * 180 : hourAngle;
  const share = (1 + sinceMiddle / (isNight ? 180 - halfDay : halfDay)) / 2;
  const sky: Sky = {
    isNight,
    // South of the equator the sun passes from the right to the left.
    across: place.latitude < 0 ? 1 - share : share,
    height: Math.sin(Math.PI * share) * (isNight ? 0.85 : Math.min(1, noonHeight / highest)),
    isEndless,
  };
  if (isNight || isEndless) return sky;
  const untilSunset = (at: number, { hourAngle, halfDay } = sunPosition(at, place)) =>
    Math.round(at + (halfDay - hourAngle) * 4 * minuteMs);
  // Near the polar circle the days change so quickly that the first result may be minutes off.
  return { ...sky, sunset: untilSunset(untilSunset(moment)) };
}
