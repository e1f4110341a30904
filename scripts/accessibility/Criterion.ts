/** Test that shows a result: a file, and text of its title as the file contains it. */
export type Evidence = { file: string; title: string };

/** Criterion of a standard, with its evidence. */
export type Criterion = {
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** Tests that decide the criterion. Without them it is to be assessed by a person. */
  shownBy?: readonly Evidence[];
  /** Tests that check a part of it. */
  checkedInPartBy?: readonly Evidence[];
  /** Reason why the criterion does not apply. */
  notApplicable?: string;
};

const at = (file: string) => (title: string) => ({ file, title });

const axe = at('tests/e2e/every-page-is-sound.spec.ts')('have no axe findings');
const crawl = at('tests/e2e/crawl-every-page.spec.ts');
const phone = at('tests/e2e/every-page-on-a-phone.spec.ts')('fits a phone and 400 % zoom');
const otherWays = at('tests/e2e/look-in-other-ways.spec.ts');
const controls = at('tests/e2e/use-every-control.spec.ts')('work before and after scripts load');
const reach = at('tests/e2e/reach-every-control.spec.ts');
const menus = at('components/site/header/startMenus.test.ts');
const leadForm = at('components/forms/LeadForm.test.tsx');
const english = at('tests/e2e/read-no-english.spec.ts');

/** Tests by name, as criteria quote them. */
export const tests = {
  /** Axe's rules for WCAG 2.2 A and AA on every page (`tests/support/axeRules.ts`). */
  axe,
  phone,
  controls,
  samples: at('tests/e2e/browse-the-catalogue.spec.ts')('axe findings or overflow on a small phone'),
  titles: crawl('every page has one title, one main heading, a description, its language'),
  validHtml: crawl('every page is valid HTML'),
  headTranslations: english('is absent from forms with every kind of invalid input'),
  forcedColours: otherWays("selected and recommended options and the visitor's own values are recognisable"),
  covered: reach('no control is covered on any kind of page'),
  bannerFocus: at('tests/e2e/choose-cookies.spec.ts')('the cookie banner covers no focused element'),
  animation: at('tests/e2e/watch-an-animation.spec.ts')('stays still for visitors with reduced motion'),
  menuEscape: menus('closes with Escape'),
  menuHover: at('tests/e2e/use-the-navigation.spec.ts')('closes 100 ms after the pointer leaves'),
  search: at('tests/e2e/search-the-site.spec.ts')('finds pages by inflected forms of a word'),
  missingFields: leadForm('shows an error at every missing field and focuses the first one'),
  newsletterErrors: at('tests/e2e/subscribe-to-newsletter.spec.ts')('newsletter errors appear at the field'),
  autocomplete: at('components/sections/Contact/Contact.test.tsx')("getAttribute('autocomplete')"),
  dialogFocus: at('tests/e2e/open-the-lead-form.spec.ts')('restores the focus'),
  adminAxe: at('wordpress/adminAccessibility.test.ts')('have no accessibility violations'),
  keyboardPublishing: at('wordpress/blockEditorScreen.test.ts')('publishes an article by keyboard'),
  pageCheck: at('tests/e2e/check-a-page.spec.ts')(
    'page check reports each of thirteen issues with its location',
  ),
  panelFocus: at('wordpress/editor/publish/publishPanel.test.tsx')('focuses the field of an issue'),
  panelAgain: at('wordpress/editor/publish/publishPanel.test.tsx')(
    'checks again after an alternative text is saved',
  ),
  findings: at('wordpress/publishing.test.ts')(
    'sends the form to the site for a check and describes its findings',
  ),
} as const satisfies Record<string, Evidence>;
