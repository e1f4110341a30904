import type { Page } from '@playwright/test';
import { localeCodes } from '#locales/locales.ts';
import { isFull } from '#tests/support/fullSuite.ts';
import { isOverridden } from '#tests/support/isOverridden.ts';
import { arrive, expect, test } from '#tests/support/page.ts';
import { pagesToOpen } from '#tests/support/pageSample.ts';

test.describe.configure({ mode: 'parallel' });

const widths = isFull ? [390, 1280, 1440, 1920] : [390, 1440];

/** One page of each kind. `/all-sections` has every section kind. */
const pages = [
  '/all-sections',
  '/pricing',
  '/de/kontakt',
  '/blog',
  '/blog/nine-cause-codes',
  '/docs',
  '/newsletter/check-mail',
  '/never-written',
];

test('no control is covered on any kind of page', async ({ page, faults }) => {
  test.setTimeout(180_000);
  const coveredElements: string[] = [];
  for (const path of pages) {
    await arrive(page, path);
    coveredElements.push(...(await coveredAtEachWidth(page)).map((issue) => `${path} at ${issue}`));
  }
  expect(coveredElements).toEqual([]);
  // The browser logs the 404 of the document itself.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
});

// The full suite opens every page of the sitemaps, `npm test` only the pages above.
for (const locale of isFull ? localeCodes : []) {
  test(`no control is covered on any page in ${locale}`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const coveredElements: string[] = [];
    for (const url of await pagesToOpen(request, locale)) {
      await arrive(page, url);
      coveredElements.push(...(await coveredAtEachWidth(page)).map((issue) => `${url} at ${issue}`));
    }
    expect(coveredElements).toEqual([]);
  });
}

test('no control is covered on the home page, including the pause button of its animation', async ({
  page,
}) => {
  test.skip(isOverridden('sections/HeroElement/HeroElement.tsx'), 'The hero is redesigned.');
  await arrive(page, '/');
  for (const width of widths.filter((candidate) => candidate >= 1280)) {
    await page.setViewportSize({ width, height: 900 });
    // The page fetches the animation once the visitor interacts.
    await page.mouse.move(width / 2, 300);
    await page.mouse.move(width / 2, 320);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await page.getByRole('button', { name: 'Play animation' }).click();
  }
  expect(await coveredAtEachWidth(page)).toEqual([]);
});

test.describe('a visitor who has not chosen cookies yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('can reach every control of the cookie settings', async ({ page }) => {
    await arrive(page, '/cookie-settings');
    expect(await coveredAtEachWidth(page)).toEqual([]);
    await expect(page.locator('[data-cookie-banner]')).toHaveCount(0);
  });
});

async function coveredAtEachWidth(page: Page): Promise<string[]> {
  const coveredElements: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    coveredElements.push(...(await page.evaluate(coveredControls)).map((issue) => `${width} px: ${issue}`));
  }
  return coveredElements;
}

/** Returns the controls whose centre is covered after scrolling to it, with the covering element. Runs in the page. */
function coveredControls(): string[] {
  for (const section of document.querySelectorAll<HTMLElement>('#main > *, #main ~ footer')) {
    section.style.contentVisibility = 'visible';
  }
  const nameOf = (element: Element | null) =>
    element === null
      ? 'nothing'
      : `<${element.localName}> “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
  const labelOf = (element: Element) => element.closest('label')?.control ?? null;
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, label, input, select, textarea'),
  ].flatMap((control) => {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    // Skips hidden controls, and the skip link, which is above the page until it is focused.
    if (control.closest('[aria-hidden=true]') || control.getAttribute('href') === '#main') return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Takes the first line: the centre of a link that wraps can be outside all of its lines.
    const [box] = control.getClientRects();
    // Elements that only screen readers and keyboard users reach are one pixel in size.
    if (box === undefined || box.width < 2 || box.height < 2) return [];
    const hitElement = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isHit =
      hitElement !== null &&
      (control.contains(hitElement) ||
        labelOf(hitElement) === control ||
        (control instanceof HTMLLabelElement && control.control === hitElement) ||
        // A card's title and the link that covers the whole card have the same target.
        (control instanceof HTMLAnchorElement &&
          hitElement.closest('a')?.getAttribute('href') === control.getAttribute('href')));
    return isHit ? [] : [`${nameOf(control)} is covered by ${nameOf(hitElement)}`];
  });
}
