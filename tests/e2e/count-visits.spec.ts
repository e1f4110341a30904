import { expect, test, type Page } from '@playwright/test';
import { cookieIcon, cookieQuestion, cookieSettings } from '../support/cookieDialogs.ts';
import { arrive, idle } from '../support/page.ts';
import { runSite, type RunningSite } from '../support/runSite.ts';
import { startStandInTool, type StandInTool } from '../support/standInTool.ts';
import { newMailbox, newVisitor } from '../support/visitor.ts';
import { expectPart } from '../support/expectPart.ts';

test.use({ storageState: { cookies: [], origins: [] } });

type Tool = {
  title: string;
  env: Record<string, string>;
  /** Path of the first request to the tool. */
  script: string;
  waits: boolean;
  signUp: RegExp;
  /** Name of the cookie that the tool sets once it may count. */
  cookie?: string;
};

const tools: Tool[] = [
  {
    title: 'Plausible',
    env: { ANALYTICS: 'plausible', ANALYTICS_SITE: 'kystlink.example' },
    script: '/js/script.manual.js',
    waits: false,
    signUp: /"Sign-up"/,
  },
  {
    title: 'Plausible that asks first',
    env: { ANALYTICS: 'plausible', ANALYTICS_SITE: 'kystlink.example', ANALYTICS_REQUIRES_CONSENT: 'true' },
    script: '/js/script.manual.js',
    waits: true,
    signUp: /"Sign-up"/,
  },
  {
    title: 'Umami',
    env: { ANALYTICS: 'umami', ANALYTICS_SITE: '0b7c2f44-6a0e-4d6c-9d0b-0f3d4f1a2b3c' },
    script: '/script.js',
    waits: false,
    signUp: /"Sign-up"/,
  },
  {
    title: 'Matomo without cookies',
    env: { ANALYTICS: 'matomo', ANALYTICS_SITE: '1' },
    script: '/matomo.js',
    waits: false,
    signUp: /"trackEvent","Site","Sign-up"/,
  },
  {
    title: 'Matomo with cookies',
    env: { ANALYTICS: 'matomo', ANALYTICS_SITE: '1', ANALYTICS_COOKIES: 'true' },
    script: '/matomo.js',
    waits: true,
    signUp: /"trackEvent","Site","Sign-up"/,
    cookie: '_pk_id.1.abcd',
  },
  {
    title: 'Google Analytics in basic consent mode',
    env: { ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-TEST1' },
    script: '/gtag/js?id=G-TEST1',
    waits: true,
    signUp: /"event","sign_up"/,
    cookie: '_ga',
  },
];

let tool: StandInTool;
let site: RunningSite;

async function start(env: Record<string, string>) {
  tool = await startStandInTool();
  site = await runSite({ ...env, ANALYTICS_URL: tool.url, TRUSTED_PROXIES: '127.0.0.1,::1' });
}

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newVisitor()));
test.afterEach(async () => {
  await site?.stop();
  await tool?.close();
});

const sentText = () => tool.sent.join('\n');

async function rejectAll(page: Page) {
  await cookieIcon(page).click();
  await cookieSettings(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(cookieSettings(page)).toBeHidden();
}

for (const { title, env, script, waits, signUp, cookie } of tools) {
  test(`${title} counts what the visitor's consent allows`, async ({ page, context }) => {
    await start(env);
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await page.goto(`${site.url}/about?email=eva@mail.example&utm_source=letter`);
    await idle(page);
    if (!waits) await expect(cookieQuestion(page)).toBeHidden();
    else {
      await expect(cookieQuestion(page)).toBeVisible();
      expect([...tool.scripts, ...tool.sent], 'nothing before consent').toEqual([]);
      await cookieQuestion(page).getByRole('button', { name: 'Allow all' }).click();
    }
    await expect.poll(sentText).toContain('/about?utm_source=letter');
    expect(tool.scripts).toEqual([script]);

    await test.step('reports a sign-up and a language choice without the email address', async () => {
      await page.getByRole('contentinfo').locator('input[type=email]').fill(newMailbox('count'));
      await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
      await expect.poll(sentText).toMatch(signUp);
      await page.getByRole('banner').locator('summary').filter({ hasText: 'EN' }).first().click();
      await page.getByRole('banner').getByRole('link', { name: 'Dansk' }).first().click();
      await expect.poll(sentText).toMatch(/"da"|Language.*da/);
      await expect(page).toHaveURL(/\/da\//);
      expect(sentText()).not.toContain('@');
      expect(sentText()).not.toMatch(/eva|%40/);
    });
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    if (cookie !== undefined) expect(await cookies()).toContain(cookie);
    if (!waits) return expect(violations).toEqual([]);

    await test.step('reports nothing once consent is withdrawn', async () => {
      await page.goto(`${site.url}/about`);
      await idle(page);
      await rejectAll(page);
      if (cookie !== undefined) expect(await cookies()).not.toContain(cookie);
      const [scriptsBefore, sentBefore] = [tool.scripts.length, tool.sent.length];
      await arrive(page, `${site.url}/contact`);
      await idle(page);
      expect(tool.scripts.length).toBe(scriptsBefore);
      expect(tool.sent.slice(sentBefore)).toEqual([]);
    });
    expect(violations).toEqual([]);
  });
}

test('a tool that needs no consent does not count visitors who send Global Privacy Control', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await start({ ANALYTICS: 'plausible', ANALYTICS_SITE: 'kystlink.example' });
  await arrive(page, `${site.url}/about`);
  await idle(page);
  expect([...tool.scripts, ...tool.sent]).toEqual([]);
});

test('Google Analytics in advanced consent mode starts with everything denied until the visitor consents', async ({
  page,
  context,
}) => {
  await start({ ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-TEST1', ANALYTICS_CONSENT_MODE: 'advanced' });
  await page.goto(`${site.url}/about`);
  await expect.poll(sentText).toContain('"config","G-TEST1"');
  const [first = ''] = tool.sent;
  expectPart(first, '"consent","default"');
  for (const kind of ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'])
    expectPart(first, `"${kind}":"denied"`);
  expect(sentText()).not.toContain('granted');
  await expect(cookieQuestion(page)).toBeVisible();
  await cookieQuestion(page).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(sentText).toContain('"analytics_storage":"granted"');
  expect(sentText(), 'nothing of this site is for advertising').not.toMatch(/"ad_\w+":"granted"/);
  await rejectAll(page);
  await expect
    .poll(() => tool.sent.findLast((text) => text.includes('"consent"')))
    .toContain('"analytics_storage":"denied"');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
});

test('the cookie policy and the cookie settings name the analytics tool in every language', async ({
  request,
}) => {
  await start({ ANALYTICS: 'ga4', ANALYTICS_SITE: 'G-TEST1' });
  for (const [address, sentence] of [
    ['/cookies', 'With your permission, Google Analytics counts page views.'],
    ['/cookie-settings', 'Count page views and visitors.'],
    ['/da/cookie-settings', 'Med din tilladelse tæller Google Analytics sidevisninger.'],
    ['/de/cookie-settings', 'Mit Ihrer Erlaubnis zählt Google Analytics die Seitenaufrufe.'],
  ] as const) {
    const html = await (await request.get(`${site.url}${address}`)).text();
    expectPart(html, sentence, address);
    expectPart(html, '_ga_*', address);
  }
});

test('searches, personal pages and unknown addresses are not reported to any tool', async ({ request }) => {
  await start({ ANALYTICS: 'plausible', ANALYTICS_SITE: 'kystlink.example' });
  const isReported = async (path: string) =>
    (await (await request.get(`${site.url}${path}`)).text()).includes('data-analytics');
  expect(await isReported('/about')).toBe(true);
  for (const path of ['/search?q=eva', '/newsletter/check-mail', '/unsubscribe/eva@mail.example'])
    expect(await isReported(path), path).toBe(false);
});

test('a site without analytics and web vitals has no trace of them in pages, scripts and the Content Security Policy', async ({
  page,
  request,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const response = await page.goto('/about');
  await idle(page);
  expect(scripts.length).toBeGreaterThan(0);
  for (const text of [await page.content(), ...(await Promise.all(scripts))])
    expect(text).not.toMatch(/data-analytics|plausible|umami|_paq|dataLayer|web-?vitals|largest-content/i);
  expect((await request.post('/api/web-vitals', { data: {} })).status()).toBe(404);
  expect(response?.headers()['content-security-policy']).not.toMatch(/plausible|google/);
});
