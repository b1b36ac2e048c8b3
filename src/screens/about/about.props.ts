import { loadPage, loadPeople } from '../../content/build/load.ts';
import { inWords, upperCaseFirstLetter } from '../../content/build/readable.ts';
import { photoOf } from '../../images/workPicture.ts';
import { site } from '../../site.ts';
import type { AboutProps } from './AboutScreen.tsx';

export function aboutProps(): { props: AboutProps } {
  const people = loadPeople().map(({ portrait, ...person }) => ({
    ...person,
    // They begin a sentence, and Swedish writes them in lower case.
    languages: person.languages.map((name, index) => (index ? name : upperCaseFirstLetter(name))),
    ...photoOf({ portrait }),
  }));
  return {
    props: {
      text: loadPage('about', { headCount: inWords(people.length) }),
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
