import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import { createFiguresRouter } from '#server/operations/figures.ts';
import { createPageCounts, createPageCountsRouter } from '#server/operations/pageCounts.ts';
import { createWebVitals } from '#server/operations/webVitals.ts';
import { portOf } from '#tests/support/portOf.ts';
import { openSqlite, type TestDatabase } from '#tests/support/testDatabases.ts';
import type { RunningWordPress } from './try/startWordPress.ts';
import { logIn, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

describe.skipIf(skipReason !== undefined)('page views and web vitals in a real WordPress', () => {
  let wordpress: RunningWordPress;
  let site: Server;
  let database: TestDatabase;
  let figures: Parameters<typeof createFiguresRouter>[0];

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    const secret = await wordpress.php('echo Skerry\\Settings::ownerSecret();');
    database = await openSqlite();
    const logger = createLogger('silent');
    const counts = createPageCounts({ database, now: Date.now, logger });
    counts.count({ path: '/pricing', referrer: 'search.example' });
    counts.count({ path: '/=HYPERLINK(1)', referrer: undefined });
    const app = new Koa().use(errorResponses(logger));
    app.use(createPageCountsRouter({ secret, counts, now: Date.now }).routes());
    const webVitals = createWebVitals({ database, now: Date.now, logger });
    webVitals.record({
      path: '/pricing',
      LCP: { value: 3_000, element: '#plans img' },
      INP: undefined,
      CLS: { value: 0.05, element: '' },
    });
    figures = {
      ...{ secret, database, webVitals, now: Date.now },
      readIssues: async () => [],
      measures: undefined,
    };
    app.use(createFiguresRouter(figures).routes());
    site = createServer(app.callback());
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    await wordpress.php(`Skerry\\Settings::setAddress( 'http://127.0.0.1:${portOf(site)}' );`);
    for (const role of ['reader', 'author'])
      await wordpress.php(
        `wp_insert_user( array( 'user_login' => 'an-${role}', 'user_pass' => 'an-${role}', 'user_email' => '${role}@site.example', 'role' => 'author' ) );`,
      );
    await wordpress.php(`get_user_by( 'login', 'an-reader' )->add_cap( 'skerry_read_figures' );`);
  }, 300_000);

  afterAll(async () => {
    await wordpress?.stop();
    site?.close();
    await database?.drop();
  });

  /** One session per user, because a link with a nonce is valid in one session only. */
  const sessions = new Map<string, Promise<string>>();
  const open = async (role: string, address: string) => {
    const session = sessions.get(role) ?? logIn(wordpress.url, `an-${role}`, `an-${role}`);
    sessions.set(role, session);
    const cookie = await session;
    const response = await fetch(new URL(address, `${wordpress.url}/wp-admin/`), { headers: { cookie } });
    return { status: response.status, text: await response.text() };
  };

  test('are shown to users with the capability, as a table and as CSV', async () => {
    const { status, text } = await open('reader', 'index.php?page=skerry-statistics');
    expect(status).toBe(200);
    expect(text).toMatch(/<th scope="row"[^>]*>\/pricing<\/th><td>1<\/td>/);
    expect(text).toMatch(/<th scope="row"[^>]*>search\.example<\/th><td>1<\/td>/);
    expect(text).toContain('Direct or unknown');
    const link = /href="([^"]*action=skerry_visits_export[^"]*)"/.exec(text)?.[1] ?? '';
    const csv = await open('reader', link.replaceAll(/&#0?38;|&amp;/g, '&'));
    expect(csv.text.split('\n').slice(0, 2)).toEqual([
      'kind,name,views',
      `day,${new Date().toISOString().slice(0, 10)},2`,
    ]);
    expect(csv.text).toContain('page,/pricing,1');
  });

  test('are listed below a chart with axes, newest first, only for days with views', async () => {
    const { text } = await open('reader', 'index.php?page=skerry-statistics');
    const [, byDay = ''] = text.split('By day');
    expect(byDay.match(/<th scope="row"/g)).toHaveLength(1);
    expect(text.match(/<line /g)).toHaveLength(3);
    expect(text).toMatch(/<text [^>]*>2<\/text>/);
  });

  test('list each page with ratings in words and elements, or explain how to switch the measurement on', async () => {
    const address = 'index.php?page=skerry-statistics&tab=vitals';
    const { text } = await open('reader', address);
    expect(text).toMatch(/>\/pricing<\/td>\s*<td[^>]*>1<\/td>/);
    expect(text).toMatch(/>[\d.]+ s \(needs improvement\)<br><code>#plans img<\/code>/);
    expect(text).toMatch(/>0\.0\d+ \(good\)<\/td>/);
    const link = /href="([^"]*action=skerry_figures_export[^"]*)"/.exec(text)?.[1] ?? '';
    const csv = await open('reader', link.replaceAll(/&#0?38;|&amp;/g, '&'));
    expect(csv.text).toContain('#plans img');
    figures.webVitals = undefined;
    expect((await open('reader', address)).text).toContain('Web Vitals are not measured.');
  });

  test('are not shown to users without the capability', async () => {
    expect((await open('author', 'index.php?page=skerry-statistics')).status).toBe(403);
  });

  test('are replaced by an error message while the site does not respond', async () => {
    await wordpress.php(`Skerry\\Settings::setAddress( 'http://127.0.0.1:9' );`);
    expect((await open('reader', 'index.php?page=skerry-statistics')).text).toContain(
      'No response from the website’s address',
    );
    await wordpress.php(`Skerry\\Settings::setAddress( 'http://127.0.0.1:${portOf(site)}' );`);
  });
});
