/** The brand's colours; nothing else in the project writes a colour down (but drawings and the works' own fields). */
export const palette = {
  tram: '#FFD21E',
  ink: '#15161A',
  paper: '#FFFFFF',
  snow: '#F3F4F1',
  soot: '#212329',
  slate: '#2B2C31',
  paprika: '#C8371E',
  /** Paprika with enough contrast to ink, and for text: on paper and on ink. */
  paprikaBright: '#F0674E',
  paprikaDeep: '#992A17',
  paprikaPale: '#F59583',
  fjord: '#1D4ED8',
  /** Fjord with enough contrast to text on it. */
  fjordDeep: '#1C4BD1',
  ash: '#505259',
  mist: '#B9BCC4',
} as const;

/** What a colour is for. */
export const light = {
  /** Reading surfaces and the text on them. */
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
  /** Marks and focus rings. */
  accent: palette.paprika,
  /** Text that says what is wrong. */
  error: palette.paprikaDeep,
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
  fjord: palette.fjordDeep,
  onFjord: palette.paper,
  fjordLine: palette.tram,
} as const;

export type Role = keyof typeof light;
