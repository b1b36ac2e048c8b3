import satori from 'satori';
import { satoriFonts } from '#src/build/font.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { services } from '#src/content/facts/services.ts';
import { entryFile } from '#src/content/kinds.ts';
import {
  loadSweden,
  readJobs,
  readLegal,
  readServices,
  readWorks,
} from '#src/content/load/load.ts';
import { loadPage, pageFile } from '#src/content/load/loadPage.ts';
import { attempt } from '#src/content/problems.ts';

interface Wide {
  field: string;
  texts: readonly string[];
  /** In ems. */
  limit: { max: number; spacing: number };
}

/** The widths that fit, also in a window of 320 pixels and at 200 % zoom. */
const limits = {
  /** `Display` in src/ui/text.ts, and `max-width` of the title in src/screens/home/Hero.tsx. */
  headline: { max: 5.4, spacing: -0.045 },
  /** A column of src/screens/home/PricedServices.tsx, 640 pixels wide: 1280 at 200 %. */
  service: { max: 5.4, spacing: -0.035 },
  /** `Headline` in src/ui/text.ts and the title in src/screens/work/Opening.tsx, 640 pixels wide. */
  title: { max: 7.2, spacing: -0.045 },
} as const;

/** Words that a problem may suggest, the longest first. */
const examples = ['Neighbourhood', 'Prototyping', 'Research', 'Apps'];

const betweenWords = /[\s\u00ad-]+/;
const wordsOf = (text: string) => text.split(betweenWords);

function* wideTexts(): Generator<Wide> {
  // The titles of other pages are as large as their longest word allows: src/ui/TitleSection.tsx.
  for (const [file, text, separator] of [
    // The line is drawn beside the headline's own lines, which therefore must not wrap.
    [pageFile('home'), attempt(() => loadPage('home')), '\n'] as const,
    ...(['career', 'contact', 'not-found'] as const).map(
      (page) => [pageFile(page), attempt(() => loadPage(page)), betweenWords] as const,
    ),
    [`${contentFolder}/sverige.yaml`, attempt(loadSweden), betweenWords] as const,
  ])
    yield {
      field: `${file}: headline`,
      texts: text?.headline.trim().split(separator) ?? [],
      limit: limits.headline,
    };
  for (const { slug, name } of readServices().entries) {
    const at = services.findIndex((listed) => listed.slug === slug && listed.name === name);
    yield {
      field:
        at < 0
          ? `${entryFile('services', slug)}: heading`
          : `${contentFolder}/services/list.json: [${at}].name`,
      texts: wordsOf(name),
      limit: limits.service,
    };
  }
  for (const [kind, { entries }] of [
    ['works', readWorks()],
    ['jobs', readJobs()],
    ['legal', readLegal()],
  ] as const)
    for (const { slug, title } of entries)
      yield {
        field: `${entryFile(kind, slug)}: title`,
        texts: wordsOf(title),
        limit: limits.title,
      };
}

/** Measures a text in ems. */
async function widthOf(text: string, spacing: number): Promise<number> {
  const { fonts, fontFamily } = await satoriFonts(600);
  const style = { display: 'flex', fontFamily, fontSize: 100, letterSpacing: 100 * spacing };
  const box = { type: 'div', props: { style: { ...style, whiteSpace: 'nowrap' }, children: text } };
  const svg = await satori(box as Parameters<typeof satori>[0], {
    width: 9999,
    height: 200,
    fonts,
    embedFont: false,
    // Otherwise a character that the font lacks is an error.
    loadAdditionalAsset: async () => [],
  });
  const ends = [...svg.matchAll(/<text x="([\d.-]+)"[^>]* width="([\d.]+)"/g)].map(
    ([, x, width]) => Number(x) + Number(width),
  );
  return Math.max(0, ...ends) / 100;
}

/** Reports words in large type that would break without a hyphen. */
export async function wideWordProblems(wide: Iterable<Wide> = wideTexts()): Promise<string[]> {
  const problems: string[] = [];
  for (const { field, texts, limit } of wide)
    for (const text of texts) {
      const width = await widthOf(text, limit.spacing);
      if (width <= limit.max) continue;
      const widths = await Promise.all(examples.map((word) => widthOf(word, limit.spacing)));
      const example = examples.find((_, index) => (widths[index] ?? 0) <= limit.max);
      const percent = Math.ceil((width / limit.max - 1) * 100);
      problems.push(
        `${field}: “${text}” is ${percent} % too wide in this font for phones and 200 % zoom, where “${example}” fits; write less in this line, or put a soft hyphen (U+00AD) where a word may break`,
      );
    }
  return problems;
}
