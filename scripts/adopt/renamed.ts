import { parseDocument, visit } from 'yaml';

interface Names {
  name: string;
  shortName: string;
  /** The address with https:// and without a path. */
  url: string;
}

/** `Fjord & Plain` becomes `fjordplain`. */
export const shortNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Fields that the test agency needs only for the tests; new sites lack them. */
const onlyForTests = ['repository', 'booking', 'sweden'];

/**
 * Puts another agency's names into a content file of the test agency.
 * @param text YAML, which keeps its form, or JSON
 */
export function renamed(file: string, text: string, { name, shortName, url }: Names): string {
  const document = parseDocument(text);
  for (const field of onlyForTests) document.delete(field);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      // Functions, because `$&` in a name would have a meaning in a string.
      node.value = node.value
        .replaceAll('kottebark.example', new URL(url).host)
        .replaceAll('Kotte & Bark', () => name)
        .replaceAll('kotte & bark', () => name.toLowerCase())
        .replaceAll('kottebark', shortName);
    },
  });
  if (file.endsWith('.json')) return `${JSON.stringify(document, null, 2)}\n`;
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** Sets the name, also that of the lock file's root package, and an existing description. */
export function renamedPackage(text: string, name: string, description: string): string {
  const file = JSON.parse(text);
  file.name = name;
  if (file.packages) file.packages[''].name = name;
  if (file.description) file.description = description;
  return `${JSON.stringify(file, null, 2)}\n`;
}
