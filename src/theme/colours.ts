import type { Role } from './roles.ts';

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

/** The colour of each role in the light scheme. */
export const light: Readonly<Record<Role, string>> = {
  page: palette.paper,
  text: palette.ink,
  quietText: palette.ash,
  quiet: palette.snow,
  loud: palette.tram,
  onLoud: palette.ink,
  line: palette.ink,
  accent: palette.paprika,
  error: palette.paprikaDeep,
  deep: palette.ink,
  onDeep: palette.paper,
  deepLine: palette.tram,
  inverse: palette.ink,
  onInverse: palette.paper,
  inverseLine: palette.tram,
  marked: palette.tram,
  onMarked: palette.ink,
  fjord: palette.fjordDeep,
  onFjord: palette.paper,
  fjordLine: palette.tram,
};
