import type { MouseEvent } from 'react';

/** Closes the menu when the visitor follows a link in it. */
export function closeOnLinkClick(event: MouseEvent<HTMLDialogElement>) {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!opensElsewhere && (event.target as Element).closest('a')) event.currentTarget.close();
}
