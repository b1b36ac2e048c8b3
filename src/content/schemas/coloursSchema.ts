import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { colourFacts } from '../../agency.ts';
import { contentFolder } from '../contentFolder.ts';
import { parseContent } from '../load/parseContent.ts';
import { labelled, withForm } from './editorMetadata.ts';
import { checkAgainst } from './plainMessage.ts';
import { hexColour, object, oneOf, slug } from './schemaParts.ts';

export const coloursFile = `${contentFolder}/colours.json`;

const colour = (label: string, hint?: string) => labelled(label, v.optional(hexColour), hint);

/** Without an optional colour, src/theme/colours.ts derives one or uses a neutral one. */
export const coloursSchema = object({
  main: labelled(
    'Main colour',
    hexColour,
    'Of hero, menu, footer and icons. If text on it would be hard to read, the site uses a slightly lighter or darker one.',
  ),
  onMain: labelled(
    'Drawn on the main colour',
    v.optional(
      withForm(oneOf(['ink', 'paper']), { names: { ink: 'Dark text', paper: 'Light text' } }),
    ),
    'Leave it empty for the one that is easier to read.',
  ),
  mainOnDark: colour('Main colour on dark sections'),
  accent: colour('Accent', 'Of marks and focus rings. Leave it empty for the main colour.'),
  accentOnDark: colour('Accent in the dark scheme'),
  error: colour('Error messages'),
  errorOnDark: colour('Error messages in the dark scheme'),
  second: colour('Second colour', 'Of the Swedish page’s first section.'),
  ink: colour('Text', 'Almost black. Also the background in the dark scheme.'),
  paper: colour('Background'),
  quiet: colour('Background of quiet sections'),
  quietDark: colour('Background of quiet sections in the dark scheme'),
  deepDark: colour('Background of dark sections in the dark scheme'),
  quietText: colour('Captions'),
  quietTextDark: colour('Captions in the dark scheme'),
});

/** Colours that only drawings have: a name such as bark, for `var(--bark)`, and its colour. */
export const drawingColoursSchema = withForm(v.record(slug, hexColour), {
  names: { key: 'Name', value: 'Colour' },
  hint: 'Drawings name them: bark as var(--bark).',
});

/** @throws Problems */
export const checkColours = () => checkAgainst(coloursSchema, coloursFile, colourFacts);

export function loadDrawingColours() {
  const file = `${contentFolder}/drawing-colours.yaml`;
  return existsSync(file)
    ? parseContent(drawingColoursSchema, file, readFileSync(file, 'utf8'))
    : {};
}
