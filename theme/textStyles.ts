import { defineKeyframes, type TextStyles } from '@pandacss/dev';
import { theme } from '#brand/theme.ts';
import { extend } from './extend.ts';
import { typeScale, type TextStyle, type TextStyleName } from './typeScale.ts';

/** Styles in the second typeface, if the company has one. */
const headings = ['display', 'h1', 'h2', 'h3', 'h4', 'statement', 'quote'];

/** The type scale with the company's changes. */
export const textStyles: TextStyles & Record<TextStyleName, { value: TextStyle }> = extend(
  typeScale,
  changesOf(theme.textStyles),
);

function changesOf(styles: typeof theme.textStyles = {}) {
  const inSecondTypeface = theme.fonts?.headings
    ? Object.fromEntries(headings.map((name) => [name, { value: { fontFamily: 'heading' } }]))
    : {};
  return extend(
    inSecondTypeface,
    Object.fromEntries(Object.entries(styles).map(([name, value]) => [name, { value }])),
  );
}

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  progress: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.95)' } },
  arrive: { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  breathe: { to: { opacity: '.55' } },
  panelIn: { from: { opacity: '0', transform: 'translateY(-4px)' } },
});
