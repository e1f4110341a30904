import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { pages } from '../cms/content/pages/index.ts';
import { posts } from '../cms/content/posts/index.ts';
import type { L } from '../cms/content/localised.ts';
import type { MoreContent } from '../cms/http/content.ts';
import { startCms } from '../cms/server.ts';

/** Far from the ids of what they are copies of. */
const firstId = { page: 100_000, post: 1_000_000 };
const hour = 3_600_000;

/** So many pages a language, and half as many articles, made from the demonstration's: each as large as a real one. */
function copies(count: number): MoreContent {
  const originals = pages.filter(
    ({ name, languages, status }) => name !== 'home' && name !== 'blog' && !languages && status !== 'draft',
  );
  const articles = posts.filter(({ languages, status }) => !languages && status !== 'draft');
  return {
    pages: Array.from({ length: Math.max(0, count - pages.length) }, (_, index) => {
      const { parent: _none, ...original } = pick(originals, index);
      const slug = numbered(original.slug, index);
      return { ...original, name: `copy-${index}` as const, id: firstId.page + index, slug };
    }),
    posts: Array.from({ length: Math.max(0, count / 2 - posts.length) }, (_, index) => {
      const original = pick(articles, index);
      const date = new Date(Date.UTC(2026, 0, 1) - index * hour).toISOString().slice(0, 19);
      return { ...original, id: firstId.post + index, slug: numbered(original.slug, index), date };
    }),
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const picked = list[index % list.length];
  if (picked === undefined) throw new Error('There is nothing to copy.');
  return picked;
}

function numbered({ en, da, de }: L, index: number): L {
  return { en: `${en}-${index}`, da: `${da}-${index}`, de: `${de}-${index}` };
}

/** The embedded content backend with so many pages a language, in a process of its own. */
export async function startManyPages(count: number): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [import.meta.filename, '--pages', String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: Buffer[] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
  const { url } = await startCms({ more: copies(Number(values.pages)) });
  // The first answer of so much content takes seconds, which no site has to wait for.
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ page(id: "/", idType: URI) { title } }' }),
  });
  console.log(url);
}
