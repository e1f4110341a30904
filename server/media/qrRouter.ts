import Router from '@koa/router';
import { renderSVG } from 'uqr';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';

/** Creates the router for the QR code of each language's home page, as SVG that can be printed at any size. */
export function createQrRouter({ siteUrl }: { siteUrl: string }): Router {
  const router = new Router();
  for (const locale of localeCodes) {
    router.get(localisePath('/qr.svg', locale), (ctx) => {
      ctx.type = 'image/svg+xml';
      ctx.set('Cache-Control', 'public, max-age=86400');
      ctx.set('Content-Disposition', `inline; filename="qr-${locale}.svg"`);
      ctx.body = qrCode(homeAddress(siteUrl, locale));
    });
  }
  return router;
}

function homeAddress(siteUrl: string, locale: Locale): string {
  return new URL(localisePath('/', locale), siteUrl).href;
}

/**
 * Renders an address as a QR code. Error correction M tolerates a scratch; the border of two modules is part of the
 * code.
 */
function qrCode(address: string): string {
  return renderSVG(address, { ecc: 'M', border: 2 });
}
