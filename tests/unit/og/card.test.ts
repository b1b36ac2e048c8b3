import { expect, test } from 'vitest';
import { drawCard } from '../../../scripts/og/card.ts';

const draw = (title: string) => drawCard({ title, field: '#fff', ink: '#000' });

test('a sharing picture has the letters of every language that the site names things in', async () => {
  // Letters that a font lacks all become the same empty box, as what is no letter does.
  const drawings = await Promise.all(['ő', 'ű', 'Ő', 'ł', 'å', 'ö', '\uffff'].map(draw));
  expect(new Set(drawings).size).toBe(drawings.length);
});
