import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localeCodes } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { composeContent } from '#server/capabilities/content.ts';
import { readConfig } from '#server/config/config.ts';
import { createLogger } from '#server/logger.ts';
import { untraced } from '#server/trace.ts';
import { openDiskCopies } from '#server/upstream/diskCopies.ts';
import { unshared } from '#server/upstream/sharedAnswers.ts';
import { json, startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';
import { startQueryKeepingCms } from '#tests/support/queryKeepingCms.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';

const shortAddress = 8_000;
/** Pages of the demonstration that try what editors can do have 28. */
const manyKinds = 20;
const patience = { timeout: 10_000 };

let cms: WatchedCms;
const stops: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  cms = await startWatchedCms();
  stops.push(() => cms.stop());
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** The site as far as it asks for content. */
async function startContent(url = cms.url, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'light-queries-'));
  const config = readConfig({
    CONTENT_GRAPHQL_URL: `${url}/graphql`,
    CONTENT_REST_URL: url,
    CONTENT_FRESH_SECONDS: '3600',
    DATA_DIR: dataDir,
    ...env,
  });
  const logger = createLogger('silent');
  const copies = openDiskCopies(path.join(dataDir, 'copies.sqlite'), logger);
  const { content, stop } = composeContent(config, {
    logger,
    shared: unshared,
    copies,
    trace: untraced,
    siteUrl: 'http://localhost',
    onChanged: () => {},
    onRecovered: () => {},
  });
  stops.push(
    () => rm(dataDir, { recursive: true }),
    () => copies.close(),
    stop,
  );
  return {
    content,
    /** What a page is drawn from. */
    async visit(address: string): Promise<ContentData> {
      const { locale, path: asked } = splitLocale(address);
      let answer: ContentData = {};
      await contentPageQuery.ask(
        { locale, path: asked, routeParams: {}, pageNumber: 1, search: undefined, preview: undefined },
        {
          async fetchContent({ text, ...operation }, variables) {
            answer = (await content.fetch({ ...operation, text: text ?? '', variables })).value;
            return answer;
          },
          readPostIndex: async (_locale, read) => read([]),
        },
      );
      return answer;
    },
  };
}

async function pagesIn(language: string): Promise<string[]> {
  const query = `{ pages(first: 100, where: { wpmlLanguage: "${language}" }) { nodes { uri } } }`;
  const answer = await fetch(`${cms.url}/graphql?query=${encodeURIComponent(query)}`);
  const { nodes } = (await answer.json()).data.pages;
  return nodes.map(({ uri }: { uri: string }) => uri.replace(/(?!^)\/$/, ''));
}

const everything = { ids: [], types: [], locales: [], everything: true };
const pageCalls = () => cms.calls.filter(({ name }) => name === 'ContentPageQuery');
const sectionsOf = (answer: ContentData) => JSON.stringify(answer).match(/"__typename":"\w+Layout"/g) ?? [];

/** The backend while its pages have no more than one section. */
async function beShort() {
  cms.behave(async (_call, right) => {
    const answer = await right();
    const cut = (key: string, value: unknown) =>
      key === 'sectionElements' && Array.isArray(value) ? value.slice(0, 1) : value;
    return { ...answer, body: JSON.stringify(JSON.parse(answer.body.toString(), cut)) };
  });
}

describe('a page', () => {
  it('is asked for by GET with less than eight kilobytes, unless it shows nearly every kind of section', async () => {
    const { visit } = await startContent();
    const addresses = (await Promise.all(localeCodes.map(pagesIn))).flat();
    expect(addresses.length).toBeGreaterThan(90);
    for (const address of addresses) {
      cms.calls.length = 0;
      const kinds = new Set(sectionsOf(await visit(address))).size;
      const isShort = pageCalls().every(({ method, bytes }) => method === 'GET' && bytes < shortAddress);
      expect({ address, isShort }).toEqual({ address, isShort: kinds <= manyKinds });
    }
  });

  it('is asked for once when something is known of it, with what it had', async () => {
    const { content, visit } = await startContent();
    const first = await visit('/');
    cms.calls.length = 0;
    content.purge(everything);
    expect(await visit('/')).toEqual(first);
    expect(pageCalls()).toHaveLength(1);
  });

  it('that got another section shows it at once when WordPress tells', async () => {
    await beShort();
    const { content, visit } = await startContent();
    expect(sectionsOf(await visit('/pricing'))).toHaveLength(1);
    cms.behave(undefined);
    content.purge(everything);
    const now = await visit('/pricing');
    expect(sectionsOf(now).length).toBeGreaterThan(4);
    expect(now).toEqual(await (await startContent()).visit('/pricing'));
  });

  it('that got another section shows it when its time is over, untold', async () => {
    await beShort();
    const { visit } = await startContent(cms.url, { CONTENT_FRESH_SECONDS: '1' });
    const before = sectionsOf(await visit('/pricing')).length;
    cms.behave(undefined);
    await expect
      .poll(async () => sectionsOf(await visit('/pricing')).length, patience)
      .toBeGreaterThan(before);
  });

  it('that has the catalogue no more is asked for without it', async () => {
    const { content, visit } = await startContent();
    expect((await visit('/all-sections'))['products']).not.toBeNull();
    await beShort();
    content.purge(everything);
    expect((await visit('/all-sections'))['products']).toBeNull();
  });
});

it('an address without a page costs one small question, and none while it is remembered', async () => {
  const { visit } = await startContent();
  expect((await visit('/nothing-here'))['page']).toBeNull();
  await visit('/nothing-here');
  expect(pageCalls()).toHaveLength(1);
  expect(pageCalls()[0]?.bytes).toBeLessThan(2_000);
});

it('goes as POST alone where it is told to', async () => {
  const { visit } = await startContent(cms.url, { CONTENT_METHOD: 'POST' });
  await visit('/');
  expect(new Set(cms.calls.map(({ method }) => method))).toEqual(new Set(['POST']));
});

it('an answer that fails half-way is not asked for again', async () => {
  cms.behave((call, right) =>
    call.name === 'ContentPageQuery' ? json({ errors: [{ message: 'Internal server error' }] }) : right(),
  );
  const { visit } = await startContent();
  await expect(visit('/')).rejects.toThrow();
  expect(pageCalls()).toHaveLength(1);
});

describe('a backend that keeps queries', () => {
  const visitUntilById = async (
    visit: (address: string) => Promise<ContentData>,
    keeper: { sent: unknown[] },
  ) => {
    let tried = 0;
    await expect
      .poll(async () => {
        await visit(`/nothing-${(tried += 1)}`);
        return keeper.sent.at(-1);
      }, patience)
      .toMatchObject({ how: 'id' });
  };

  it('is sent each text once, and its id from then on', async () => {
    const keeper = await startQueryKeepingCms(cms.url);
    stops.push(() => keeper.stop());
    const { content, visit } = await startContent(keeper.url);
    await visitUntilById(visit, keeper);
    const first = await visit('/pricing');
    content.purge(everything);
    keeper.sent.length = 0;
    expect(await visit('/pricing')).toEqual(first);
    expect(keeper.sent).toEqual([{ how: 'id', method: 'GET', bytes: expect.any(Number) }]);
    expect(keeper.sent[0]?.bytes).toBeLessThan(300);
  });

  it('is sent texts again when it no longer does', async () => {
    const keeper = await startQueryKeepingCms(cms.url);
    stops.push(() => keeper.stop());
    const { visit } = await startContent(keeper.url);
    await visitUntilById(visit, keeper);
    keeper.stopKeeping();
    expect((await visit('/pricing'))['page']).not.toBeNull();
    expect(keeper.sent.at(-1)).toMatchObject({ how: 'text', method: 'GET' });
  });
});
