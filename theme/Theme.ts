import type { RecipeConfig, SlotRecipeConfig, SystemStyleObject } from '@pandacss/dev';
import type { TextStyle, TextStyleName } from './typeScale.ts';

/** Widths and heights of a typeface, from which browsers adjust a system typeface until the font has loaded. */
export type TypefaceMetrics = {
  /** In percent of the font size. */
  ascent: number;
  descent: number;
  /** In percent of Arial's width, at the weights and widths in use (docs/performance.md). */
  widths: Readonly<Record<'regular' | 'medium' | 'bold' | 'narrow' | 'narrowBold' | 'narrowestBold', number>>;
};

export type Font = {
  /** Name in the `@font-face` rules of `brand/fonts.css`. */
  family: string;
  /** Typefaces for visitors without the font, such as `Georgia, serif`. */
  fallback: string;
};

/** Style of a long text. Selectors begin with `&`, such as `& h2`. */
export type ProseStyle = SystemStyleObject & {
  /** Maximum width of a line, such as `34rem`. */
  column?: string;
};

/** Changes to a recipe: each entry replaces the platform's, or is added. */
export type RecipeChanges = Pick<Partial<RecipeConfig>, 'base' | 'variants' | 'compoundVariants'>;

/**
 * Design of a company beyond colours, corners and typeface. Everything is optional: an empty theme is the platform's
 * design, with the same CSS. Values may be names of `brand/tokens.ts` and `theme/`, such as `accent` or `panel`.
 */
export type Theme = {
  fonts?: {
    /**
     * Typeface of headings and quotes. `metrics` avoid shifts of the layout while it loads. `outlines` are files for
     * the titles on sharing cards, as in `brand/typeface.ts`.
     */
    headings?: Font & { metrics?: TypefaceMetrics; outlines?: readonly string[] };
    /** Typeface of code. */
    code?: Font;
  };
  /** Sizes, weights and line heights by purpose. */
  textStyles?: { readonly [Name in TextStyleName]?: TextStyle };
  /** Shadows by name, in addition to or in place of those in `brand/tokens.ts`. */
  shadows?: Readonly<Record<string, string>>;
  /** Borders by name, such as `{ card: '2px solid token(colors.border)' }`. */
  borders?: Readonly<Record<string, string>>;
  recipes?: {
    /** Buttons, and links that look like buttons. */
    button?: RecipeChanges;
    /** Framed boxes: `sheet`, `panel` and `popup`. */
    card?: RecipeChanges;
    /** Form fields: label, control, hint and messages. */
    field?: Pick<Partial<SlotRecipeConfig>, 'base' | 'variants' | 'compoundVariants'>;
  };
  /** Editors' texts. Articles and legal pages do not affect each other. */
  prose?: {
    /** All texts, including those in sections. */
    all?: SystemStyleObject;
    /** Articles of the blog. */
    article?: ProseStyle;
    /** Legal and other pages that are written as one text, and sections with long texts. */
    legal?: ProseStyle;
  };
};
