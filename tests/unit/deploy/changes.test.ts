import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { git } from '#scripts/cli/git.ts';
import type { Deployment, Host } from '#scripts/deploy/api.ts';
import { listChanges } from '#scripts/deploy/changes.ts';
import { commitAll } from '../commitAll.ts';
import { inFreshFolder } from '../freshFolder.ts';

inFreshFolder();

const page = (name: string, inner: string, after = '') =>
  `<title>${name}</title><div id="__next">${inner}</div>${after}`;
const sitemap = (...paths: string[]) =>
  paths.map((path) => `<loc>https://a.se${path}</loc>`).join('');

test('lists the pages whose words or pictures differ from the newest live commit below', async () => {
  git('init', '--quiet');
  const commit = commitAll();
  const deployments = ['f00', commit].map((hash) => ({
    url: `https://${hash}.pages.test`,
    latest_stage: { name: 'deploy', status: 'success' },
    deployment_trigger: { metadata: { commit_hash: hash } },
  }));
  const live: Record<string, string> = {
    '/sitemap.xml': sitemap('/', '/a', '/b', '/c', '/old'),
    '/': page('Home', '<p>Same</p>'),
    '/a': page('A', '<p>Before</p>'),
    '/b': page('B', '<img src="/1.png">'),
    '/c': page('C', '<svg><path d="M0 0"/></svg>'),
    '/old': page('Old', ''),
  };
  vi.stubGlobal('fetch', async ({ hostname, pathname }: URL) =>
    hostname.startsWith(commit) ? new Response(live[pathname]) : Response.error(),
  );
  mkdirSync('out');
  for (const [name, content] of Object.entries({
    'sitemap.xml': sitemap('/', '/a', '/b', '/c', '/new'),
    'index.html': page('Home', '<p class="x">Same</p>', '<aside>Preview: a</aside>'),
    'a.html': page('A', '<p>After</p>'),
    'b.html': page('B', '<img src="/2.png">'),
    'c.html': page('C', '<svg><path d="M1 1"/></svg>'),
    'new.html': page('New', ''),
  }))
    writeFileSync(`out/${name}`, content);
  async function* allDeployments() {
    yield* deployments as Deployment[];
  }
  const preview = 'https://pr-12.pages.test';
  expect((await listChanges({ allDeployments } as Host, 'out', preview)).split('\n')).toEqual([
    `This draft ([preview](${preview})) changes words or pictures on these pages:`,
    ...['a', 'b', 'c'].map((path) => `- [${path.toUpperCase()}](${preview}/${path})`),
    `- new: [New](${preview}/new)`,
    '- removed: /old',
  ]);
});
