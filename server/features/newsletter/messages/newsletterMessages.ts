import type { Locale } from '#locales/locales.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en, type NewsletterMessages } from './en.ts';

export const newsletterMessages: Record<Locale, NewsletterMessages> = { en, da, de };
