import * as v from 'valibot';
import { colors as brandColors } from '#brand/tokens.ts';
import { colorOf, type Colors } from '#theme/colorOf.ts';
import { extras } from '#theme/recipes/extras.ts';
import { changesOfProse, columnOf, longTextOf, prose, type LongText } from '#theme/recipes/prose.ts';
import { richText } from '#theme/recipes/richText.ts';
import { extend } from '#theme/extend.ts';
import { textStyles } from '#theme/textStyles.ts';
import type { Theme } from '#theme/Theme.ts';
import { tokens } from '#theme/tokens.ts';
import { theme } from '#brand/theme.ts';
import { articleRules, tokenOr } from './articleRules.ts';

const typography = v.object({
  fontFamily: v.optional(
    v.pipe(
      v.string(),
      v.transform((name) => tokenOr(name, tokens.fonts)),
    ),
  ),
  fontSize: v.optional(v.string()),
  lineHeight: v.optional(v.string()),
  letterSpacing: v.optional(v.string()),
  fontWeight: v.optional(v.string()),
  fontStyle: v.optional(v.string()),
});
const marginTop = v.pipe(
  v.object({ marginTop: v.string() }),
  v.transform((rule) => rule.marginTop),
);
const maxWidth = v.pipe(
  v.object({ maxWidth: v.string() }),
  v.transform((rule) => rule.maxWidth),
);

const box = v.object({
  background: v.string(),
  color: v.string(),
  padding: v.string(),
  borderRadius: v.string(),
});

/** Returns the typography settings for `theme.json` from style rules. Later rules take precedence. */
function text(...rules: unknown[]) {
  return v.parse(typography, Object.assign({}, ...rules));
}

/** Margin that keeps text and list markers off the edge of the editor's canvas. */
const canvasMargin = tokenOr('6', tokens.spacing);

/** Second typeface of the company, if there is one. */
const headingFont = 'heading' in tokens.fonts ? { fontFamily: 'heading' } : {};

/** Settings that switch off all WordPress options that the site ignores. */
const disabledSupports = {
  appearanceTools: false,
  color: {
    ...{ custom: false, customGradient: false, customDuotone: false },
    ...{ defaultPalette: false, defaultGradients: false, defaultDuotone: false },
    ...{ palette: [], gradients: [], duotone: [] },
    ...{ text: false, background: false, link: false, heading: false, button: false, caption: false },
  },
  typography: {
    ...{ customFontSize: false, defaultFontSizes: false, fontSizes: [], fontFamilies: [] },
    ...{ dropCap: false, fluid: false, fontStyle: false, fontWeight: false, letterSpacing: false },
    ...{ lineHeight: false, textColumns: false, textDecoration: false, textTransform: false },
    writingMode: false,
  },
  spacing: {
    ...{ customSpacingSize: false, defaultSpacingSizes: false, spacingSizes: [], units: [] },
    ...{ blockGap: false, margin: false, padding: false },
  },
  border: { color: false, radius: false, style: false, width: false },
  shadow: { defaultPresets: false, presets: [] },
};

type Options = {
  /** Colours in the format of `brand/tokens.ts`. */
  colors?: Colors;
  /** Changes of the company to long texts. */
  prose?: Theme['prose'];
};

/**
 * Returns the site's styles of articles or legal pages as `theme.json` (version 2, for WordPress 5.9 and newer), built
 * from the tokens and recipes in `theme/`.
 */
export function articleTheme(
  kind: LongText = 'article',
  { colors = brandColors, prose: companyProse = theme.prose }: Options = {},
) {
  const size = longTextOf(kind, companyProse);
  const ground = (name: string) => ({ background: colorOf(colors, name, 'day') });
  const ink = (name: string) => ({ text: colorOf(colors, name, 'day') });
  const boxOf = (rule: unknown) => {
    const { background, color, padding, borderRadius } = v.parse(box, rule);
    return {
      color: { ...ground(background), ...ink(color) },
      spacing: { padding: tokenOr(padding, tokens.spacing) },
      border: { radius: tokenOr(borderRadius, tokens.radii) },
    };
  };
  const { '& a.wp-block-button__link': button } = extras;
  const leadParagraph = v.parse(
    v.required(typography, ['fontSize', 'lineHeight']),
    size['& > p:first-child'],
  );
  const heading = (...rules: unknown[]) => ({
    typography: text(headingFont, ...rules),
    spacing: { margin: { top: v.parse(marginTop, rules.at(-1)) } },
  });
  return {
    version: 2,
    settings: {
      ...disabledSupports,
      layout: { contentSize: v.parse(maxWidth, size[columnOf]), allowEditing: false },
      blocks: {
        'core/button': { border: { radius: false } },
        'core/image': { lightbox: { allowEditing: false } },
        'core/pullquote': { border: disabledSupports.border },
      },
    },
    styles: {
      color: { ...ground('surface'), ...ink('text') },
      typography: { ...text(textStyles.article?.value), fontFamily: tokens.fonts.sans.value },
      spacing: {
        blockGap: v.parse(marginTop, Reflect.get(richText.base ?? {}, '& > * + *')),
        padding: { left: canvasMargin, right: canvasMargin },
      },
      elements: {
        link: { color: ink('accent.text'), typography: { textDecoration: 'underline' } },
        h1: { typography: text(textStyles.h1?.value) },
        h2: heading(prose['& h2'], size['& h2']),
        h3: heading(prose['& :is(h3, h4, h5, h6)'], size['& h3']),
        ...Object.fromEntries(
          ['h4', 'h5', 'h6'].map((name) => [name, heading(prose['& :is(h3, h4, h5, h6)'])]),
        ),
        caption: {
          color: ink('text.muted'),
          typography: text(prose['& :is(figcaption, .wp-caption-text)']),
        },
      },
      // `theme.json` has no setting for the larger first paragraph of an article, nor for the article rules.
      css: `.is-root-container > p:first-child { font-size: ${leadParagraph.fontSize}; line-height: ${leadParagraph.lineHeight} }\n${articleRules(colors, extend(companyProse?.all ?? {}, changesOfProse(kind, companyProse)))}`,
      blocks: {
        'core/button': { ...boxOf(button), typography: text(button) },
        'core/code': {
          ...boxOf(prose['& pre']),
          typography: text(prose['& pre']),
        },
      },
    },
  };
}
