import type { PageContext } from 'vike/types';
import { textDirection } from '#locales/locales.ts';

export const htmlAttributes = ({ locale }: PageContext): { dir: 'rtl' } | undefined => {
  const dir = textDirection(locale);
  return dir && { dir };
};
