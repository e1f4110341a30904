import { renderPage } from 'vike/server';
import { splitLocale } from '#locales/routing.ts';
import { withResourceHints } from './resourceHints.ts';

export type RenderedPage = {
  status: number;
  contentType: string;
  body: string;
  /** Where a redirect leads. */
  location: string | undefined;
};

/** Draws an address with Vike; `context` is what the page context starts with. */
export type RenderAddress = (url: string, context: object) => Promise<RenderedPage>;

/** Shows an error, in place of the page that threw it. */
export type ErrorDocument = (error: unknown) => string;

/** Draws with Vike, which draws the error page for what threw unless `errorDocument` shows it. */
export function createRenderAddress(errorDocument?: ErrorDocument): RenderAddress {
  return (url, context) => renderAddress(url, context, errorDocument);
}

/** Throws when even the error page could not be drawn. */
async function renderAddress(
  url: string,
  context: object,
  errorDocument: ErrorDocument | undefined,
): Promise<RenderedPage> {
  const address = splitLocale(new URL(url, 'http://site.invalid').pathname);
  const pageContext = await renderPage({ urlOriginal: url, address, locale: address.locale, ...context });
  const { httpResponse, errorWhileRendering } = pageContext;
  // What a page refuses or cannot get is no fault of its code: it says so by a status of its own.
  const isFault = httpResponse.statusCode >= 500 && !('abortStatusCode' in pageContext);
  if (errorDocument !== undefined && isFault) {
    const contentType = 'text/html;charset=utf-8';
    return { status: 500, contentType, body: errorDocument(errorWhileRendering), location: undefined };
  }
  // Vike's own fallback, drawn when the error page failed too, holds an inline script.
  if (!('data' in pageContext) && httpResponse.statusCode >= 500) {
    throw new Error('The error page could not be drawn.', { cause: pageContext.errorWhileRendering });
  }
  const header = (name: string) => httpResponse.headers.find(([key]) => key.toLowerCase() === name)?.[1];
  const location = header('location');
  const contentType = header('content-type') ?? 'text/html;charset=utf-8';
  const body = contentType.startsWith('text/html') ? withResourceHints(httpResponse.body) : httpResponse.body;
  return {
    status: httpResponse.statusCode,
    contentType,
    // Vike's body of a redirect holds an inline script.
    body: location === undefined ? body : '',
    location,
  };
}
