import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { test } from '../support/page.ts';
import { expectAddressToLead, expectReloadToKeepPlace } from '../support/place.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The visitor's own setting. Playwright's `javaScriptEnabled` reaches a document after its first styles.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=scriptEnabled=false'],
  },
});

test('without scripts an address leads to its place, and a reload keeps it', async ({ page }) => {
  await expectAddressToLead(page);
  await expectReloadToKeepPlace(page);
});
