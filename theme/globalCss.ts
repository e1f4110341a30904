import { defineGlobalStyles } from '@pandacss/dev';
import { theme } from '#brand/theme.ts';

const headings = '.textStyle_display, .textStyle_statement, .textStyle_h1, .textStyle_h2, .textStyle_h3';

/** Document-level rules: measures of the page grid, element resets, focus, German headings. */
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
    // Smooth scrolling only to a target in the page. When a scroll position is restored, the browser's smooth
    // scrolling would interfere with the script's.
    'html:has(#main :target, #main ~ footer :target)': { scrollBehavior: 'smooth' },
  },
  // The transition overlays the page, which already accepts clicks.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '100ms' },
  // An island generates no box; its content takes part in the surrounding layout.
  'site-island': { display: 'contents' },
  'site-island[aria-busy] *': { cursor: 'progress' },
  '[data-held]': { opacity: '.6' },
  // Sections far from the viewport are laid out later, piece by piece (`startDeferredLayout`): layout of a whole page
  // is its longest task. Only with scroll anchoring, so that changes of height above the viewport move nothing.
  '@media (scripting: enabled)': {
    '@supports (overflow-anchor: auto)': {
      // `:has()` on a named element rather than `*`: it is evaluated at every click, and everything that may depend on
      // it is restyled.
      '#main:not(:has(:target, ~ footer :target))': {
        '& > * + section, & ~ footer': {
          contentVisibility: 'auto',
          containIntrinsicHeight: 'auto 800px',
        },
      },
    },
  },
  // The skip link focuses `main`.
  'main:focus': { outline: 'none' },
  // Prevents scrolling behind the open mobile menu, with and without JavaScript.
  'html:has([data-mobile-menu][open])': { xlDown: { overflow: 'hidden' } },
  // Prevents scrolling behind a dialog. The page keeps its width, and the scrim covers the gutter too. In narrow
  // viewports, the dialog fills the page including the gutter.
  'html:has(dialog:modal)': {
    overflow: 'hidden',
    scrollbarGutter: { sm: 'stable' },
    backgroundColor: 'scrim',
  },
  // Keeps focused elements clear of the cookie banner (WCAG 2.2, 2.4.11), also at the end of the page.
  'html:has([data-cookie-banner]:not([hidden]))': {
    scrollPaddingBottom: '22rem',
  },
  '#root:has([data-cookie-banner]:not([hidden]))::after': {
    content: '""',
    display: 'block',
    height: '22rem',
    background: 'inkDeep',
  },
  // Browsers without popover support would show all popovers.
  '@supports not selector(:popover-open)': { '[popover]': { display: 'none' } },
  // More contrast for subdued lines and text.
  '@media (prefers-contrast: more)': {
    ':root, .night, [data-tone]': {
      '--colors-border': '{colors.border.strong}!',
      '--colors-text-muted': '{colors.text}!',
      '--colors-text-recede': '{colors.text}!',
    },
  },
  // The visitor's own colours replace the backgrounds and shadows that mark current or chosen elements.
  '@media (forced-colors: active)': {
    '[aria-current], label:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    // Browsers keep the colours of drawings.
    svg: {
      '--colors-surface': 'Canvas',
      '--colors-surface-tint': 'Canvas',
      '--colors-text': 'CanvasText',
      '--colors-text-muted': 'CanvasText',
      '--colors-accent-text': 'Highlight',
    },
  },
  // Printers omit backgrounds, so text on dark bands needs the colours for light ones.
  '@media print': {
    'body > #root > header, body > #root > footer': { display: 'none' },
    // Includes controls, which are useless on paper.
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
  // Also headings without a text style, such as those of editors' texts.
  ...(theme.fonts?.headings && { 'h1, h2, h3, h4, h5, h6': { fontFamily: 'heading' } }),
  // Avoids a last line with a single short word.
  'p, li, dd, figcaption': { textWrapStyle: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'img[data-failed]': { background: 'surface.tint', objectFit: 'cover' },
  a: { color: 'inherit' },
  // Browsers make these smaller than the surrounding text.
  'code, kbd, samp, pre': { fontFamily: 'mono', fontSize: '1em' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  // Content that runs from left to right in every language: drawings, code, and addresses or numbers in inputs.
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
