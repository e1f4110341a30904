import type { PageContextServer } from 'vike/types';
import { localisePath } from '#locales/routing.ts';
import { data as pageData } from '#renderer/+data.ts';
import type { PageData } from '#renderer/data/PageData.ts';

export type QrPageData = PageData & {
  qr: {
    /** URL that the code contains. */
    address: string;
    /** Path of `address`, without the origin. */
    home: string;
    /** URL of the SVG. */
    drawing: string;
  };
};

/** Returns the common page data and the QR code's data. */
export async function data(pageContext: PageContextServer): Promise<QrPageData> {
  const { locale } = pageContext;
  const home = localisePath('/', locale);
  const address = new URL(home, pageContext.services.siteUrl).href;
  return {
    ...(await pageData(pageContext)),
    qr: { address, home, drawing: localisePath('/qr.svg', locale) },
  };
}
