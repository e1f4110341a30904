import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Expected } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { exchange, type RawResponse } from './support/rawHttp.ts';
import { tables } from './tables/index.ts';

let site: AttackedSite;
beforeAll(async () => {
  // As in production, where the proxy terminates TLS.
  site = await startAttackedSite({ SITE_URL: 'https://site.example' });
}, 120_000);
afterAll(() => site.stop());

describe.each(Object.entries(tables))('%s', (_area, attacks) => {
  it.for(attacks)('%s', async ([, sends, expected], { task }) => {
    const bytes = typeof sends === 'function' ? sends(site) : sends;
    let responses: RawResponse[] = [];
    for (const requestBytes of [bytes].flat()) responses = await exchange(site.origin, requestBytes);
    task.meta.answer = describeResponses(responses);
    expectResponses(responses, typeof expected === 'number' ? { status: expected } : expected);
  });
});

it('the attacked site still responds on every kind of page and has logged no internal error', async () => {
  for (const path of ['/', '/da', '/de/blog', '/docs', '/sitemap.xml'])
    expect((await fetch(site.origin + path)).status, path).toBe(200);
  expect((await fetch(`${site.origin}/livez`)).status).toBe(200);
  const loggedErrors = site.site
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line) || /^\s+at /.test(line));
  expect(loggedErrors).toEqual([]);
});

function expectResponses(
  responses: readonly RawResponse[],
  { status, headers = {}, body, lacks }: Expected,
): void {
  expect(responses.map((response) => response.status)).toEqual([status].flat());
  const [response] = responses;
  if (response === undefined) return;
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) expect(response.headers).not.toHaveProperty(name);
    else expect(response.headers[name] ?? '', name).toMatch(value);
  }
  if (body) expect(response.body).toMatch(body);
  if (lacks) expect(JSON.stringify(response)).not.toMatch(lacks);
}

function describeResponses(responses: readonly RawResponse[]): string {
  return (
    responses
      .map(({ status, headers }) => [status, headers['location']].filter(Boolean).join(' '))
      .join(', ') || 'closed'
  );
}
