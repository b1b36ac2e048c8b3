import { useEffect, useState } from 'react';
import { useHydrating } from '../../ui/useHydrating.ts';

/**
 * The page as its document has it: React leaves it alone, and no script carries what it is made of. Where there is no
 * document to take it from, as after Back from another page, it is asked for.
 */
export function AsSent() {
  const hydrating = useHydrating();
  const [sent] = useState(hydrating);
  useEffect(() => {
    if (!sent) window.location.reload();
  }, [sent]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, as React leaves what is there
  return sent && <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
