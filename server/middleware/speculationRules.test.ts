import Koa from 'koa';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '#tests/support/portOf.ts';
import { speculationRules } from './speculationRules.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function start(type: string, { status = 200, hasApiReference = true } = {}) {
  const app = new Koa();
  app.use(speculationRules({ hasApiReference }));
  app.use((ctx) => {
    ctx.status = status;
    ctx.type = type;
    ctx.body = 'x';
  });
  const server = app.listen(0);
  closing.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const port = portOf(server);
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

const kindsFor = async (headers: Record<string, string>) => {
  const get = await start('text/html');
  const response = await get('/speculation-rules.json', headers);
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(response.headers.get('vary')).toBe('Save-Data, ECT');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  return Object.keys(await response.json());
};

describe('speculationRules', () => {
  it('adds the header to pages only', async () => {
    const { headers } = await (await start('text/html'))('/pricing');
    expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect(headers.get('accept-ch')).toBe('ECT');
    expect((await (await start('image/png'))('/a.png')).headers.get('speculation-rules')).toBeNull();
    expect(
      (await (await start('text/html', { status: 404 }))('/gone')).headers.get('speculation-rules'),
    ).toBeNull();
  });

  it.each([
    [{}, ['prefetch', 'prerender']],
    [{ ect: '4g' }, ['prefetch', 'prerender']],
    [{ ect: '3g' }, ['prefetch']],
    [{ ect: '2g' }, []],
    [{ ect: 'slow-2g' }, []],
    [{ 'save-data': 'on', ect: '4g' }, []],
  ])('serves rules for the headers %o that allow %o', async (headers, kinds) => {
    expect(await kindsFor(headers)).toEqual(kinds);
  });

  it('excludes files, private pages and links with side effects', async () => {
    const { prefetch } = await rulesOf();
    expect(prefetch).toEqual([
      {
        source: 'document',
        eagerness: 'moderate',
        where: {
          and: [
            { href_matches: '/*' },
            {
              not: {
                href_matches: [
                  '/api/*',
                  '/assets/*',
                  '/cms/*',
                  '/_ipx/*',
                  '/*.*',
                  '/*search/*',
                  '/*newsletter/*',
                  '/*preview/*',
                ],
              },
            },
            {
              not: {
                selector_matches: 'a:is([download], [target=_blank], [rel~=nofollow], [data-language])',
              },
            },
          ],
        },
      },
    ]);
  });

  it('does not prerender pages with a viewer, in any language', async () => {
    const viewer = { not: { href_matches: ['/docs*', '/:locale/docs*'] } };
    const { prefetch, prerender } = await rulesOf();
    const [rule] = prefetch;
    expect(prerender).toEqual([{ ...rule, where: { and: [...rule.where.and, viewer] } }]);
    const rulesWithoutApi = await rulesOf({ hasApiReference: false });
    expect(rulesWithoutApi.prerender).toEqual(rulesWithoutApi.prefetch);
  });
});

async function rulesOf(site: { hasApiReference?: boolean } = {}) {
  return (await (await start('text/html', site))('/speculation-rules.json')).json();
}
