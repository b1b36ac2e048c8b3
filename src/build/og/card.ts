import satori from 'satori';
import { type Mark, readLogo, svgOf } from '../../content/drawings/logo.ts';
import { attempt } from '../../content/problems.ts';
import { frame, type Strokes } from '../../illustrations/lineDrawing.ts';
import { lineStart } from '../../illustrations/lineStart.ts';
import { site } from '../../site.ts';
import { stages } from '../../ui/line/stages.ts';
import { satoriFonts } from '../font.ts';

/** The size that Facebook, LinkedIn and X show uncropped. Pixels. */
export const cardSize = { width: 1200, height: 630 };

const { fonts, fontFamily } = await satoriFonts(600);

export interface Card {
  title: string;
  over?: string;
  field: string;
  ink: string;
  drawing?: Strokes | undefined;
}

/** A React element without React. */
const div = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Pixels, so that a title fits into three lines. */
const titleSize = (title: string) => (title.length > 44 ? 76 : title.length > 26 ? 92 : 124);

interface Box {
  height: number;
  top: number;
  /** The distance of the drawing's origin from the left edge of the card. */
  left?: number;
}

const lineSvg = (strokes: Strokes, ink: string, { height, top, left = 0 }: Box) => ({
  type: 'svg',
  props: {
    width: cardSize.width,
    height,
    viewBox: `${-left} 0 ${cardSize.width} ${height}`,
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

/** Pixels from the card's top, below the title. */
const tangleTop = cardSize.height - 176;

const tangleSvg = (ink: string) =>
  lineSvg([`M-20 70H64${stages[0].replace(/^M0 70/, '')}H1240`], ink, {
    height: 140,
    top: tangleTop,
  });

function drawingSvg([line = '', ...otherStrokes]: Strokes, ink: string) {
  const left = cardSize.width - frame.width;
  const wholeLine = `M-${left + 20} ${frame.lineY}H0${line.replace(lineStart(frame), '')}h20`;
  const top = cardSize.height - frame.height - 16;
  return lineSvg([wholeLine, ...otherStrokes], ink, { height: frame.height, top, left });
}

/** An unreadable logo is reported by checkContent. */
const logo = attempt(readLogo);

/** Makes the logo as high as the letters of the agency's name. */
const logoImage = (mark: Mark, ink: string) => {
  const [, , width, height] = mark.frame;
  const svg = svgOf(mark, `width="${width}" height="${height}" color="${ink}" fill="${ink}"`);
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return {
    type: 'img',
    props: { src, width: (48 * width) / height, height: 48, style: { marginBottom: 20 } },
  };
};

/** satori can't draw a soft hyphen. */
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '');

function layOut({ title, over, field, ink, drawing }: Card) {
  const letterSpacing = '-0.045em';
  const name = div(
    { fontSize: 44, letterSpacing, padding: '48px 64px 0' },
    logo ? logoImage(logo, ink) : site.wordmark,
  );
  const text = div({ flexDirection: 'column', padding: '0 64px', marginTop: 24 }, [
    ...(over ? [div({ fontSize: 36, marginBottom: 12 }, withoutHyphens(over))] : []),
    div(
      { fontSize: titleSize(title), lineHeight: 0.94, letterSpacing, maxWidth: 1080 },
      withoutHyphens(title),
    ),
  ]);
  const style = { width: '100%', height: '100%', background: field, color: ink, fontFamily };
  const card = div({ ...style, flexDirection: 'column' }, [
    name,
    text,
    drawing ? drawingSvg(drawing, ink) : tangleSvg(ink),
  ]);
  return card as Parameters<typeof satori>[0];
}

export const drawCard = (card: Card): Promise<string> =>
  satori(layOut(card), { ...cardSize, fonts });

export async function misfits(card: Card): Promise<string[]> {
  const missing = new Set<string>();
  const loadAdditionalAsset = async (_: string, characters: string) => {
    missing.add(characters);
    return [];
  };
  const svg = await satori(layOut(card), {
    ...cardSize,
    fonts,
    embedFont: false,
    loadAdditionalAsset,
  });
  const baselines = [...svg.matchAll(/<text [^>]*?\by="([\d.]+)"/g)].map(([, y]) => Number(y));
  return [
    ...[...missing].map(
      (characters) =>
        `the font lacks “${characters}”, so the picture for sharing would show a box; leave it out`,
    ),
    ...(Math.max(...baselines) > tangleTop
      ? [`${card.title.length} characters are too long for the picture for sharing; shorten it`]
      : []),
  ];
}
