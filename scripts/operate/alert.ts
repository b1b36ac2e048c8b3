/** Runs GitHub's `gh`. @returns what it prints */
export type Gh = (args: string[]) => string;

const title = 'The daily run failed';

/** Leaves word of a failure in the repository: as an issue, or as a comment on it while it is open. @returns its address */
export function alertInRepository(gh: Gh, text: string): string {
  const search = ['issue', 'list', '--state', 'open', '--search', `in:title "${title}"`, '--json', 'number,title'];
  const issues: { number: number; title: string }[] = JSON.parse(gh(search));
  const open = issues.find((issue) => issue.title === title);
  const how = open ? ['issue', 'comment', String(open.number)] : ['issue', 'create', '--title', title];
  return gh([...how, '--body', text]).trim();
}

/** Posts a failure to the webhook that also gets new inquiries (README). @throws Error when the webhook refuses it */
export async function alertByWebhook(url: string, text: string, send: typeof fetch = fetch) {
  const answer = await send(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subject: title, text }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}
