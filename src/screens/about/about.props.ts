import { localTime } from '../../calendar/localTime.ts';
import { skyAt } from '../../calendar/solar.ts';
import { loadPage, loadPeople } from '../../content/load/load.ts';
import { headCounts } from '../../content/texts/headCounts.ts';
import { inWords, upperCaseFirstLetter } from '../../content/texts/readable.ts';
import { officePlaces } from '../../env/offices.ts';
import { photoOf } from '../../images/workPicture.ts';
import { officeOf, site } from '../../site.ts';
import type { AboutProps } from './AboutScreen.tsx';

/** @returns milliseconds since 1970 */
function momentOf(date: string, time: string, timeZone: string) {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const local = localTime(asUtc, timeZone);
  return 2 * asUtc - Date.parse(`${local.date}T${local.time}Z`);
}

/** Returns the sky over each office that has coordinates. @param moment milliseconds since 1970 */
const skiesAt = (moment: number) =>
  Object.fromEntries(
    site.offices.flatMap(({ id }) => {
      const place = officePlaces[id];
      if (!place) return [];
      const { isNight, across, height } = skyAt(moment, place);
      return [[id, { isNight, across, height }]];
    }),
  );

export function aboutProps(): { props: AboutProps } {
  const people = loadPeople().map(({ portrait, ...person }) => ({
    ...person,
    // The first language begins a sentence, and Swedish writes languages in lower case.
    languages: person.languages.map((name, index) => (index ? name : upperCaseFirstLetter(name))),
    ...photoOf({ portrait }),
  }));
  const text = loadPage('about', { headCount: inWords(people.length) });
  const { date, hours = [] } = text.day ?? {};
  return {
    props: {
      text,
      skies: date
        ? hours.map(({ hour, office }) =>
            skiesAt(momentOf(date, hour, officeOf({ office }).timeZone)),
          )
        : [],
      people,
      headCounts: headCounts(people),
    },
  };
}
