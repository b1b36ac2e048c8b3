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
