/** The brand's colours; nothing else in the project writes a colour down (but drawings and the works' own fields). */
export const palette = {
  tram: '#FFD21E',
  ink: '#15161A',
  paper: '#FFFFFF',
  snow: '#F3F4F1',
  soot: '#212329',
  paprika: '#C8371E',
  /** Paprika that can be told from ink. */
  paprikaBright: '#F0674E',
  fjord: '#1D4ED8',
  ash: '#595C63',
  mist: '#B9BCC4',
} as const;

/** What a colour is for, in each scheme. */
export const schemes = {
  light: {
    /** Reading surfaces and what is written on them. */
    page: palette.paper,
    text: palette.ink,
    /** Second voice: captions, asides. */
    quietText: palette.ash,
    /** Quiet fields. */
    quiet: palette.snow,
    /** Loud fields: hero, menu, footer. */
    loud: palette.tram,
    onLoud: palette.ink,
    /** The drawn line, on a loud field and elsewhere. */
    line: palette.ink,
    link: palette.fjord,
    accent: palette.paprika,
    /** A dark field in the middle of a page, dark in both schemes. */
    deep: palette.ink,
    onDeep: palette.paper,
    deepLine: palette.tram,
    /** The inverted field, for the one thing that closes a page. */
    inverse: palette.ink,
    onInverse: palette.paper,
    inverseLine: palette.tram,
    /** A word that is marked, as with a pen. */
    marked: palette.tram,
    onMarked: palette.ink,
    fjord: palette.fjord,
    onFjord: palette.paper,
    fjordLine: palette.tram,
  },
  dark: {
    page: palette.ink,
    text: palette.paper,
    quietText: palette.mist,
    quiet: palette.soot,
    loud: palette.ink,
    onLoud: palette.paper,
    line: palette.tram,
    link: palette.tram,
    accent: palette.paprikaBright,
    deep: palette.soot,
    onDeep: palette.paper,
    deepLine: palette.tram,
    inverse: palette.tram,
    onInverse: palette.ink,
    inverseLine: palette.ink,
    marked: palette.tram,
    onMarked: palette.ink,
    fjord: palette.fjord,
    onFjord: palette.paper,
    fjordLine: palette.tram,
  },
} as const;

export const breakpoints = {
  /** From here on there is room for two columns. */
  tablet: '46rem',
  /** From here on the header carries its button and the menu its lists beside the entries. */
  desktop: '64rem',
} as const;

/** Type sizes. Nothing stands between 28 and 56 px on a wide screen: the contrast of scale is the style. */
export const type = {
  display: 'min(15vw, 3.7rem + 6.2vw, 12.5rem)',
  headline: 'clamp(2.75rem, 1rem + 7.6vw, 7.5rem)',
  chapter: 'clamp(2.5rem, 1.5rem + 4.2vw, 5.25rem)',
  title: 'clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)',
  lead: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
  text: 'clamp(1.125rem, 1.05rem + 0.25vw, 1.25rem)',
  small: '1rem',
} as const;

export const space = {
  /** The page's side margin; content stops growing at 105 rem. */
  margin: 'max(clamp(1.25rem, 3.4vw, 3rem), (100vw - 105rem) / 2)',
  /** Between the columns of the grid. */
  gutter: 'clamp(1rem, 2vw, 2rem)',
  /** Above and below what stands on a field. */
  field: 'clamp(4.5rem, 10vw, 10rem)',
  header: '5rem',
} as const;

export const motion = {
  /** Things that answer a person. */
  quick: '140ms',
  enter: '360ms',
  leave: '220ms',
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeIn: 'cubic-bezier(0.5, 0, 0.75, 0)',
} as const;
