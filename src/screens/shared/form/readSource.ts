import { hasGlobalPrivacyControl } from '../../../consent/useCookieAnswer.ts';

/**
 * Returns what brought a visitor: the host that linked here, if known, and the path of the first
 * page. The browser knows both without storing anything. Empty with Global Privacy Control.
 */
export function readSource(): string {
  if (hasGlobalPrivacyControl()) return '';
  const { host, href } = window.location;
  const [entry] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(entry?.name ?? href);
  const from = document.referrer && new URL(document.referrer).host;
  return from && from !== host ? `${from}, ${pathname}` : pathname;
}
