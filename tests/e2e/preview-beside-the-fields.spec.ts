import { createServer, type Server } from 'node:http';
import { pages } from '#cms/content/pages/index.ts';
import { databaseId } from '#cms/wordpress/nodes.ts';
import { startCms, type Cms } from '#cms/server.ts';
import { previewSessionHeader, type PreviewedContent } from '#schema/preview.ts';
import { issueToken } from '#server/content/previewRouter.ts';
import { expect, test } from '@playwright/test';
import { close, listen } from '../support/listen.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';
import { expectPart } from '../support/expectPart.ts';

const secret = 'a secret of at least thirty-two characters';
const draft = '0'.repeat(32);

let cms: Cms;
let site: RunningSite;
let wordpress: Server;
let admin: string;

/** Returns a fake wp-admin screen for a separate origin: an iframe, and a record of the messages that it sent. */
const screen = (link: string) =>
  `<!doctype html><title>Edit</title><iframe width="1000" height="700" src="${link}"></iframe>
  <script>window.said = []; addEventListener('message', (event) => said.push({ origin: event.origin, ...event.data }));</script>`;

test.beforeAll(async () => {
  cms = await startCms();
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    CONTENT_TOKEN: 'editor:application password',
    REVALIDATE_SECRET: secret,
  });
  wordpress = createServer((request, response) => {
    const link = new URL(request.url ?? '', 'http://wordpress').searchParams.get('link') ?? '';
    response.setHeader('Content-Type', 'text/html').end(screen(link));
  });
  admin = await listen(wordpress);
});
test.afterAll(async () => {
  await close(wordpress);
  await site.stop();
  await cms.stop();
});

const home = pages.find(({ slug }) => slug.en === '') ?? pages[0];

/** Page with text from WordPress's block editor below its sections. */
const allSections = pages.find(({ slug }) => slug.en === 'all-sections');

/** Page whose hero image has a focal point. */
const withFocus = pages.find(({ slug }) => slug.en === 'cold-chain');

function content(frame?: PreviewedContent['frame'], fixture = home): PreviewedContent {
  return {
    id: databaseId('Page', fixture?.id ?? 0, 'en'),
    type: 'page',
    locale: 'en',
    ...(frame && { frame }),
  };
}

function linkFor(origin: string, fixture = home): string {
  return `${site.url}/preview?token=${issueToken(secret, 'link', content({ admin: origin, draft }, fixture), Date.now())}`;
}

test('clicking an element reports its section to the form', async ({ page }) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin))}`);
  const frame = page.frameLocator('iframe');
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });

  const heading = frame.getByRole('heading', { level: 1 });
  const headingText = await heading.textContent();
  await heading.click();
  const selectMessage = expect.objectContaining({
    ...{ type: 'click', kind: 'heroelement', number: 0, path: 'title' },
    clues: expect.arrayContaining([
      expect.objectContaining({ text: headingText?.replaceAll(/\s+/g, ' ').trim() }),
    ]),
  });
  await expect.poll(messages).toContainEqual(selectMessage);
  await expect(frame.locator('[data-cookie-banner]')).toHaveCount(0);

  await page.evaluate((to) => {
    window.frames[0]?.postMessage({ type: 'reload' }, to);
  }, site.url);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'rendered' });
  await expect(heading).toHaveText(headingText ?? '');
});

test('the page shows typed text at once, until a page that contains it has been rendered', async ({
  page,
}) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin))}`);
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  const storedText = (await heading.textContent()) ?? '';
  const send = (message: object) =>
    page.evaluate(([to, data]) => window.frames[0]?.postMessage(data, to), [site.url, message] as const);
  const renderings = async () => (await messages()).filter(({ type }) => type === 'rendered').length;
  const typedTexts = {
    section: { kind: 'heroelement', number: 0 },
    path: 'title',
    texts: ['Typed <b>now</b>'],
  };

  await send({ type: 'fieldTexts', ...typedTexts, typedAt: 2 });
  await expect(heading).toHaveText('Typed <b>now</b>');
  expect(await renderings()).toBe(0);
  await send({ type: 'reload', storedAt: 1 });
  await expect.poll(renderings).toBe(1);
  await expect(heading).toHaveText('Typed <b>now</b>');
  await send({ type: 'reload', storedAt: 2 });
  await expect.poll(renderings).toBe(2);
  await expect(heading).toHaveText(storedText);
});

test('the preview reports the visible area of an image, around its focal point', async ({ page }) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin, withFocus))}`);
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });

  await page.evaluate((to) => {
    document.querySelector('iframe')?.setAttribute('width', '390');
    window.frames[0]?.postMessage({ type: 'croppedImages', width: 390 }, to);
  }, site.url);
  const firstImage = expect.objectContaining({
    ...{ kind: 'heroelement', width: 390, position: '50% 60%' },
    image: expect.stringContaining('ferry'),
  });
  const imagesMessage = expect.arrayContaining([firstImage]);
  await expect
    .poll(messages)
    .toContainEqual({ origin: site.url, type: 'croppedImages', width: 390, images: imagesMessage });
});

test('clicking a block reports it to the block editor, and its button removes it', async ({ page }) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin, allSections))}`);
  const frame = page.frameLocator('iframe');
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });
  const text = frame.locator('[data-block-text] > p').first();
  const letters = (await text.textContent())?.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  await page.evaluate(
    ([to, blocks]) => {
      window.frames[0]?.postMessage({ type: 'blocks', blocks }, to);
    },
    [site.url, [{ id: 'a block', name: 'Paragraph', text: letters, element: 'p' }]] as const,
  );

  await expect(text).toHaveAttribute('data-block', 'a block');
  await text.press('Enter');
  await expect
    .poll(messages)
    .toContainEqual(expect.objectContaining({ type: 'click', area: 'page', block: 'a block' }));
  await text.hover();
  const box = await text.boundingBox();
  // Clicks by position above the end of the block: the button is in a closed shadow root, which tests cannot access.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) - 12);
  await expect
    .poll(messages)
    .toContainEqual({ origin: site.url, type: 'command', command: 'remove', block: 'a block' });
});

test('the buttons of the first section are 24 px on screen, and hovering its toolbar keeps it open', async ({
  page,
}) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin))}`);
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });
  const scale = 0.5;
  await page.evaluate(
    ([to, by]) => {
      window.frames[0]?.postMessage({ type: 'scale', scale: by }, to);
    },
    [site.url, scale] as const,
  );
  const section = page.frameLocator('iframe').locator('[data-section-kind]').first();
  const box = (await section.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [end, top] = [box.x + box.width, box.y];
  await page.mouse.move(end - 30, top + 100);

  // Moves up to the toolbar, along it to the label, which is not a button, and back to the last button.
  const size = 24 / scale;
  await page.mouse.move(end - 30, top - 10, { steps: 5 });
  await page.mouse.move(end - 6.5 * size, top - 10, { steps: 10 });
  await page.mouse.move(end - size + 2, top - size + 2, { steps: 10 });
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(messages).toContainEqual(expect.objectContaining({ type: 'command', command: 'remove' }));
  expect((await messages()).filter((message) => message['type'] === 'click')).toEqual([]);
});

test("clicking text under a card's link reports that text", async ({ page }) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin))}`);
  const frame = page.frameLocator('iframe');
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });

  const cardText = 'Prefer, rank or block operators per country.';
  // The link covers the text and receives the click.
  const text = frame.getByText(cardText);
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await text.hover({ force: true });
  await text.click({ force: true });
  const first = expect.objectContaining({ text: expect.stringContaining(cardText) });
  await expect
    .poll(async () => (await messages()).find((message) => message['kind'] === 'boxgrid'))
    .toMatchObject({ type: 'click', clues: expect.arrayContaining([first, { link: expect.any(String) }]) });
});

test('Tab reaches the buttons of a section, then its content', async ({ page }) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin))}`);
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });
  const hero = page.frameLocator('iframe').locator('[data-section-kind=heroelement]');
  const hasFocus = () => hero.evaluate((section) => section === document.activeElement);

  await hero.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const placeMessage = { kind: 'heroelement', number: 0 };
  await expect
    .poll(messages)
    .toContainEqual({ origin: site.url, type: 'command', command: 'add', ...placeMessage });
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus()).toBe(true);
  for (let button = 0; button <= 6; button += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(false);
  expect(await hero.evaluate((section) => section.contains(document.activeElement))).toBe(true);
});

test('the preview beside the menu editor shows no section buttons, and Tab skips its sections', async ({
  page,
}) => {
  await page.goto(`${admin}/?link=${encodeURIComponent(linkFor(admin))}`);
  const messages = () => page.evaluate(() => Reflect.get(window, 'said') as Record<string, unknown>[]);
  await expect.poll(messages).toContainEqual({ origin: site.url, type: 'ready' });
  await page.evaluate((to) => {
    const labels = {
      add: 'a',
      moveUp: 'u',
      moveDown: 'd',
      duplicate: 'c',
      hide: 'h',
      remove: 'r',
      empty: 'e',
    };
    window.frames[0]?.postMessage({ type: 'labels', labels, kinds: {} }, to);
  }, site.url);
  const frame = page.frameLocator('iframe');
  const hero = frame.locator('[data-section-kind=heroelement]');

  await hero.hover();
  await expect(frame.locator('section-tools')).toBeHidden();
  await hero.focus();
  await page.keyboard.press('Tab');
  expect(await hero.evaluate((section) => section.contains(document.activeElement))).toBe(true);
  expect(await hero.evaluate((section) => section === document.activeElement)).toBe(false);
});

test('the preview is bound to one screen of one WordPress', async ({ page }) => {
  const link = linkFor(admin);
  const first = await fetch(link);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-security-policy')).toContain(`frame-ancestors ${admin};`);
  expect(first.headers.getSetCookie()).toEqual([]);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const secondResponse = await fetch(link);
  expect(secondResponse.status).toBe(403);
  expect(secondResponse.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");

  // The session of a frame is valid only in the header, the session of a tab only in the cookie.
  const ofFrame = issueToken(secret, 'session', content({ admin, draft }), Date.now());
  const ofTab = issueToken(secret, 'session', content(), Date.now());
  for (const [description, headers, status] of [
    ['by the header', { [previewSessionHeader]: ofFrame }, 200],
    ['by a cookie', { cookie: `__Host-preview=${ofFrame}` }, 403],
    ['of a tab, by the header', { [previewSessionHeader]: ofTab }, 403],
    ['of a tab, by its cookie', { cookie: `__Host-preview=${ofTab}` }, 200],
    ['made up', { [previewSessionHeader]: `${ofFrame.slice(0, -1)}0x` }, 403],
  ] as const) {
    const response = await fetch(`${site.url}/preview/page`, {
      headers: { accept: 'text/html', ...headers },
    });
    expect(response.status, description).toBe(status);
    expect(await response.text(), description).not.toContain(
      status === 200 ? 'preview has expired' : 'data-preview-session',
    );
  }

  const foreignLink = linkFor('https://another.example');
  await page.goto(`${admin}/?link=${encodeURIComponent(foreignLink)}`);
  await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
  for (const invalidToken of [
    'javascript:alert(1)',
    'https://a.example/path',
    "https://a.example; script-src 'unsafe-inline'",
  ])
    expect(
      (await fetch(linkFor(invalidToken))).headers.get('content-security-policy'),
      invalidToken,
    ).toContain("frame-ancestors 'none'");
});

test('a public page contains no preview markers', async () => {
  const html = await (await fetch(site.url)).text();
  expectPart(html, '<main');
  expect(html).not.toMatch(/section-mark|text-mark|data-section-kind|data-block|data-preview/);
});
