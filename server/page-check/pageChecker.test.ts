import { describe, expect, it, vi } from 'vitest';
import type { Finding } from '#schema/pageCheck.ts';
import { createPageChecker, type PageCheckerDeps } from './pageChecker.ts';

const deps: PageCheckerDeps = {
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
};
const check = createPageChecker(deps);
const request = { id: 1, type: 'page', locale: 'en', path: '/about' } as const;

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

describe('createPageChecker with a page that cannot be checked', () => {
  const rendered = (status: number, content: object | undefined = {}) => ({
    render: async () => ({ status, html: '', content: content && { ...content } }),
  });
  it.each<[string, Partial<PageCheckerDeps>, object]>([
    ['no token', { ...rendered(404), fault: () => 'no token' }, { problem: 'no token' }],
    ['a text that is too long', rendered(200, { a: 'a'.repeat(100_001) }), { problem: 'too long' }],
    ['404', rendered(404), { problem: 'nothing there' }],
    ['500', rendered(500), { findings: [{ code: 'page-failed', values: { status: 500 } }] }],
    ['503', rendered(503), { problem: 'no content' }],
    [
      'no content',
      { render: async () => ({ status: 200, html: '', content: undefined }) },
      { problem: 'no content' },
    ],
    [
      'a token that was refused meanwhile',
      {
        ...rendered(503),
        fault: vi
          .fn<PageCheckerDeps['fault']>()
          .mockReturnValueOnce(undefined)
          .mockReturnValue('refused token'),
      },
      { problem: 'refused token' },
    ],
    ['too much markup', { readPage: async () => undefined }, { problem: 'too long' }],
  ])('reports %s', async (_name, overrides, result) => {
    expect(await createPageChecker({ ...deps, ...overrides })(request)).toEqual(result);
  });
});

it('createPageChecker sorts findings by their position', async () => {
  const finding = (place: Pick<Finding, 'section' | 'part'>): Finding => ({
    code: 'removed',
    values: {},
    ...place,
  });
  const sorted = [
    finding({ part: 'title' }),
    finding({ part: 'cover' }),
    finding({ section: { kind: 'b', row: 0 } }),
    finding({ section: { kind: 'a', row: 1 } }),
    finding({ part: 'text' }),
  ];
  const checkPage = createPageChecker({
    ...deps,
    readPage: async () => ({
      ...{ ids: new Set<string>(), places: [], files: [] },
      checked: { findings: [4, 3, 2, 0, 1].flatMap((index) => sorted[index] ?? []), links: [], pictures: [] },
    }),
  });
  expect(await checkPage(request)).toEqual({
    findings: sorted,
    weight: { kilobytes: 0, pictures: 0, seconds: 0.8 },
  });
});

describe('createPageChecker with links', () => {
  const linkTo = (address: string, row = 0) => {
    const [path = '', anchor] = address.split('#');
    const finding: Finding = {
      code: 'dead-link',
      section: { kind: 'a', row },
      values: { address, text: 'Here' },
    };
    return { path, anchor, finding };
  };
  /** Returns the dead links among these. The page `/about` contains the ID `here`, other pages `there`. */
  async function deadLinks(links: ReturnType<typeof linkTo>[], overrides: Partial<PageCheckerDeps> = {}) {
    const result = await createPageChecker({
      ...deps,
      readPage: async () => ({
        ...{ ids: new Set(['here', 'ä']), places: [], files: [] },
        checked: { findings: [], links, pictures: [] },
      }),
      statusOf: async (path) => Number(/\d+/.exec(path)?.[0] ?? 200),
      idsAt: async (path) => (path === '/unknown' ? undefined : new Set(['there'])),
      ...overrides,
    })(request);
    return 'findings' in result ? result.findings.map(({ values }) => values['address']) : result;
  }

  it.each([
    ['/399', true],
    ['/400', false],
    ['/404?a=b', false],
    ['/200?a=404', true],
    ['/404.pdf', true],
    ['/404.PDF', true],
    ['/404.pdf/a', false],
    ['/cms/404', true],
    ['/a/cms/404', false],
    ['#here', true],
    ['#', true],
    ['#%C3%A4', true],
    ['#%', false],
    ['#there', false],
    ['/about#here', true],
    ['/about?a#there', false],
    ['/other#there', true],
    ['/other#here', false],
    ['/404#there', false],
    ['/unknown#here', true],
    ['#cookie-settings', true],
  ])('reports whether %s is alive: %s', async (address, isAlive) => {
    expect(await deadLinks([linkTo(address)])).toEqual(isAlive ? [] : [address]);
  });

  it('assumes that a link is alive if its status is unknown', async () => {
    expect(await deadLinks([linkTo('/404')], { statusOf: async () => undefined })).toEqual([]);
  });

  it('reports a dead link once per section, and requests each page once', async () => {
    const statusOf = vi.fn(async () => 404);
    expect(await deadLinks([linkTo('/a'), linkTo('/a'), linkTo('/a', 1)], { statusOf })).toEqual([
      '/a',
      '/a',
    ]);
    expect(statusOf).toHaveBeenCalledTimes(1);
    const idsAt = vi.fn(async () => new Set<string>());
    expect(await deadLinks([linkTo('/a#b'), linkTo('/a#c')], { idsAt })).toEqual(['/a#b', '/a#c']);
    expect(idsAt.mock.calls).toEqual([['/a']]);
  });

  it('checks at most fifty links', async () => {
    const links = Array.from({ length: 51 }, (_, index) => linkTo(`/a${index}`));
    expect(await deadLinks(links, { statusOf: async () => 404 })).toHaveLength(50);
  });

  it('leaves out the links if their check takes more than fifteen seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const result = deadLinks([linkTo('/a')], { statusOf: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect(await result).toEqual([]);
  });
});
