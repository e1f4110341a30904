import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRouteRules, RouteRulesError } from './readRouteRules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'route-rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(rules: unknown, rootRedirect?: string) {
  const rulesFile = path.join(folder, 'rules.json');
  await writeFile(rulesFile, typeof rules === 'string' ? rules : JSON.stringify(rules));
  return readRouteRules({ rulesFile, rootRedirect });
}

/** Returns the error message that the operator gets for these rules. */
async function errorMessage(rules: unknown, rootRedirect?: string): Promise<string> {
  const error = await read(rules, rootRedirect).catch((reason: unknown) => reason);
  return error instanceof RouteRulesError ? error.message : 'no error';
}

it('readRouteRules returns no rules when nothing is configured', async () => {
  expect(await readRouteRules({ rulesFile: undefined, rootRedirect: undefined })).toEqual([]);
});

it('readRouteRules returns the rules in the file, followed by the root redirect', async () => {
  expect(await read([{ from: '/a', to: '/en/b/' }], '/da')).toEqual([
    { from: '/a', to: '/b', status: 301 },
    { from: '/', to: '/da', status: 302 },
  ]);
});

describe('readRouteRules rejects', () => {
  it('all invalid rules at once', async () => {
    const message = await errorMessage([
      { from: 'old', to: '/new' },
      { from: '/a', to: 'javascript:alert(1)' },
      { from: '/b', to: '//evil.example' },
      { from: '/c', to: '/\\evil.example' },
      { from: '/d', to: '/e', status: 200 },
      { from: '/*/f', to: '/g' },
      { from: '/h', to: '/i', note: 'x' },
      { from: '/j', to: '/k/*' },
    ]);
    for (const rule of [1, 2, 3, 4, 5, 6, 7, 8]) expect(message).toContain(`rule ${rule}`);
  });

  it.each([
    ['itself', [{ from: '/a', to: '/a' }]],
    ['itself with a slash', [{ from: '/a', to: '/a/' }]],
    ['a growing path', [{ from: '/a*', to: '/ab*' }]],
    [
      'back and forth',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    ],
    [
      'around three corners',
      [
        { from: '/a/*', to: '/b/*' },
        { from: '/b/x', to: '/c' },
        { from: '/c', to: '/a/x' },
      ],
    ],
  ])('a loop: %s', async (_name, rules) => {
    expect(await errorMessage(rules)).toContain('redirect in a loop');
  });

  it('a root redirect that forms a loop', async () => {
    expect(await errorMessage([{ from: '/start', to: '/' }], '/start')).toContain('redirect in a loop');
    expect(await errorMessage([], '/en')).toContain('redirect in a loop');
  });

  it('a target whose host name a visitor could complete', async () => {
    expect(await errorMessage([{ from: '/a*', to: 'https://kystlink.example*' }])).toContain('rule 1, to');
    expect(await errorMessage([{ from: '/a', to: 'https://user@evil.example/' }])).toContain('rule 1, to');
  });

  it('a file that is missing, not JSON or not a list', async () => {
    await expect(
      readRouteRules({ rulesFile: path.join(folder, 'none'), rootRedirect: undefined }),
    ).rejects.toThrow('could not be read as JSON');
    expect(await errorMessage('{')).toContain('could not be read as JSON');
    expect(await errorMessage({ from: '/a' })).toContain('expected a list');
  });
});

it('readRouteRules accepts chained rules without a loop', async () => {
  const chain = [
    { from: '/a/*', to: '/b/*' },
    { from: '/b/x', to: '/c' },
  ];
  expect(await errorMessage(chain)).toBe('no error');
});
