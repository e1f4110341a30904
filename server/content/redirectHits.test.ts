import { expect, test } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { createContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { isSigned } from '#server/lib/signature.ts';
import { createRedirectHits } from './redirectHits.ts';

const key = 'a secret of at least thirty-two characters';

/** Creates counters whose backend responds with `state.status` and records its calls. */
function createHits({ secret }: { secret: string | undefined } = { secret: key }) {
  const state = { status: 200, calls: [] as { signature: string; body: string; sums: unknown }[] };
  const logger = createLogger('silent');
  const hits = createRedirectHits({
    restUrl: 'https://cms.example',
    namespace: 'skerry',
    secret,
    gate: createContentApiGuard({ concurrency: 8, probeEveryMs: 5_000, logger, onRecovered: () => {} }),
    logger,
    fetch: async (url, init) => {
      const body = String(init.body);
      const signature = new Headers(init.headers).get('x-signature') ?? '';
      expect(url).toBe('https://cms.example/wp-json/skerry/v1/redirect-hits');
      state.calls.push({ signature, body, sums: JSON.parse(body) });
      return new Response(JSON.stringify({ taken: true }), { status: state.status });
    },
  });
  const countDead = (path: string, times = 5) => {
    for (let i = 0; i < times; i += 1) hits.countDead(path);
  };
  return { state, hits, countDead };
}

test('createRedirectHits sends the hits of rows and of often requested missing paths once, signed', async () => {
  const { state, hits, countDead } = createHits();
  hits.countRow(7);
  hits.countRow(7);
  countDead('/old/page', 6);
  countDead('/seldom', 4);

  await hits.send();
  await hits.send();

  expect(state.calls.map(({ sums }) => sums)).toEqual([
    { rows: [{ id: 7, count: 2 }], dead: [{ path: '/old/page', count: 6 }] },
  ]);
  const [call] = state.calls;
  expect(isSigned(key, call?.signature ?? '', call?.body ?? '', Date.now())).toBe(true);
});

test('createRedirectHits retains counts until WordPress accepts them', async () => {
  const { state, hits } = createHits();
  hits.countRow(7);
  state.status = 503;
  await hits.send();
  hits.countRow(7);
  state.status = 200;
  await hits.stop();

  expect(state.calls.at(-1)?.sums).toMatchObject({ rows: [{ id: 7, count: 2 }] });
});

test.each([
  '/user/anna@example.com',
  '/user/anna%40example.com',
  '/newsletter/confirm/x',
  '/da/preview/1',
  '/reset/4f9a8b7c6d5e4f3a2b1c0d9e',
  '/order/20261125',
  '/%zz',
  `/${'long/'.repeat(40)}`,
])('createRedirectHits ignores a path that may contain personal data: %s', async (path) => {
  const { state, hits, countDead } = createHits();
  countDead(path);
  await hits.send();
  expect(state.calls).toEqual([]);
});

test('createRedirectHits does not evict often requested paths in favour of invented ones', async () => {
  const { state, hits, countDead } = createHits();
  countDead('/old/page', 20);
  for (let i = 0; i < 5_000; i += 1) hits.countDead(`/made/up/${i.toString(26)}`);
  await hits.send();
  expect(state.calls.map(({ sums }) => sums)).toEqual([
    { rows: [], dead: [{ path: '/old/page', count: 20 }] },
  ]);
});

test('createRedirectHits counts nothing without a secret', async () => {
  const { state, hits, countDead } = createHits({ secret: undefined });
  hits.countRow(7);
  countDead('/old/page');
  await hits.stop();
  expect(state.calls).toEqual([]);
});
