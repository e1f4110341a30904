import type { PageContext } from 'vike/types';
import * as parts from '#brand/parts.ts';
import { addressOf } from '#locales/addresses.ts';
import { textDirection } from '#locales/locales.ts';

type Attributes = { dir?: 'rtl' | undefined; 'data-web-vitals'?: '' };

export const htmlAttributes = ({ locale, address, data, services }: PageContext): Attributes => {
  // Neither private pages nor error pages nor pages with pending changes are measured.
  const isMeasured =
    parts.webVitals &&
    data?.error === undefined &&
    services.changes === undefined &&
    !addressOf(address)?.isPrivate;
  return { dir: textDirection(locale), ...(isMeasured && { 'data-web-vitals': '' }) };
};
