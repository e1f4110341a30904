import type { Locale } from '#locales/locales.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en, type EnquiryMessages } from './en.ts';

export const enquiryMessages: Record<Locale, EnquiryMessages> = { en, da, de };
