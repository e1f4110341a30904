import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '#cms/server.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { startQueryKeepingCms } from '#tests/support/queryKeepingCms.ts';
import { startContent } from '#tests/support/startContent.ts';

const patience = { timeout: 10_000 };

let cms: Cms;
let keeper: Awaited<ReturnType<typeof startQueryKeepingCms>>;
const stops: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  cms = await startCms();
  keeper = await startQueryKeepingCms(cms.url);
  stops.push(
    () => cms.stop(),
    () => keeper.stop(),
  );
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function startSite() {
  const site = await startContent(keeper.url, { env: { CONTENT_METHOD: 'GET' } });
  stops.push(site.stop);
  return site;
}

describe('a backend that keeps queries', () => {
  const visitUntilById = async (visit: (address: string) => Promise<ContentData>) => {
    let tried = 0;
    await expect
      .poll(async () => {
        await visit(`/nothing-${(tried += 1)}`);
        return keeper.sent.at(-1);
      }, patience)
      .toMatchObject({ how: 'id' });
  };

  it('is sent each text once, and its id from then on', async () => {
    const { content, visit } = await startSite();
    await visitUntilById(visit);
    const first = await visit('/pricing');
    content.purge({ ids: [], types: [], locales: [], everything: true });
    keeper.sent.length = 0;
    expect(await visit('/pricing')).toEqual(first);
    expect(keeper.sent).toEqual([{ how: 'id', method: 'GET', bytes: expect.any(Number) }]);
    expect(keeper.sent[0]?.bytes).toBeLessThan(300);
  });

  it('is sent texts again when it no longer does', async () => {
    const { visit } = await startSite();
    await visitUntilById(visit);
    keeper.stopKeeping();
    expect((await visit('/pricing'))['page']).not.toBeNull();
    expect(keeper.sent.at(-1)).toMatchObject({ how: 'text', method: 'GET' });
  });
});
