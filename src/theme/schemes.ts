import { palette } from './colours.ts';
import type { Role } from './roles.ts';

const light: Readonly<Record<Role, string>> = {
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

/** The colour of each role in both schemes. Only the document, Functions and the styleguide read the values. */
export const schemes = {
  light,
  dark: {
    ...light,
    page: palette.ink,
    text: palette.paper,
    quietText: palette.mist,
    quiet: palette.soot,
    loud: palette.ink,
    onLoud: palette.paper,
    line: palette.tram,
    accent: palette.paprikaBright,
    error: palette.paprikaPale,
    deep: palette.slate,
    inverse: palette.tram,
    onInverse: palette.ink,
    inverseLine: palette.ink,
  },
} as const;
