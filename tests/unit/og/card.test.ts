import { expect, test } from 'vitest';
import { drawCard } from '../../../scripts/og/card.ts';

const draw = (title: string) => drawCard({ title, field: '#fff', ink: '#000' });

test('a sharing picture has glyphs for every language of the site’s names', async () => {
  // Letters that a font lacks are all drawn as the same empty box, like a character that does not exist.
  const drawings = await Promise.all(['ő', 'ű', 'Ő', 'ł', 'å', 'ö', '\uffff'].map(draw));
  expect(new Set(drawings).size).toBe(drawings.length);
});
