import type { PageContextServer } from 'vike/types';
import { localisePath } from '#locales/routing.ts';
import { data as pageData } from '#renderer/+data.ts';
import type { PageData } from '#renderer/data/PageData.ts';

export type QrPageData = PageData & {
  qr: {
    /** Where the code leads. */
    address: string;
    /** The same place, as a path of the site. */
    home: string;
    /** The drawing's own address. */
    drawing: string;
  };
};

/** What every page has, and what the code on this one says. */
export async function data(pageContext: PageContextServer): Promise<QrPageData> {
  const { locale } = pageContext;
  const home = localisePath('/', locale);
  const address = new URL(home, pageContext.services.siteUrl).href;
  return {
    ...(await pageData(pageContext)),
    qr: { address, home, drawing: localisePath('/qr.svg', locale) },
  };
}
