import satori from 'satori';
import { type Mark, readLogo, svgOf } from '../../src/content/build/logo.ts';
import { frame, type Strokes } from '../../src/illustrations/lineDrawing.ts';
import { site } from '../../src/site.ts';
import { stages } from '../../src/ui/line/stages.ts';
import { satoriFonts } from '../build/font.ts';

/** The size that Facebook, LinkedIn and X show uncropped. Pixels. */
export const cardSize = { width: 1200, height: 630 };

const { fonts, fontFamily } = await satoriFonts(600);

export interface Card {
  title: string;
  /** A second, smaller line above the title, such as a client. */
  over?: string;
  field: string;
  ink: string;
  /** The one-line drawing of the page, where it has one. */
  drawing?: Strokes | undefined;
}

/** An element as satori takes it. */
const element = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Long titles are set smaller, so that three lines hold them. Pixels. */
const titleSize = (title: string) => (title.length > 44 ? 76 : title.length > 26 ? 92 : 124);

/** Strokes across the card, on a frame that ends at its foot. */
const lines = (
  strokes: Strokes,
  ink: string,
  { height, top }: { height: number; top: number },
) => ({
  type: 'svg',
  props: {
    width: cardSize.width,
    height,
    viewBox: `0 0 ${cardSize.width} ${height}`,
    style: { position: 'absolute', left: 0, top },
    children: strokes.map((d) => ({
      type: 'path',
      props: {
        d,
        fill: 'none',
        stroke: ink,
        'stroke-width': 6,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    })),
  },
});

/** Where the tangle begins; words end above it. Pixels. */
const lowest = cardSize.height - 176;

const tangle = (ink: string) =>
  lines([`M-20 70H64${stages[0].replace(/^M0 70/, '')}H1240`], ink, { height: 140, top: lowest });

/** At the right, where titles of two lines are short. */
function drawn([line = '', ...more]: Strokes, ink: string) {
  const left = cardSize.width - frame.width;
  const card = lines(
    [`M-${left + 20} ${frame.line}H0${line.replace(frame.start, '')}h20`, ...more],
    ink,
    {
      height: frame.height,
      top: cardSize.height - frame.height - 16,
    },
  );
  card.props.viewBox = `${-left} 0 ${cardSize.width} ${frame.height}`;
  return card;
}

const logo = readLogo();

/** As high as the letters it stands for. */
const logoIn = (mark: Mark, ink: string) => {
  const [, , width, height] = mark.frame;
  const svg = svgOf(mark, `width="${width}" height="${height}" color="${ink}" fill="${ink}"`);
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return {
    type: 'img',
    props: { src, width: (48 * width) / height, height: 48, style: { marginBottom: 20 } },
  };
};

function layout({ title, over, field, ink, drawing }: Card) {
  const words = element({ flexDirection: 'column', padding: '0 64px', marginTop: 24 }, [
    ...(over ? [element({ fontSize: 36, marginBottom: 12 }, over)] : []),
    element(
      { fontSize: titleSize(title), lineHeight: 0.94, letterSpacing: '-0.045em', maxWidth: 1080 },
      title,
    ),
  ]);
  const name = element(
    { fontSize: 44, letterSpacing: '-0.045em', padding: '48px 64px 0' },
    logo ? logoIn(logo, ink) : site.wordmark,
  );
  const root = element(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      background: field,
      color: ink,
      fontFamily,
    },
    [name, words, drawing ? drawn(drawing, ink) : tangle(ink)],
  );
  return root as Parameters<typeof satori>[0];
}

/** The picture shown when a page is shared, as SVG with its letters turned to outlines. */
export const drawCard = (card: Card): Promise<string> =>
  satori(layout(card), { ...cardSize, fonts });

/** What does not fit on a card, in words: characters that its font lacks, and lines that run over its drawing. */
export async function misfits(card: Card): Promise<string[]> {
  const lacking = new Set<string>();
  const loadAdditionalAsset = async (_: string, characters: string) => {
    lacking.add(characters);
    return [];
  };
  const svg = await satori(layout(card), {
    ...cardSize,
    fonts,
    embedFont: false,
    loadAdditionalAsset,
  });
  const baselines = [...svg.matchAll(/<text [^>]*?\by="([\d.]+)"/g)].map(([, y]) => Number(y));
  return [
    ...[...lacking].map(
      (characters) =>
        `the font lacks “${characters}”, so the picture for sharing would show a box; leave it out`,
    ),
    ...(Math.max(...baselines) > lowest
      ? [`${card.title.length} characters are too long for the picture for sharing; shorten it`]
      : []),
  ];
}
