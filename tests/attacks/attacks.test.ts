import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Expected } from './support/attack.ts';
import { startAttackedSite, type AttackedSite } from './support/attackedSite.ts';
import { exchange, type RawAnswer } from './support/rawHttp.ts';
import { tables } from './tables/index.ts';

let site: AttackedSite;
beforeAll(async () => {
  // As deployed: the proxy in front terminates TLS.
  site = await startAttackedSite({ SITE_URL: 'https://site.example' });
}, 120_000);
afterAll(() => site.stop());

describe.each(Object.entries(tables))('%s', (_area, attacks) => {
  it.for(attacks)('%s', async ([, sends, expected], { task }) => {
    const bytes = typeof sends === 'function' ? sends(site) : sends;
    let answers: RawAnswer[] = [];
    for (const each of [bytes].flat()) answers = await exchange(site.origin, each);
    task.meta.answer = describeAnswers(answers);
    expectAnswers(answers, typeof expected === 'number' ? { status: expected } : expected);
  });
});

it('the site is unaffected: every page responds, and nothing is logged as an error of its own', async () => {
  for (const path of ['/', '/da', '/de/blog', '/docs', '/sitemap.xml'])
    expect((await fetch(site.origin + path)).status, path).toBe(200);
  expect((await fetch(`${site.origin}/livez`)).status).toBe(200);
  const faults = site.site
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line) || /^\s+at /.test(line));
  expect(faults).toEqual([]);
});

function expectAnswers(answers: readonly RawAnswer[], { status, headers = {}, body, lacks }: Expected): void {
  expect(answers.map((answer) => answer.status)).toEqual([status].flat());
  const [answer] = answers;
  if (answer === undefined) return;
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) expect(answer.headers).not.toHaveProperty(name);
    else expect(answer.headers[name] ?? '', name).toMatch(value);
  }
  if (body) expect(answer.body).toMatch(body);
  if (lacks) expect(JSON.stringify(answer)).not.toMatch(lacks);
}

function describeAnswers(answers: readonly RawAnswer[]): string {
  return (
    answers
      .map(({ status, headers }) => [status, headers['location']].filter(Boolean).join(' '))
      .join(', ') || 'closed'
  );
}
