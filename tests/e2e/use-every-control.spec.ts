import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Control, Hand } from '../support/controls/Control.ts';
import { controls } from '../support/controls/controls.ts';
import { hands, press } from '../support/controls/press.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { isFull } from '../support/fullSuite.ts';
import { cookieQuestion } from '../support/cookieDialogs.ts';
import { openWithoutStorage } from '../support/openWithoutStorage.ts';
import { arrive, idle, watchFaults } from '../support/page.ts';
import { newVisitor } from '../support/visitor.ts';

// Tries each control under each condition in which visitors may use it. A table lists the controls
// (`tests/support/controls/`): add a row for a new control. The full suite tries every combination in a separate test.
// `npm test` tries each control before its scripts load and under one other condition. The other condition and the
// input device vary by row. Every trial starts in a fresh browser context.

test.describe.configure({ mode: 'parallel' });
test.use({
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

/** Expected console messages: the browser logs failed requests, and the embedded video player is third-party. */
const expected = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|foreign request: https:\/\/www\.youtube-nocookie\.com/;

/** Combination of a control, a condition and an input device. `loads` are the pages requested, without redirects. */
type Trial = {
  name: string;
  run: (page: Page, loads: readonly string[]) => Promise<void>;
  isWithoutStorage?: true;
};

type Row = { control: Control; index: number };

for (const [group, groupControls] of Object.entries(controls)) {
  const rows = groupControls.map((control, index) => ({ control, index }));
  tryEach(`${group} work before and after scripts load`, rows.flatMap(coldTrials));
  tryEach(`${group} work under other conditions`, rows.flatMap(furtherTrials));
}

function tryEach(title: string, trials: readonly Trial[]): void {
  if (isFull) {
    for (const trial of trials)
      test(trial.name, ({ browser, baseURL }) => asNewVisitor(browser, baseURL, trial));
    return;
  }
  test(title, async ({ browser, baseURL }) => {
    test.setTimeout(trials.length * 30_000);
    for (const trial of trials) await test.step(trial.name, () => asNewVisitor(browser, baseURL, trial));
  });
}

async function openContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return { context, close: () => context.close() };
}

async function asNewVisitor(
  browser: Browser,
  baseURL: string | undefined,
  { run, isWithoutStorage }: Trial,
): Promise<void> {
  const options = { extraHTTPHeaders: newVisitor() };
  const { context, close } = isWithoutStorage
    ? await openWithoutStorage(options)
    : await openContext(browser, options);
  const page = await context.newPage();
  const faults = watchFaults(page, baseURL);
  const posts: string[] = [];
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') posts.push(pathname);
    else if (
      request.isNavigationRequest() &&
      request.frame() === page.mainFrame() &&
      request.redirectedFrom() === null
    )
      loads.push(pathname);
  });
  await run(page, loads);
  await close();
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  // A control submits at most once, however often it is activated.
  expect(posts.filter((path) => path !== '/api/client-errors').length).toBeLessThanOrEqual(1);
}

/** Picks one of `all` by the control's row. Returns all of them in the full suite. */
function someOf<T>(items: readonly T[], { index }: Row): readonly T[] {
  return isFull ? items : items.filter((_, itemIndex) => itemIndex === index % items.length);
}

function coldTrials(row: Row): Trial[] {
  const { control } = row;
  const { name, path, works, plain = works, isPlainFinal, isShownByScript } = control;
  if (isShownByScript) return [];
  return someOf(hands, row).map((hand) => ({
    name: `${name} works before and after scripts load, activated by ${hand}`,
    async run(page) {
      await come(page, control);
      const scripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await control.prepare?.(page);
      await press(page, control, hand);
      if (plain !== false) await plain(page);
      await scripts.release();
      if (!isPlainFinal) await works(page);
    },
  }));
}

/** Returns trials for the other conditions that apply to the control. */
function furtherTrials(row: Row): Trial[] {
  const { control } = row;
  const { name, late, missing } = control;
  const trialGroups: Trial[][] = [];
  if (!control.isHtml)
    trialGroups.push([{ name: `${name} works on a slow connection`, run: onSlowLine(control) }]);
  trialGroups.push([
    {
      name: `${name} works offline, or reports an error and works once online`,
      run: withoutConnection(control),
    },
  ]);
  if (control.typed === undefined) {
    const togglingHands: readonly Hand[] = control.isMovedByPress
      ? ['the keyboard']
      : ['the mouse', 'the keyboard'];
    trialGroups.push(
      someOf(togglingHands, row).map((hand) => ({
        name: `${name} works once or toggles back, activated twice by ${hand}`,
        run: pressedTwice(control, hand),
      })),
    );
  }
  if (late !== undefined) {
    const usableHands: readonly Hand[] = control.isIsland ? hands : ['the mouse'];
    trialGroups.push(
      someOf(usableHands, row).map((hand) => ({
        name: `${name} works once, activated by ${hand} while its code loads`,
        run: whileCodeIsLate(control, late, hand),
      })),
    );
    if (missing !== undefined)
      trialGroups.push([
        {
          name: `${name} falls back when its code is missing`,
          run: withoutCode(control, late, missing),
        },
      ]);
  }
  trialGroups.push([
    {
      name: `${name} works in a browser without storage`,
      run: inBrowserWithoutStorage(control),
      isWithoutStorage: true,
    },
  ]);
  return someOf(trialGroups, row).flat();
}

async function come(page: Page, control: Control): Promise<void> {
  if (control.isOnPhone) await page.setViewportSize({ width: 390, height: 844 });
  await control.comes?.(page);
}

/** Opens the page and waits for its scripts. */
async function beAt(page: Page, control: Control): Promise<void> {
  await come(page, control);
  await arrive(page, control.path);
}

function onSlowLine(control: Control): Trial['run'] {
  const { path, works, plain = works, isPlainFinal } = control;
  return async (page) => {
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
    // Either may happen, because the click and the scripts race.
    await (isPlainFinal && plain !== false ? Promise.any([works(page), plain(page)]) : works(page));
  };
}

/** Returns a trial in a browser without storage, where the cookie banner appears on every page. */
function inBrowserWithoutStorage(control: Control): Trial['run'] {
  const { works, withoutStorage = works } = control;
  return async (page) => {
    await beAt(page, control);
    await idle(page);
    const question = cookieQuestion(page);
    await expect(question).toBeVisible();
    if (control.comes === undefined || !control.isShownByScript) {
      await question.getByRole('button', { name: 'Reject all' }).click();
      await expect(question).toBeHidden();
    }
    await control.prepare?.(page);
    await press(page, control);
    await withoutStorage(page);
  };
}

function withoutConnection(control: Control): Trial['run'] {
  const { works, offline = works } = control;
  return async (page, loads) => {
    await beAt(page, control);
    if (control.isShownByScript) {
      await control.prepare?.(page);
      await expect(control.find(page)).toBeVisible();
    }
    const context = page.context();
    await context.setOffline(true);
    if (!control.isShownByScript) await control.prepare?.(page);
    await press(page, control);
    const loadsBefore = loads.length;
    await offline(page, async () => {
      expect(loads).toHaveLength(loadsBefore);
      await context.setOffline(false);
    });
    await context.setOffline(false);
  };
}

function pressedTwice(control: Control, hand: Hand): Trial['run'] {
  const { works, undone = works } = control;
  return async (page) => {
    await beAt(page, control);
    await control.prepare?.(page);
    await press(page, control, hand, 2);
    await undone(page, hand);
  };
}

function whileCodeIsLate(control: Control, lateScripts: RegExp, hand: Hand): Trial['run'] {
  return async (page) => {
    await beAt(page, control);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(lateScripts, async (route) => {
      await released;
      await route.continue();
    });
    await control.prepare?.(page);
    await press(page, control, hand);
    release();
    await control.works(page);
  };
}

function withoutCode(
  control: Control,
  lateScripts: RegExp,
  missing: NonNullable<Control['missing']>,
): Trial['run'] {
  return async (page, loads) => {
    await beAt(page, control);
    await page.route(lateScripts, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    if (control.isIsland) {
      // The first interaction with an island whose code is missing reloads the page, even while the visitor fills in a
      // field.
      const loadedAgain = page.waitForEvent('load');
      await control.find(page).hover();
      await loadedAgain;
    }
    await control.prepare?.(page);
    await press(page, control);
    await missing(page, () => page.unroute(lateScripts));
    expect(loads.filter((loadedPath) => loadedPath === control.path).length).toBeLessThanOrEqual(2);
  };
}
