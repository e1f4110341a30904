import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import * as v from 'valibot';
import { pages } from '#cms/content/pages/index.ts';
import { databaseId } from '#cms/wordpress/nodes.ts';
import { startCms, type Cms } from '#cms/server.ts';
import { sign } from '#server/lib/signature.ts';
import { expect, test } from '@playwright/test';
import { close, listen } from '../support/listen.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';

const secret = 'a secret of at least thirty-two characters';
const uploads = '/wp-content/uploads/planted';

type Fields = Record<string, unknown>;
const Answer = v.looseObject({
  data: v.looseObject({
    page: v.looseObject({
      pageElements: v.looseObject({ sectionElements: v.array(v.record(v.string(), v.unknown())) }),
    }),
  }),
});

let cms: Cms;
let editor: Server;
let site: RunningSite;
/** Unsaved fields of the editor by section kind. They replace fields of the backend's section of that kind. */
let typedFields: [kind: string, fields: Fields][] = [];
let title: unknown;
let files: Record<string, Buffer>;

/** Starts a fake WordPress whose previewed page contains the unsaved fields. */
function startEditor(): Promise<string> {
  editor = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const file = files[url];
      if (file !== undefined) return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file);
      const body = request.method === 'POST' ? await text(request) : undefined;
      const backendResponse = await fetch(`${cms.url}${url}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
      });
      const bytes = Buffer.from(await backendResponse.arrayBuffer());
      response.writeHead(backendResponse.status, {
        'content-type': backendResponse.headers.get('content-type') ?? 'application/octet-stream',
      });
      return response.end(body?.includes('PagePreviewQuery') ? withPlantedFaults(bytes.toString()) : bytes);
    })();
  });
  return listen(editor);
}

function withPlantedFaults(json: string): string {
  const content = v.parse(Answer, JSON.parse(json));
  if (title !== undefined) content.data.page['title'] = title;
  const elements = content.data.page.pageElements;
  elements.sectionElements = typedFields.map(([kind, fields]) => {
    const originalElement = elements.sectionElements.find(
      ({ __typename }) => __typename === `PageElementsSectionElements${kind}Layout`,
    );
    return { ...originalElement, ...fields };
  });
  return JSON.stringify(content);
}

test.beforeAll(async () => {
  const flatImage = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
      .jpeg()
      .toBuffer();
  const noiseImage = sharp(randomBytes(2400 * 1350 * 3), { raw: { width: 2400, height: 1350, channels: 3 } });
  files = {
    [`${uploads}/harbour.jpg`]: await flatImage(2000, 1300),
    [`${uploads}/small.jpg`]: await flatImage(300, 200),
    [`${uploads}/noise.jpg`]: await noiseImage.jpeg({ quality: 90 }).toBuffer(),
    [`${uploads}/night.svg`]: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 800"><path fill="#1b4a5e" d="M0 0h1440v800h-1440z"/></svg>',
    ),
  };
  cms = await startCms();
  const url = await startEditor();
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${url}/graphql`,
    CONTENT_REST_URL: url,
    CONTENT_TOKEN: 'editor:application password',
    REVALIDATE_SECRET: secret,
  });
});
test.afterAll(async () => {
  await site.stop();
  await close(editor);
  await cms.stop();
});

const imageNode = (name: string, altText: string, width: number, height: number) => ({
  node: {
    ...{ __typename: 'MediaItem', id: `planted ${name}`, sourceUrl: `${uploads}/${name}`, altText },
    ...{ mediaDetails: { width, height }, drawing: null },
  },
});
const button = (url: string, title: string) => [
  { link: { url, title, target: '' }, style: ['purple'], icon: null },
];

async function post(path: string, content: object): Promise<unknown> {
  const body = JSON.stringify(content);
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': sign(secret, Math.floor(Date.now() / 1000), body),
    },
    body,
  });
  expect(response.status).toBe(200);
  return response.json();
}

const specimen = pages.find(({ slug }) => slug.en === 'all-sections');
const page = {
  id: databaseId('Page', specimen?.id ?? 0, 'en'),
  type: 'page',
  locale: 'en',
  path: '/a-new-page',
};
const dated = (da: number, de?: number) => ({
  ...{ original: 'en', modified: 2_000_000 },
  translations: [
    { locale: 'da', modified: da },
    ...(de === undefined ? [] : [{ locale: 'de', modified: de }]),
  ],
});

const Checked = v.object({
  findings: v.array(
    v.object({
      code: v.string(),
      section: v.optional(v.object({ kind: v.string(), row: v.number() })),
      part: v.optional(v.string()),
      values: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
});

test('page check reports each of thirteen issues with its location', async () => {
  typedFields = [
    [
      'HeroElement',
      {
        title: 'A page with faults',
        description: '<p>Words.</p>',
        image: imageNode('noise.jpg', 'A photograph', 2400, 1350),
        imageMobile: null,
        globalButtons: button('/nowhere-at-all', 'See more'),
      },
    ],
    ['Faq', { title: 'Questions', faq: null }],
    [
      'SplitContentImgRight',
      { title: 'A harbour', description: '<p>Words.</p>', image: imageNode('harbour.jpg', '', 2000, 1300) },
    ],
    [
      'SplitContentImgRight',
      {
        title: 'A small picture',
        description: '<p>Words.</p><h4>A deep heading</h4><p>More.</p>',
        image: imageNode('small.jpg', 'A boat', 300, 200),
      },
    ],
    [
      'HeroElement',
      {
        title: 'A second opening',
        description: '<p>Words.</p>',
        image: imageNode('night.svg', 'The sea at night', 1440, 800),
        imageMobile: null,
        globalButtons: null,
      },
    ],
    ['SectionTitle', { title: 'A title that is too long for its place '.repeat(4), headingLevel: ['h2'] }],
  ];
  const { findings } = v.parse(Checked, await post('page-check', { ...page, ...dated(1_000_000) }));

  expect(
    findings.map(({ code, section, part }) => `${code} ${section?.row ?? part ?? ''}`.trim()).toSorted(),
  ).toEqual([
    'dead-link 0',
    'heading-order 3',
    'low-contrast 4',
    'no-alternative-text 2',
    'page-too-heavy',
    'page-too-slow',
    'picture-too-heavy 0',
    'picture-too-small 3',
    'section-empty 1',
    'text-too-long 5',
    'translation-missing translations',
    'translation-older translations',
    'two-openings 4',
  ]);
});

test('page check reports links to missing anchors and pages, and accepts existing anchors and features', async () => {
  const links = [
    '/pricing#nowhere',
    '/pricing#lead',
    '/coverage#table',
    '/coverage',
    '/nowhere-at-all#table',
  ];
  typedFields = [
    [
      'HeroElement',
      {
        ...{ title: 'Links', description: null, image: null, imageMobile: null },
        globalButtons: links.flatMap((url) => button(url, url)),
      },
    ],
  ];
  const { findings } = v.parse(Checked, await post('page-check', { ...page, ...dated(1_000_000) }));

  expect(findings.flatMap(({ code, values }) => (code === 'dead-link' ? [values?.['address']] : []))).toEqual(
    ['/pricing#nowhere', '/nowhere-at-all#table'],
  );
});

test('page check reports the mobile weight of a page without issues, and no findings', async () => {
  typedFields = [
    [
      'HeroElement',
      {
        title: 'A page without faults',
        description: '<p>It leads to <a href="/a-new-page">itself</a>.</p>',
        image: imageNode('harbour.jpg', 'A harbour', 2000, 1300),
        imageMobile: null,
        globalButtons: button('/pricing', 'Prices'),
      },
    ],
    [
      'SplitContentImgRight',
      {
        title: 'A harbour',
        description: '<p>Words.</p>',
        image: imageNode('harbour.jpg', 'A harbour', 2000, 1300),
      },
    ],
  ];

  // Two images, because each section loads the same upload in a different size.
  expect(await post('page-check', { ...page, ...dated(2_000_000, 2_000_030) })).toEqual({
    findings: [],
    weight: { kilobytes: expect.any(Number), pictures: 2, seconds: expect.any(Number) },
  });
});

test('page check reports only the failure if a page cannot be rendered', async () => {
  typedFields = [['SectionTitle', { title: 'A heading', headingLevel: ['h2'] }]];
  title = { which: 'is no text' };

  expect(await post('page-check', page)).toEqual({
    findings: [{ code: 'page-failed', values: { status: 500 } }],
  });
  title = undefined;
});

test('page status distinguishes published pages from missing ones', async () => {
  expect(await post('page-status', { path: '/pricing' })).toEqual({ status: 200 });
  expect(await post('page-status', { path: '/nowhere-at-all' })).toEqual({ status: 404 });
});

const Places = v.object({
  status: v.literal(200),
  places: v.array(v.object({ id: v.string(), text: v.string() })),
});

test('page places lists the anchors of a page, and links to them work', async ({ page: readerPage }) => {
  const { places } = v.parse(Places, await post('page-places', { path: '/pricing' }));
  expect(places.map(({ id }) => id)).toEqual([
    'hero-element',
    'package-selector',
    'table',
    'faq',
    'call-to-action-card',
  ]);
  for (const { id, text } of places) {
    await readerPage.goto('about:blank');
    await readerPage.goto(`${site.url}/pricing#${id}`);
    await expect(readerPage.locator(`main [id="${id}"]`).getByText(text).first()).toBeInViewport();
  }
  expect(await post('page-places', { path: '/nowhere-at-all' })).toEqual({ status: 404, places: [] });
});

test('page places lists the anchors that an unsaved page will have', async () => {
  typedFields = [
    ['Faq', { title: 'Questions' }],
    ['Faq', { title: 'More questions' }],
  ];
  const { id, type, locale } = page;
  expect(await post('page-places', { id, type, locale })).toMatchObject({
    status: 200,
    places: [
      { id: 'faq', text: 'Questions', kind: 'faq' },
      { id: 'faq-2', text: 'More questions', kind: 'faq' },
    ],
  });
});

test('page check and page places reject a draft with two megabytes of angle brackets as too long', async () => {
  typedFields = [['Faq', { title: '<'.repeat(2_000_000), faq: null }]];
  expect(await post('page-check', page)).toEqual({ problem: 'too long' });
  const { id, type, locale } = page;
  expect(await post('page-places', { id, type, locale })).toEqual({ problem: 'too long' });
});
