/** The brand's colours. Other modules refer to them; only drawings and the clients' colours of works are elsewhere. */
export const palette = {
  tram: '#ffd21e',
  ink: '#15161a',
  paper: '#ffffff',
  snow: '#f3f4f1',
  soot: '#212329',
  slate: '#2b2c31',
  paprika: '#c8371e',
  /** The red called paprika: for lines on ink, and for text on paper (deep) and on ink (pale). */
  paprikaBright: '#f0674e',
  paprikaDeep: '#992a17',
  paprikaPale: '#f59583',
  fjord: '#1d4ed8',
  /** The blue called fjord, as a background for text. */
  fjordDeep: '#1c4bd1',
  ash: '#505259',
  mist: '#b9bcc4',
} as const;
