import { localTime } from '../../calendar/localTime.ts';
import { skyAt } from '../../calendar/solar.ts';
import { loadPage, loadPeople } from '../../content/build/load.ts';
import { inWords, upperCaseFirstLetter } from '../../content/build/readable.ts';
import { officePlaces } from '../../env/offices.ts';
import { photoOf } from '../../images/workPicture.ts';
import { site } from '../../site.ts';
import type { AboutProps } from './AboutScreen.tsx';

/** @returns milliseconds since 1970 */
function momentOf(date: string, time: string, timeZone: string) {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const local = localTime(asUtc, timeZone);
  return 2 * asUtc - Date.parse(`${local.date}T${local.time}Z`);
}

/** The sky over each office that has coordinates. @param moment milliseconds since 1970 */
const skiesAt = (moment: number) =>
  Object.fromEntries(
    site.offices.flatMap(({ id }, index) => {
      const place = officePlaces[index];
      if (!place) return [];
      const { isNight, across, height } = skyAt(moment, place);
      return [[id, { isNight, across, height }]];
    }),
  );

export function aboutProps(): { props: AboutProps } {
  const people = loadPeople().map(({ portrait, ...person }) => ({
    ...person,
    // They begin a sentence, and Swedish writes them in lower case.
    languages: person.languages.map((name, index) => (index ? name : upperCaseFirstLetter(name))),
    ...photoOf({ portrait }),
  }));
  const text = loadPage('about', { headCount: inWords(people.length) });
  const { date, hours = [] } = text.day ?? {};
  const zoneOf = (office: string) =>
    (site.offices.find(({ id }) => id === office) ?? site.offices[0])?.timeZone ?? 'UTC';
  return {
    props: {
      text,
      skies: date
        ? hours.map(({ hour, office }) => skiesAt(momentOf(date, hour, zoneOf(office))))
        : [],
      people,
      headCounts: Object.fromEntries(
        site.offices.map(({ id }) => [
          id,
          inWords(people.filter(({ office }) => office === id).length),
        ]),
      ),
    },
  };
}
