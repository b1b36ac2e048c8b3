/** The brand's colours. Other modules refer to them; only drawings and the clients' colours of works are elsewhere. */
export const palette = {
  tram: '#FFD21E',
  ink: '#15161A',
  paper: '#FFFFFF',
  snow: '#F3F4F1',
  soot: '#212329',
  slate: '#2B2C31',
  paprika: '#C8371E',
  /** The red called paprika: for lines on ink, and for text on paper (deep) and on ink (pale). */
  paprikaBright: '#F0674E',
  paprikaDeep: '#992A17',
  paprikaPale: '#F59583',
  fjord: '#1D4ED8',
  /** The blue called fjord, as a background for text. */
  fjordDeep: '#1C4BD1',
  ash: '#505259',
  mist: '#B9BCC4',
} as const;
