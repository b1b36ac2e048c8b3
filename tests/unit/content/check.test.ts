import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addJob, edit, onContentCopy, workFiles } from './contentCopy.ts';

onContentCopy();

const check = async () => (await import('../../../src/content/check.ts')).checkContent();

describe("today's content", () => {
  test('passes', async () => {
    await expect(check()).resolves.toBeInstanceOf(Array);
  });

  test('reports a position that has expired, without stopping the build', async () => {
    const job = addJob('tester', { posted: '2019-01-01', validThrough: '2019-02-28' });
    expect(await check()).toContain(`${job}: expired on 2019-02-28, so it has no page`);
  });
});

describe('content is refused', () => {
  test('when a text for a listed service is missing', async () => {
    rmSync('src/content/services/branding.yaml');
    await expect(check()).rejects.toThrow('src/content/services/branding.yaml: missing');
  });

  test('when there is a text for an industry that is not listed', async () => {
    cpSync('src/content/industries/hr.yaml', 'src/content/industries/forestry.yaml');
    await expect(check()).rejects.toThrow('src/content/industries/forestry.yaml: no entry of list.ts has this slug');
  });

  test("when the privacy policy does not mention one of the forms' fields", async () => {
    edit('src/content/legal/privacy-policy.yaml', (policy) => {
      for (const section of policy.sections as { fields?: string[] }[])
        if (section.fields) section.fields = section.fields.filter((name) => name !== 'company');
    });
    await expect(check()).rejects.toThrow('no section tells of the form\'s field "company"');
  });

  test('when no work shows a service', async () => {
    for (const file of workFiles()) {
      edit(file, (work) => {
        work.services = ['branding'];
      });
    }
    await expect(check()).rejects.toThrow('src/content/services/scoping.yaml: no work shows this service');
  });

  test.each([
    ['the minimum pay exceeds the maximum', { salary: { min: 50_000, max: 40_000, currency: 'SEK' } }, 'salary.min'],
    ['the last day is before the first', { posted: '2026-05-01', validThrough: '2026-04-30' }, 'validThrough'],
    ['the last day does not exist', { validThrough: '2027-02-29' }, 'validThrough'],
  ])('when in a position %s', async (_, changes, field) => {
    const job = addJob('tester', changes);
    await expect(check()).rejects.toThrow(`${job}: ${field}: expected`);
  });

  test('when the Swedish page shows a work that does not exist', async () => {
    edit('src/content/sverige.yaml', ({ workSummaries }) => {
      workSummaries.nowhere = { title: 'T', summary: 'S' };
    });
    await expect(check()).rejects.toThrow('src/content/sverige.yaml: workSummaries.nowhere: expected one of ');
  });

  test('when the privacy policy refers to a figure that the code does not have', async () => {
    edit('src/content/legal/privacy-policy.yaml', (policy) => {
      policy.lead = 'It is kept as {{storageKye}}.';
    });
    await expect(check()).rejects.toThrow('src/content/legal/privacy-policy.yaml: {{storageKye}}: expected one of');
  });

  test('when the words of a page are missing, or belong to no page', async () => {
    cpSync('src/content/pages/about.yaml', 'src/content/pages/about-us.yaml');
    await expect(check()).rejects.toThrow('src/content/pages/about-us.yaml: no page has this name; expected one of home, ');
    rmSync('src/content/pages/about.yaml');
    await expect(check()).rejects.toThrow('src/content/pages/about.yaml');
  });

  test.each(['service', 'work', 'job', 'works', 'legal'])(
    'when the words of %s use a name that is not allowed',
    async (page) => {
      const file = `src/content/pages/${page}.yaml`;
      writeFileSync(file, readFileSync(file, 'utf8').replace(/\{\{\w+\}\}/g, '{{nothing}}'));
      await expect(check()).rejects.toThrow(`${file}: {{nothing}}: expected one of `);
    },
  );

  test('with the errors of all folders at once', async () => {
    writeFileSync('src/content/services/branding.yaml', '');
    const job = addJob('tester', { title: '' });
    await expect(check()).rejects.toThrow(new RegExp(`services/branding\\.yaml: .*\n.*${job}: title: `, 's'));
  });
});
