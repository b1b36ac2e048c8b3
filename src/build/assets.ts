import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import { contentFolder } from '../content/contentFolder.ts';
import { gestureFile, hasGesture } from '../content/drawings/gesture.ts';
import { readLogo, svgOf } from '../content/drawings/logo.ts';
import {
  closingDrawingFile,
  closingDrawings,
  jobSceneFile,
  readDrawing,
  workDrawingFile,
} from '../content/drawings/readDrawing.ts';
import {
  loadIndustries,
  loadJobs,
  loadPeople,
  loadServices,
  loadWorks,
} from '../content/load/load.ts';
import { gapsOf } from '../illustrations/crossings.ts';
import { extended } from '../illustrations/fromEdgeToEdge.ts';
import { frame, type Strokes } from '../illustrations/lineDrawing.ts';
import { randomTangle } from '../illustrations/randomTangle.ts';
import { gesturePath, industryPath, servicePath, workPath } from '../site.ts';
import { fontFile, type Subset, subsets, weights } from '../theme/fontFile.ts';
import { followPath } from '../ui/line/followPath.ts';
import { acrossWindow, stages } from '../ui/line/stages.ts';
import { coloured } from './colours.ts';
import { charactersOf, readFont } from './font.ts';
import { drawInitials } from './initials.ts';

const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
};

/**
 * A drawing for lists, woven without a ground: masks and links to it show it on any colour. A box
 * that is wider than the drawing shows more of the line on its right.
 * @param moved how many units farther right it is than in its file
 */
function lineSvg([line = '', ...others]: Strokes, moved = 0) {
  // Butt caps at the frame's edges would leave joints between neighbours in a list.
  const path = extended(line, 9 + moved, 999);
  const dashes = gapsOf(path, 13);
  const paths = [
    `<path d="${path}"${dashes && ` stroke-linecap="butt" stroke-dasharray="${dashes}"`}/>`,
    ...others.map((d) => `<path d="${d}"/>`),
  ];
  return `<svg id="line" preserveAspectRatio="xMinYMin" xmlns="http://www.w3.org/2000/svg" viewBox="${-moved} 0 ${frame.width} ${frame.height}" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}

/** How many units short of the others, in a list, a drawing's object ends before the line leaves. */
function missingAtRight(drawing: Strokes) {
  const drawn = drawing.flatMap(followPath).filter(({ y }) => y < frame.lineY - 1);
  return Math.max(0, Math.round(608 - Math.max(...drawn.map(({ x }) => x))));
}

/** Pages that show it set the line's colour and width. */
const stagesSvg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="line" d="${acrossWindow(...stages)}" vector-effect="non-scaling-stroke"/></svg>`;

const drawings = `${contentFolder}/drawings`;

export async function writeAssets() {
  for (const folder of ['public/fonts', 'public/illustrations']) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  for (const [subset, range] of Object.entries(subsets) as [Subset, string][]) {
    const font = await subsetFont(readFont(subset), charactersOf(range), {
      ...options,
      variationAxes: { wght: weights },
    });
    writeFileSync(join('public', fontFile(subset)), font);
  }
  await writeDrawings();
}

export async function writeDrawings() {
  const publish = (name: string, svg: string) => {
    const file = join('public/illustrations', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, coloured(svg));
  };
  for (const source of globSync(`${drawings}/{{skyline,plan,portrait}-*,exhibits/*}.svg`))
    publish(
      relative(drawings, source),
      // In a wider box, such as that of ReportPage, the drawing is on the left, unless it says where.
      readFileSync(source, 'utf8').replace(
        /<svg(?![^>]*preserveAspectRatio)/,
        '<svg preserveAspectRatio="xMinYMid"',
      ),
    );
  for (const source of globSync(`${contentFolder}/mascots/*.svg`))
    publish(basename(source), readFileSync(source, 'utf8'));
  for (const source of globSync(`${contentFolder}/mascots/*.{png,webp,avif,jpg,jpeg}`))
    cpSync(source, join('public/illustrations', basename(source)));
  for (const { slug } of loadWorks()) {
    if (hasGesture(slug)) cpSync(gestureFile(slug), join('public', gesturePath(slug)));
    publish(
      `line${workPath(slug)}.svg`,
      lineSvg(readDrawing(workDrawingFile(slug)) ?? randomTangle(slug)),
    );
  }

  const logo = readLogo();
  if (logo) writeFileSync('public/illustrations/logo.svg', svgOf(logo, 'id="logo"'));

  // Small versions for lists, with a wider stroke.
  for (const { slug, drawing } of loadServices())
    publish(`line${servicePath(slug)}.svg`, lineSvg(drawing, missingAtRight(drawing)));
  for (const { slug, drawing } of loadIndustries())
    publish(`line${industryPath(slug)}.svg`, lineSvg(drawing));
  for (const name of closingDrawings) {
    const drawing = readDrawing(closingDrawingFile(name));
    if (drawing) publish(`line/${name}.svg`, lineSvg(drawing));
  }
  publish('line/stages.svg', stagesSvg);
  for (const { slug } of loadJobs())
    if (existsSync(jobSceneFile(slug)))
      publish(`jobs/${slug}.svg`, readFileSync(jobSceneFile(slug), 'utf8'));
  for (const { slug, name } of loadPeople()) {
    const drawn = `${contentFolder}/people/${slug}.svg`;
    publish(
      `people/${slug}.svg`,
      existsSync(drawn) ? readFileSync(drawn, 'utf8') : await drawInitials(name),
    );
  }
}
