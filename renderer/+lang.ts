import type { PageContext } from 'vike/types';
import { pageLocale } from './pageLocale.ts';

export const lang = (pageContext: PageContext): string => pageLocale(pageContext);
