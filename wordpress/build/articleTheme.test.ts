import { expect, test } from 'vitest';
import { colors } from '#brand/tokens.ts';
import { colorOf } from '#theme/colorOf.ts';
import { extras } from '#theme/recipes/extras.ts';
import { textStyles } from '#theme/textStyles.ts';
import { articleTheme } from './articleTheme.ts';

test('articleTheme uses the company’s colours and the text sizes of the site’s articles', () => {
  const own = { ...colors, white: '#FFFFF0', ink: '#101010', brand: { ...colors.brand, DEFAULT: '#0000AA' } };
  const { styles } = articleTheme(own);

  expect(styles.color).toEqual({ background: '#FFFFF0', text: '#101010' });
  expect(styles.elements.link.color).toEqual({ text: '#0000AA' });
  expect(styles.typography).toMatchObject(textStyles.article?.value ?? {});
  expect(textStyles.h1?.value).toMatchObject(styles.elements.h1.typography);
});

test('articleTheme styles lists, tables, quotes and separators like the site, in the company’s colours', () => {
  const own = { ...colors, ink: '#101010', brand: { ...colors.brand, DEFAULT: '#0000AA' }, line: '#CCCCCC' };
  const { css } = articleTheme(own).styles;
  const rule = (selector: string) =>
    css
      .split('\n')
      .find((line) => line.startsWith(`.is-root-container ${selector} {`))
      ?.replace(/^.*\{ | \}$/g, '');

  expect(rule('ul > li::before')).toContain('background: #0000AA');
  expect(rule('.wp-block-table th, .is-root-container .wp-block-table td')).toContain(
    `border-bottom: 1px solid ${colorOf(own, 'border', 'day')}`,
  );
  expect(rule('.wp-block-table thead th')).toBe(`border-bottom-color: ${colorOf(own, 'border.ink', 'day')}`);
  expect(rule('hr.wp-block-separator')).toBeDefined();
  expect(rule('blockquote cite')).toContain(`font-size: ${extras['& blockquote']?.['& cite']?.fontSize}`);
  // WordPress 6.5 splits selectors at commas inside parentheses.
  expect(css).not.toMatch(/:is\(|undefined|token\(|\[object|&/);
});
