import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localeCodes } from '#locales/locales.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { startContent } from '#tests/support/startContent.ts';
import { json, startWatchedCms, type WatchedCms } from '#tests/support/watchedCms.ts';

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

async function startSite(env: Record<string, string> = {}) {
  const site = await startContent(cms.url, { env });
  stops.push(site.stop);
  return site;
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
    const { visit } = await startSite({ CONTENT_METHOD: 'GET' });
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
    const { content, visit } = await startSite();
    const first = await visit('/');
    cms.calls.length = 0;
    content.purge(everything);
    expect(await visit('/')).toEqual(first);
    expect(pageCalls()).toHaveLength(1);
  });

  it('that got another section shows it at once when WordPress tells', async () => {
    await beShort();
    const { content, visit } = await startSite();
    expect(sectionsOf(await visit('/pricing'))).toHaveLength(1);
    cms.behave(undefined);
    content.purge(everything);
    const now = await visit('/pricing');
    expect(sectionsOf(now).length).toBeGreaterThan(4);
    expect(now).toEqual(await (await startSite()).visit('/pricing'));
  });

  it('that got another section shows it when its time is over, untold', async () => {
    await beShort();
    const { visit } = await startSite({ CONTENT_FRESH_SECONDS: '1' });
    const before = sectionsOf(await visit('/pricing')).length;
    cms.behave(undefined);
    await expect
      .poll(async () => sectionsOf(await visit('/pricing')).length, patience)
      .toBeGreaterThan(before);
  });

  it('that has the catalogue no more is asked for without it', async () => {
    const { content, visit } = await startSite();
    expect((await visit('/all-sections'))['products']).not.toBeNull();
    await beShort();
    content.purge(everything);
    expect((await visit('/all-sections'))['products']).toBeNull();
  });
});

it('an address without a page costs one small question, and none while it is remembered', async () => {
  const { visit } = await startSite();
  expect((await visit('/nothing-here'))['page']).toBeNull();
  await visit('/nothing-here');
  expect(pageCalls()).toHaveLength(1);
  expect(pageCalls()[0]?.bytes).toBeLessThan(2_000);
});

it('goes as POST unless it is told to go as GET', async () => {
  const methods = () => new Set(cms.calls.map(({ method }) => method));
  await (await startSite()).visit('/');
  expect(methods()).toEqual(new Set(['POST']));
  cms.calls.length = 0;
  await (await startSite({ CONTENT_METHOD: 'GET' })).visit('/');
  expect(methods()).toEqual(new Set(['GET']));
});

it('an answer that fails half-way is not asked for again', async () => {
  cms.behave((call, right) =>
    call.name === 'ContentPageQuery' ? json({ errors: [{ message: 'Internal server error' }] }) : right(),
  );
  const { visit } = await startSite();
  await expect(visit('/')).rejects.toThrow();
  expect(pageCalls()).toHaveLength(1);
});
