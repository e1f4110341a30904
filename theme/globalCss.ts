import { defineGlobalStyles } from '@pandacss/dev';

const headings = '.textStyle_display, .textStyle_statement, .textStyle_h1, .textStyle_h2, .textStyle_h3';

/** Document-level rules: the page grid's measures, element resets, focus, German width. */
export const globalCss = defineGlobalStyles({
  ':root': {
    '--gutter': '20px',
    '--inner': 'calc(min(100vw, 1264px + 2 * var(--gutter)) - 2 * var(--gutter))',
    '--bleed': 'max(var(--gutter), calc((100vw - 1264px) / 2))',
    md: { '--gutter': '32px' },
    xl: { '--gutter': '48px' },
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { colorScheme: 'light', WebkitTextSizeAdjust: '100%', scrollPaddingTop: '96px' },
  '@media (prefers-reduced-motion: no-preference)': {
    // On the way to a place in the page. Where a page is put back as it was left, what the browser has moved on its way
    // there would come on top of where a script puts it meanwhile.
    'html:has(#main :target, #main ~ footer :target)': { scrollBehavior: 'smooth' },
  },
  // The fading pictures lie over the page, which already takes clicks.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '100ms' },
  // An island takes no part in the layout: what is in it does.
  'site-island': { display: 'contents' },
  'site-island[aria-busy] *': { cursor: 'progress' },
  '[data-held]': { opacity: '.6' },
  // What is not yet near the window is laid out later, and piece by piece (`startDeferredLayout`): a page in one go is the
  // longest task of its loading. Only where a change of height above what is seen moves nothing.
  '@media (scripting: enabled)': {
    '@supports (overflow-anchor: auto)': {
      // Named, and not `*` below the document: what `:has` finds is looked for with every press, and all that may depend on
      // it is styled anew.
      '#main:not(:has(:target, ~ footer :target))': {
        '& > * + section, & ~ footer': {
          contentVisibility: 'auto',
          containIntrinsicHeight: 'auto 800px',
        },
      },
    },
  },
  // The skip link puts the focus here.
  'main:focus': { outline: 'none' },
  // The page behind the open mobile menu stays where it is, with and without JavaScript.
  'html:has([data-mobile-menu][open])': { xlDown: { overflow: 'hidden' } },
  // Nor does the page behind a dialog; it stays as wide as it was, and the gutter lies under the scrim too. A dialog that
  // fills a narrow window has no page beside it, and takes the gutter as well.
  'html:has(dialog:modal)': {
    overflow: 'hidden',
    scrollbarGutter: { sm: 'stable' },
    backgroundColor: 'scrim',
  },
  // What has the focus is never behind the question about cookies (WCAG 2.2, 2.4.11), at the end of the page either.
  'html:has([data-cookie-banner]:not([hidden]))': {
    scrollPaddingBottom: '22rem',
  },
  '#root:has([data-cookie-banner]:not([hidden]))::after': {
    content: '""',
    display: 'block',
    height: '22rem',
    background: 'inkDeep',
  },
  // Older browsers would show every popover at once.
  '@supports not selector(:popover-open)': { '[popover]': { display: 'none' } },
  // Lines and words that recede do not, for visitors who ask for more contrast.
  '@media (prefers-contrast: more)': {
    ':root, .night, [data-tone]': {
      '--colors-border': '{colors.border.strong}!',
      '--colors-text-muted': '{colors.text}!',
      '--colors-text-recede': '{colors.text}!',
    },
  },
  // Where the visitor's own colours replace the grounds and shadows that mark what is current or chosen.
  '@media (forced-colors: active)': {
    '[aria-current], label:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    // Browsers leave drawings in their own colours.
    svg: {
      '--colors-surface': 'Canvas',
      '--colors-surface-tint': 'Canvas',
      '--colors-text': 'CanvasText',
      '--colors-text-muted': 'CanvasText',
      '--colors-accent-text': 'Highlight',
    },
  },
  // Printers leave grounds out: what stands on dark ones takes the inks of the day.
  '@media print': {
    'body > #root > header, body > #root > footer': { display: 'none' },
    // Controls among them: paper has nothing to press.
    '[data-unprinted], button, [type=range]': { display: 'none!' },
    '.night': {
      '--colors-surface': '{colors.white}!',
      '--colors-surface-tint': '{colors.paleStrong}!',
      '--colors-surface-sunken': '{colors.pale}!',
      '--colors-text': '{colors.ink}!',
      '--colors-text-muted': '{colors.muted}!',
      '--colors-accent-text': '{colors.brand}!',
      '--colors-border': '{colors.hairline}!',
      '--colors-danger': '{colors.negative}!',
    },
    // Closed answers are printed too.
    'details::details-content': { contentVisibility: 'visible!' },
    'a, label': { printColorAdjust: 'exact' },
    'pre, li, tr, figure, [role=group]': { breakInside: 'avoid' },
  },
  body: {
    margin: '0',
    textStyle: 'body',
    fontFamily: 'sans',
    fontWeight: '400',
    color: 'text',
    background: 'surface',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
    overflowX: 'clip',
  },
  '.night': { background: 'surface', color: 'text' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, table, fieldset': { margin: '0', padding: '0' },
  // No line of one short word below the others.
  'p, li, dd, figcaption': { textWrapStyle: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'img[data-failed]': { background: 'surface.tint', objectFit: 'cover' },
  a: { color: 'inherit' },
  // Browsers set these smaller than the words around them.
  'code, kbd, samp, pre': { fontFamily: 'mono', fontSize: '1em' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  // What runs from left to right in every language: drawings, code, and what is typed as an address or a number.
  '[dir=rtl] :is(svg, pre, code, kbd, samp)': { direction: 'ltr', unicodeBidi: 'isolate' },
  '[dir=rtl] input:is([type=email], [type=tel], [type=url])': { direction: 'ltr', textAlign: 'right' },
  '[dir=rtl] a:is([href^="tel:"], [href^="mailto:"])': { unicodeBidi: 'plaintext', textAlign: 'right' },
  ':focus-visible': { outline: '2px solid token(colors.focus)', outlineOffset: '3px', borderRadius: 'tag' },
  [`:lang(de) :is(${headings}), :lang(de):is(${headings})`]: {
    fontStretch: '86%',
    hyphens: 'auto',
    overflowWrap: 'break-word',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
