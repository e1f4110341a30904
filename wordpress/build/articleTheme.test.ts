import { expect, test } from 'vitest';
import { colors } from '#brand/tokens.ts';
import { colorOf } from '#theme/colorOf.ts';
import { extras } from '#theme/recipes/extras.ts';
import { textStyles } from '#theme/textStyles.ts';
import { articleTheme } from './articleTheme.ts';

test('articleTheme uses the company’s colours and the text sizes of the site’s articles', () => {
  const companyColors = {
    ...colors,
    white: '#FFFFF0',
    ink: '#101010',
    brand: { ...colors.brand, DEFAULT: '#0000AA' },
  };
  const { styles } = articleTheme('article', { colors: companyColors });

  expect(styles.color).toEqual({ background: '#FFFFF0', text: '#101010' });
  expect(styles.elements.link.color).toEqual({ text: '#0000AA' });
  // Families are names in text styles, and lists of typefaces in the editor.
  const { fontFamily: _article, ...article } = textStyles.article.value;
  const { fontFamily: _heading, ...heading } = styles.elements.h1.typography;
  expect(styles.typography).toMatchObject(article);
  expect(textStyles.h1.value).toMatchObject(heading);
});

test('articleTheme styles lists, tables, quotes and separators like the site, in the company’s colours', () => {
  const companyColors = {
    ...colors,
    ink: '#101010',
    brand: { ...colors.brand, DEFAULT: '#0000AA' },
    line: '#CCCCCC',
  };
  const { css } = articleTheme('article', { colors: companyColors }).styles;
  const rule = (selector: string) =>
    css
      .split('\n')
      .find((line) => line.startsWith(`.is-root-container ${selector} {`))
      ?.replace(/^.*\{ | \}$/g, '');

  expect(rule('ul > li::before')).toContain('background: #0000AA');
  expect(rule('.wp-block-table th, .is-root-container .wp-block-table td')).toContain(
    `border-bottom: 1px solid ${colorOf(companyColors, 'border', 'day')}`,
  );
  expect(rule('.wp-block-table thead th')).toBe(
    `border-bottom-color: ${colorOf(companyColors, 'border.ink', 'day')}`,
  );
  expect(rule('hr.wp-block-separator')).toBeDefined();
  expect(rule('blockquote cite')).toContain(`font-size: ${extras['& blockquote']?.['& cite']?.fontSize}`);
  // WordPress 6.5 splits selectors at commas inside parentheses.
  expect(css).not.toMatch(/:is\(|undefined|token\(|\[object|&/);
});

test('articleTheme contains the company’s changes to articles, but not to legal pages', () => {
  const prose = {
    all: { '& blockquote': { borderInlineStart: '4px solid token(colors.accent)' } },
    article: {
      column: '31rem',
      fontFamily: 'Georgia',
      '& h2': { fontSize: '1.75rem', color: 'accent.text', _hover: { color: 'ink' } },
    },
  };
  const companyColors = { ...colors, brand: { ...colors.brand, DEFAULT: '#0000AA' } };
  const article = articleTheme('article', { colors: companyColors, prose });
  const legal = articleTheme('legal', { colors: companyColors, prose });

  expect(article.settings.layout.contentSize).toBe('min(100%, 31rem)');
  expect(article.styles.elements.h2.typography.fontSize).toBe('1.75rem');
  expect(article.styles.css).toContain('.is-root-container { font-family: Georgia }');
  expect(article.styles.css).toContain('.is-root-container h2 { font-size: 1.75rem; color: #0000AA }');
  expect(article.styles.css).not.toContain('hover');
  expect(legal.settings.layout.contentSize).toBe('min(100%, 38.5rem)');
  expect(legal.styles.css).not.toContain('Georgia');
  for (const { styles } of [article, legal])
    expect(styles.css).toContain('blockquote { border-inline-start: 4px solid #0000AA }');
});
