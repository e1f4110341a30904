import type { Page } from '@playwright/test';
import type { Control } from '../support/controls/Control.ts';
import { controls } from '../support/controls/controls.ts';
import { hands, press } from '../support/controls/press.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { isFull } from '../support/fullSuite.ts';
import { arrive, expect, test } from '../support/page.ts';
import { newVisitor } from '../support/visitor.ts';

// Each control, in each of the circumstances in which somebody may press it. What they are is in one table
// (`tests/support/controls/`), and a new control is a row of it. The full suite tries all combinations. `npm test` tries each
// control before its scripts, and in one other circumstance, with one input device; which ones differs by its row.

test.describe.configure({ mode: 'parallel' });
test.use({
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

/** Those that say so by a fault in the console are the browser, of what it could not fetch, and the stand-in of a film. */
const expected = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|foreign request: https:\/\/www\.youtube-nocookie\.com/;

let posts: string[] = [];
let loads: string[] = [];

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newVisitor());
  posts = [];
  loads = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') posts.push(pathname);
    else if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(pathname);
  });
});

test.afterEach(({ faults }) => {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
  // Whatever is pressed, and however often: once is enough.
  expect(posts.filter((path) => path !== '/api/client-errors').length).toBeLessThanOrEqual(1);
});

async function come(page: Page, control: Control): Promise<void> {
  if (control.isOnPhone) await page.setViewportSize({ width: 390, height: 844 });
  await control.comes?.(page);
}

/** The visitor is on the page, whose scripts run. */
async function beAt(page: Page, control: Control): Promise<void> {
  await come(page, control);
  await arrive(page, control.path);
}

/** What a control fetches late does not come before it is released. */
async function holdLate(page: Page, late: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const circumstances = ['slow', 'offline', 'twice', 'late', 'missing'] as const;
type Circumstance = (typeof circumstances)[number];

/** One input device of `all` for the control at this place of the table; in the full suite all of them. */
function handsFor<T>(control: Control, all: readonly T[]): readonly T[] {
  return isFull ? all : all.filter((_, index) => index === controls.indexOf(control) % all.length);
}

/** The circumstances in which a control is tried besides the first: those that it can meet. */
function circumstancesFor(control: Control): readonly Circumstance[] {
  const met = circumstances.filter(
    (circumstance) =>
      !(circumstance === 'slow' && control.isHtml) &&
      !(circumstance === 'twice' && control.typed !== undefined) &&
      !(circumstance === 'late' && control.late === undefined) &&
      !(circumstance === 'missing' && (control.late === undefined || control.missing === undefined)),
  );
  return isFull ? met : met.filter((_, index) => index === controls.indexOf(control) % met.length);
}

for (const control of controls.filter(({ isShownByScript }) => !isShownByScript)) {
  const { name, path, works, plain = works, isPlainFinal } = control;
  for (const hand of handsFor(control, hands)) {
    test(`${name} works before any script is there, pressed by ${hand}, and with them`, async ({ page }) => {
      await come(page, control);
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await control.prepare?.(page);
      await press(page, control, hand);
      if (plain !== false) await plain(page);
      await scripts.release();
      if (!isPlainFinal) await works(page);
    });
  }
}

for (const control of controls.filter((each) => circumstancesFor(each).includes('slow'))) {
  const { name, path, works, plain = works, isPlainFinal } = control;
  test(`${name} works on a slow line`, async ({ page }) => {
    await come(page, control);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    if (control.isShownByScript) await arrive(page, path);
    else await page.goto(path, { waitUntil: 'commit' });
    await control.prepare?.(page);
    await press(page, control);
    // Whichever is quicker, the press or the scripts.
    await (isPlainFinal && plain !== false ? Promise.any([works(page), plain(page)]) : works(page));
  });
}

for (const control of controls.filter((each) => circumstancesFor(each).includes('offline'))) {
  const { name, works, offline = works } = control;
  test(`${name} works without a connection, or says so and works with it again`, async ({
    page,
    context,
  }) => {
    await beAt(page, control);
    if (control.isShownByScript) {
      await control.prepare?.(page);
      await expect(control.find(page)).toBeVisible();
    }
    await context.setOffline(true);
    if (!control.isShownByScript) await control.prepare?.(page);
    await press(page, control);
    const loadsBefore = loads.length;
    await offline(page, async () => {
      expect(loads).toHaveLength(loadsBefore);
      await context.setOffline(false);
    });
    await context.setOffline(false);
  });
}

for (const control of controls.filter((each) => circumstancesFor(each).includes('twice'))) {
  const { name, works, undone = works } = control;
  const pressesTwice = (['the mouse', 'the keyboard'] as const).filter(
    (hand) => hand !== 'the mouse' || !control.isMovedByPress,
  );
  for (const hand of handsFor(control, pressesTwice)) {
    test(`${name} pressed twice by ${hand} works once, or is as it was`, async ({ page }) => {
      await beAt(page, control);
      await control.prepare?.(page);
      await press(page, control, hand, 2);
      await undone(page, hand);
    });
  }
}

for (const control of controls) {
  const { name, works, late, missing, path } = control;
  if (late === undefined) continue;
  const tried = circumstancesFor(control);
  for (const hand of tried.includes('late')
    ? handsFor(control, control.isIsland ? hands : (['the mouse'] as const))
    : []) {
    test(`${name} works once, pressed by ${hand} while its code is on its way`, async ({ page }) => {
      await beAt(page, control);
      const release = await holdLate(page, late);
      await control.prepare?.(page);
      await press(page, control, hand);
      release();
      await works(page);
    });
  }

  if (missing === undefined || !tried.includes('missing')) continue;
  test(`${name} with its code missing does what it can without`, async ({ page }) => {
    await beAt(page, control);
    await page.route(late, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    if (control.isIsland) {
      // The first use of an island whose code is missing may load the page once more, under a field that is being filled in.
      const loadedAgain = page.waitForEvent('load', { timeout: 3_000 }).catch(() => undefined);
      await control.find(page).hover();
      await loadedAgain;
    }
    await control.prepare?.(page);
    await press(page, control);
    await missing(page, () => page.unroute(late));
    expect(loads.filter((loaded) => loaded === path).length).toBeLessThanOrEqual(2);
  });
}
