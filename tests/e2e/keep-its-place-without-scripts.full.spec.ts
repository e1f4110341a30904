import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { test } from '../support/page.ts';
import { expectAddressToLead, expectReloadToKeepPlace } from '../support/scrollPosition.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // The browser's own setting: Playwright's `javaScriptEnabled` takes effect only after the first styles of a document.
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=scriptEnabled=false'],
  },
});

test('without scripts, a fragment scrolls to its section and a reload keeps the position', async ({
  page,
}) => {
  await expectAddressToLead(page);
  await expectReloadToKeepPlace(page);
});
