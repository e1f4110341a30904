import { expect, it } from 'vitest';
import { createPageChecker } from './pageChecker.ts';

const check = createPageChecker({
  render: async () => ({ status: 200, html: '<main></main>', content: {} }),
  readPage: async () => ({
    ...{ ids: new Set<string>(), places: [], files: [] },
    checked: { findings: [], links: [], pictures: [] },
  }),
  fault: () => undefined,
  statusOf: async () => 200,
  idsAt: async () => new Set(),
  weigh: async () => 0,
  read: async () => Buffer.alloc(0),
  hasApiReference: true,
});

it.each([
  ['page', '/search', [{ why: 'own address', address: '/search' }]],
  ['page', '/docs/guide', [{ why: 'own address', address: '/docs/guide' }]],
  ['page', '/blog/below', [{ why: 'below the blog', address: '/blog/below' }]],
  ['page', '/about/team', []],
  ['post', '/blog/below', []],
] as const)('createPageChecker reports if a %s at %s is never shown', async (type, path, values) => {
  const result = await check({ id: 1, type, locale: 'en', path });
  const findings = 'findings' in result ? result.findings : [];

  expect(findings.filter(({ code }) => code === 'never-shown').map((finding) => finding.values)).toEqual(
    values,
  );
});
