// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

/** Documents that others read by machine; each is made of every article and page. */
const documents = ['/sitemap.xml', '/sitemap-en.xml', '/da/sitemap.xml', '/feed.xml', '/de/feed.xml'];

it.each([
  ['a date that is none', /("modifiedGmt":)"[^"]*"/g, '$1"not a date"'],
  ['a date after the end of time', /("modifiedGmt":)"[^"]*"/g, '$1"9999999-13-45T99:99:99"'],
  ['a control character in titles', /"title":"/g, '"title":"\\u0001\\u000b\\ufffe'],
  ['half a surrogate in names', /"name":"/g, '"name":"\\ud800'],
  ['markup in names', /"name":"/g, '"name":"<b>&amp; ]]>\\"'],
  ['an address of another host', /"uri":"\/blog\/s/g, '"uri":"//evil.example/s'],
  ['an address that cannot be one', /"uri":"\/blog\/t/g, '"uri":"http://[\\u0000'],
])('documents stay well-formed with %s', async (_fault, before, next) => {
  site.host.edit(before, next);
  const purge = '{"everything":true}';
  const purged = await fetch(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': site.sign(purge) },
    body: purge,
  });
  expect(purged.status).toBe(200);
  for (const path of documents) {
    const answer = await fetch(site.origin + path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    const fault = new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror');
    expect(fault?.textContent, path).toBeUndefined();
    expect(text, path).not.toContain('evil.example');
    // An entry may be missing, never all of them.
    expect(text.match(/<(loc|entry|id)>/g)?.length, path).toBeGreaterThan(1);
  }
});
