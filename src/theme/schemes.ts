import { light, palette } from './colours.ts';

/** What colours are for in each scheme. Only documents, Functions and the styleguide write their values. */
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
