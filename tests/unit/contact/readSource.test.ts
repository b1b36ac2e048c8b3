import { afterEach, expect, test, vi } from 'vitest';
import { readSource } from '#src/screens/shared/form/readSource.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['', false, '/works'],
  ['https://search.example/?q=secret', false, 'search.example, /works'],
  ['https://site.example/old', false, '/works'],
  ['https://search.example/', true, ''],
])('a visitor from “%s”, with Global Privacy Control %s, came by “%s”', (referrer, gpc, source) => {
  vi.stubGlobal('window', { location: new URL('https://site.example/contact-us') });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('navigator', { globalPrivacyControl: gpc });
  // Safari has it from version 17 on.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  const entry = { name: 'https://site.example/works?service=x' } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  expect(readSource()).toBe(source);
});
