import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';
import { json, startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

let cms: WatchedCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await startWatchedCms();
  site = await runSite(
    {
      CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
      CONTENT_REST_URL: cms.url,
      LOG_LEVEL: 'warn',
      CONTENT_FRESH_SECONDS: '1',
    },
    'serve',
  );
});
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

/** The page's answer as the backend would send it, changed. */
function answerPagesWith(change: (data: Page) => object) {
  cms.behave(async ({ name }, right) => {
    const answer = await right();
    if (name !== 'ContentPageQuery') return answer;
    const { data }: { data: Page } = JSON.parse(answer.body.toString());
    return data.page === null ? answer : json(change(data));
  });
}
type Section = { __typename: string } | null;
type Page = { page: { pageElements: { sectionElements: Section[] } } | null };

const lines = (text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(text));

it('a page of which the backend fails to give a section is drawn with what arrived', async () => {
  answerPagesWith((data) => {
    const [first = null, ...rest] = data.page?.pageElements.sectionElements ?? [];
    return {
      data: {
        ...data,
        page: { ...data.page, pageElements: { sectionElements: [first, ...rest.map(() => null)] } },
      },
      errors: [{ message: 'Internal server error', path: ['page', 'pageElements', 'sectionElements', 1] }],
    };
  });
  const open = () => fetch(`${site.url}/pricing`);
  const answer = await open();
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<h1');
  expect(html).toMatch(/<\/footer>.*<\/html>/s);
  // It may be whole the next time.
  expect(answer.headers.get('cache-control')).toMatch(/s-maxage=[0-5],/);
  // The log comes through a pipe, and an answer that was whole may be a second old.
  await expect
    .poll(async () => {
      await (await open()).text();
      return lines('returned a partial response').length;
    })
    .toBeGreaterThan(0);
});

it('a section of an unknown kind is left out and logged once with its page', async () => {
  answerPagesWith((data) => {
    const sections = data.page?.pageElements.sectionElements ?? [];
    sections.push({ __typename: 'PageElementsSectionElementsWaterfallLayout' });
    return { data };
  });
  const asked = () => cms.calls.filter(({ variables }) => variables['uri'] === '/da/priser').length;
  const ask = async () => {
    const answer = await fetch(`${site.url}/da/priser`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1');
    return asked();
  };
  // Drawn again and again.
  await expect.poll(ask, { timeout: 30_000, interval: 500 }).toBeGreaterThan(3);
  expect(lines('Waterfall')).toHaveLength(1);
  expect(JSON.parse(lines('Waterfall')[0] ?? '{}')).toMatchObject({ kind: 'Waterfall', path: '/da/priser' });
});

it('an article that the backend fails to give is missing from the lists, and nothing else is', async () => {
  type Posts = { posts?: { nodes: ({ databaseId: number } | null)[] } | null };
  cms.behave(async (_call, right) => {
    const answer = await right();
    const { data }: { data?: Posts } = JSON.parse(answer.body.toString());
    const nodes = data?.posts?.nodes;
    if (nodes === undefined || nodes.length < 2) return answer;
    nodes[1] = null;
    return json({ data, errors: [{ message: 'Internal server error', path: ['posts', 'nodes', 1] }] });
  });
  const list = await fetch(`${site.url}/blog`);
  expect(list.status).toBe(200);
  const article = /href="(\/blog\/(?!category|feed)[^"/?]+)"/.exec(await list.text())?.[1];
  const { status } = await fetch(`${site.url}${article}`);
  expect(status).toBe(200);
});
