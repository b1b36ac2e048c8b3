import { expect, test } from 'vitest';
import { alertByWebhook, alertInRepository } from '../../../scripts/operate/alert.ts';

/** A repository with open issues, as GitHub's `gh` shows it. */
function repository(titles: string[]) {
  const asked: string[][] = [];
  const gh = (args: string[]) => {
    asked.push(args);
    const issues = titles.map((title, index) => ({ number: index + 1, title }));
    return args[1] === 'list' ? JSON.stringify(issues) : 'https://github.example/issues/1\n';
  };
  return { asked, gh };
}

test('the first failure opens an issue', () => {
  const { gh, asked } = repository(['The daily run failed yesterday, why?']);
  expect(alertInRepository(gh, 'Smoke failure')).toBe('https://github.example/issues/1');
  expect(asked.at(-1)).toEqual(['issue', 'create', '--title', 'The daily run failed', '--body', 'Smoke failure']);
});

test('the next ones comment on it', () => {
  const { gh, asked } = repository(['Another', 'The daily run failed']);
  alertInRepository(gh, 'Again');
  expect(asked.at(-1)).toEqual(['issue', 'comment', '2', '--body', 'Again']);
});

test('the webhook gets what it gets of inquiries, and its refusal is an error', async () => {
  const sent: unknown[] = [];
  const answering =
    (status: number): typeof fetch =>
    async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return new Response('', { status });
    };
  await alertByWebhook('https://hook.example', 'Smoke failure', answering(200));
  expect(sent).toEqual([{ subject: 'The daily run failed', text: 'Smoke failure' }]);
  await expect(alertByWebhook('https://hook.example', 'x', answering(500))).rejects.toThrow('the webhook answered 500');
});
