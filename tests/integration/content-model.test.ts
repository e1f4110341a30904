import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBareSite } from '#tests/support/bareSite.ts';
import { json, startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

let cms: WatchedCms;
let site: Awaited<ReturnType<typeof startBareSite>>;
beforeEach(async () => {
  cms = await startWatchedCms();
  // On a busy machine, the first responses take longer than the default timeout.
  site = await startBareSite(cms.url, { CONTENT_TIMEOUT_SECONDS: '60' });
});
afterEach(async () => {
  await site.stop();
  await cms.stop();
});

async function readiness() {
  const response = await site.get('/readyz');
  const { failing, warnings } = await response.json();
  return { status: response.status, failing, warnings };
}

it('the site is ready without a menu, and warns about it', async () => {
  cms.behave((call, respond) =>
    call.name.includes('/menu') ? json({ code: 'skerry_nothing_yet' }, 404) : respond(),
  );
  expect(await readiness()).toEqual({
    status: 200,
    failing: [],
    warnings: ['menu en is missing in WordPress; the built-in default is used'],
  });
});

it('the site is not ready while WordPress is unreachable, and reports `content` as the reason', async () => {
  cms.behave(() => 'cut');
  expect(await readiness()).toMatchObject({ status: 503, failing: ['content'], warnings: [] });
});

it('the site is not ready while pages cannot be queried, and reports the content model as the reason', async () => {
  cms.behave((call, respond) =>
    call.name.includes('/')
      ? respond()
      : json({ errors: [{ message: 'Cannot query field "pages" on type "RootQuery".' }] }),
  );
  await (await site.get('/sitemap-en.xml')).text();
  expect(await readiness()).toMatchObject({ status: 503, failing: ['content model'] });
});
