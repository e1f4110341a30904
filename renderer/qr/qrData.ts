import type { PageContextServer } from 'vike/types';
import { localisePath } from '#locales/routing.ts';
import { data } from '../+data.ts';
import type { PageData } from '../data/PageData.ts';
import { pageLocale } from '../pageLocale.ts';

export type QrPageData = PageData & {
  qr: { /** Where the code leads. */ address: string; /** The drawing's own address. */ drawing: string };
};

/** What every page has, and what the code on this one says. */
export async function qrData(pageContext: PageContextServer): Promise<QrPageData> {
  const locale = pageLocale(pageContext);
  const address = new URL(localisePath('/', locale), pageContext.services.siteUrl).href;
  return { ...(await data(pageContext)), qr: { address, drawing: localisePath('/qr.svg', locale) } };
}
