import { expect, test } from 'vitest';
import { html } from '#functions/http/html.ts';

test('every value is escaped but markup', () => {
  const { text } = html`<a title="${`&<>"'`}">${[html`<b>`, '<', false, undefined]}</a>`;
  expect(text).toBe('<a title="&amp;&lt;&gt;&quot;&#39;"><b>&lt;</a>');
});
