import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { test } from '../support/page.ts';
import { expectAddressToLead, expectReloadToKeepPlace } from '../support/place.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The visitor's own setting. Playwright's `javaScriptEnabled` reaches a document once its first styles are reckoned.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=scriptEnabled=false'],
  },
});

test('an address leads to its place without scripts', ({ page }) => expectAddressToLead(page));

test('a page that is loaded again without scripts shows what stood there', ({ page }) =>
  expectReloadToKeepPlace(page));
