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

/** Changes the backend's responses for pages. */
function changePageResponses(change: (data: Page) => object) {
  cms.behave(async ({ name }, respond) => {
    const response = await respond();
    if (name !== 'ContentPageQuery') return response;
    const { data }: { data: Page } = JSON.parse(response.body.toString());
    return data.page === null ? response : json(change(data));
  });
}
type Section = { __typename: string } | null;
type Page = { page: { pageElements: { sectionElements: Section[] } } | null };

const lines = (text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(text));

it('a page with missing sections is rendered with the remaining ones', async () => {
  changePageResponses((data) => {
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
  const response = await open();
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<h1');
  expect(html).toMatch(/<\/footer>.*<\/html>/s);
  // Cached only briefly, because the next response may be complete.
  expect(response.headers.get('cache-control')).toMatch(/s-maxage=[0-5],/);
  // Polls, because the log arrives through a pipe and a complete response may still be cached for a second.
  await expect
    .poll(async () => {
      await (await open()).text();
      return lines('returned a partial response').length;
    })
    .toBeGreaterThan(0);
});

it('a section of an unknown kind is omitted, and logged once with the path of its page', async () => {
  changePageResponses((data) => {
    const sections = data.page?.pageElements.sectionElements ?? [];
    sections.push({ __typename: 'PageElementsSectionElementsWaterfallLayout' });
    return { data };
  });
  const requestCount = () => cms.calls.filter(({ variables }) => variables['uri'] === '/da/priser').length;
  const visitAndCount = async () => {
    const response = await fetch(`${site.url}/da/priser`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
    return requestCount();
  };
  // Renders the page several times: only the first rendering may log the section.
  await expect.poll(visitAndCount, { timeout: 30_000, interval: 500 }).toBeGreaterThan(3);
  expect(lines('Waterfall')).toHaveLength(1);
  expect(JSON.parse(lines('Waterfall')[0] ?? '{}')).toMatchObject({ kind: 'Waterfall', path: '/da/priser' });
});

it('a missing article is omitted from lists, and the other articles are listed', async () => {
  type Posts = { posts?: { nodes: ({ databaseId: number } | null)[] } | null };
  cms.behave(async (_call, respond) => {
    const response = await respond();
    const { data }: { data?: Posts } = JSON.parse(response.body.toString());
    const nodes = data?.posts?.nodes;
    if (nodes === undefined || nodes.length < 2) return response;
    nodes[1] = null;
    return json({ data, errors: [{ message: 'Internal server error', path: ['posts', 'nodes', 1] }] });
  });
  const list = await fetch(`${site.url}/blog`);
  expect(list.status).toBe(200);
  const article = /href="(\/blog\/(?!category|feed)[^"/?]+)"/.exec(await list.text())?.[1];
  const { status } = await fetch(`${site.url}${article}`);
  expect(status).toBe(200);
});
