import { expect, test } from 'vitest';
import { colors } from '#brand/tokens.ts';
import { textStyles } from '#theme/textStyles.ts';
import { articleTheme } from './articleTheme.ts';

test('WordPress’s editor has a company’s own colours, and the sizes of the site’s articles', () => {
  const own = { ...colors, white: '#FFFFF0', ink: '#101010', brand: { ...colors.brand, DEFAULT: '#0000AA' } };
  const { styles } = articleTheme(own);

  expect(styles.color).toEqual({ background: '#FFFFF0', text: '#101010' });
  expect(styles.elements.link.color).toEqual({ text: '#0000AA' });
  expect(styles.typography).toMatchObject(textStyles.article?.value ?? {});
  expect(textStyles.h1?.value).toMatchObject(styles.elements.h1.typography);
});
