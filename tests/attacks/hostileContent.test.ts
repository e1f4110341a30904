// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

/** Machine-readable documents, each generated from all articles and pages. */
const documents = ['/sitemap.xml', '/sitemap-en.xml', '/da/sitemap.xml', '/feed.xml', '/de/feed.xml'];

it.each([
  ['an invalid date', /("modifiedGmt":)"[^"]*"/g, '$1"not a date"'],
  ['a date out of range', /("modifiedGmt":)"[^"]*"/g, '$1"9999999-13-45T99:99:99"'],
  ['a control character in titles', /"title":"/g, '"title":"\\u0001\\u000b\\ufffe'],
  ['an unpaired surrogate in names', /"name":"/g, '"name":"\\ud800'],
  ['markup in names', /"name":"/g, '"name":"<b>&amp; ]]>\\"'],
  ['a URL of another host', /"uri":"\/blog\/s/g, '"uri":"//evil.example/s'],
  ['an invalid URL', /"uri":"\/blog\/t/g, '"uri":"http://[\\u0000'],
])('documents stay well-formed with %s', async (_fault, pattern, replacement) => {
  site.host.edit(pattern, replacement);
  const purge = '{"everything":true}';
  const purgeResponse = await fetch(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': site.sign(purge) },
    body: purge,
  });
  expect(purgeResponse.status).toBe(200);
  for (const path of documents) {
    const response = await fetch(site.origin + path);
    expect(response.status, path).toBe(200);
    const text = await response.text();
    const parserError = new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror');
    expect(parserError?.textContent, path).toBeUndefined();
    expect(text, path).not.toContain('evil.example');
    // Faulty entries may be missing, but the document must not become empty.
    expect(text.match(/<(loc|entry|id)>/g)?.length, path).toBeGreaterThan(1);
  }
});
