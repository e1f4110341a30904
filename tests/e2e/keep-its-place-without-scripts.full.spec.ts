import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { test } from '../support/page.ts';
import { expectAddressToLead, expectReloadToKeepPlace } from '../support/scrollPosition.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // Disables scripts in the browser itself: Playwright's `javaScriptEnabled` takes effect only after a document's first
  // styles.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=scriptEnabled=false'],
  },
});

test('without scripts, a fragment scrolls to its section, and a reload keeps the scroll position', async ({
  page,
}) => {
  await expectAddressToLead(page);
  await expectReloadToKeepPlace(page);
});
