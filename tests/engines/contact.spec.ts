import { routes } from '../../src/site.ts';
import { storedBy } from '../e2e/contactParts.ts';
import { expect, test } from './flow.ts';

test('the form says what is missing, keeps what was typed across a reload, and stores the inquiry', async ({
  visit,
  engine,
}) => {
  const typed = { name: 'Åsa Ölveti', email: `${engine}-${Date.now()}@example.com`, message: 'We run eleven clinics.' };
  const fields = () =>
    Object.fromEntries(
      ['name', 'email', 'message'].map((id) => [id, (document.getElementById(id) as HTMLInputElement | null)?.value]),
    );
  await visit.open(`${routes.contact}?service=ux-audit`);
  await visit.click('form button', '');
  await visit.sees('a summary that has the focus', true, () =>
    document.activeElement?.textContent?.includes('Three things have to be put right before this can be sent'),
  );
  for (const [id, text] of Object.entries(typed)) {
    await visit.click(`#${id}`);
    await visit.driver.type(text);
  }
  await visit.sees('what was typed', typed, fields);
  await visit.sees('no fault any more', 0, () => document.querySelectorAll('form [aria-invalid=true]').length);
  await visit.reload();
  await visit.sees('what was typed, after a reload', typed, fields);
  await visit.click('form button', '');
  await visit.sees('thanks that have the focus', true, () =>
    document.activeElement?.textContent?.includes('Your line has arrived.'),
  );
  expect(storedBy(typed.email, process.env.INQUIRIES_FILE ?? '')).toMatchObject([{ ...typed, services: 'ux-audit' }]);
});
