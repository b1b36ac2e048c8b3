import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { closeOnLinkClick } from '#src/shell/menu/closeOnLinkClick.ts';

test.each([
  ['followed', {}, 1],
  ['opened in a new tab', { metaKey: true }, 0],
  ['opened in a new tab on Windows', { ctrlKey: true }, 0],
  ['opened in a new window', { shiftKey: true }, 0],
])('a click on a link that is %s, with %j, closes the menu %d times', (_, keys, times) => {
  const close = vi.fn();
  closeOnLinkClick({
    ...keys,
    target: { closest: () => ({}) },
    currentTarget: { close },
  } as unknown as MouseEvent<HTMLDialogElement>);
  expect(close).toHaveBeenCalledTimes(times);
});
