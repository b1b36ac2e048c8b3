import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '../visit.ts';

const { HOST_INQUIRIES_FILE = '' } = process.env;

test('simultaneous posts are each stored once, in this runtime too', async ({
  request,
  baseURL,
}) => {
  const domain = `burst-${Date.now()}.example`;
  const send = async (n: number, tries = 5): Promise<{ status: number; reference?: string }> => {
    const response = await request.post('/api/contact', {
      data: { name: 'B', email: `n${n}@${domain}`, message: `Number ${n}` },
      headers: { 'CF-Connecting-IP': `198.51.100.${n % 5}`, Origin: new URL(baseURL ?? '').origin },
    });
    const answer = {
      status: response.status(),
      ...((await response.json()) as { reference?: string }),
    };
    // On a busy machine the database may time out; a repeated post is the same inquiry.
    return answer.status === 503 && tries > 1 ? send(n, tries - 1) : answer;
  };
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n)));
  const database = new DatabaseSync(HOST_INQUIRIES_FILE, { readOnly: true, timeout: 10_000 });
  const rows = database
    .prepare('SELECT reference FROM inquiries WHERE email LIKE ?')
    .all(`%@${domain}`);
  database.close();
  const given = answers.flatMap(({ reference }) => reference ?? []).sort();
  expect(rows.map(({ reference }) => reference).sort()).toEqual(given);
  expect(given).toHaveLength(10);
});
