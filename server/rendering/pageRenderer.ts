import { renderPage } from 'vike/server';
import { splitLocale } from '#locales/routing.ts';
import { withResourceHints } from './resourceHints.ts';

export type RenderedPage = {
  status: number;
  contentType: string;
  body: string;
  /** Target of a redirect; undefined for other responses. */
  location: string | undefined;
};

/** Renders a URL with Vike; `context` is merged into the page context. */
export type RenderAddress = (url: string, context: object) => Promise<RenderedPage>;

/** Renders a document that shows an error, in place of the page that threw it. */
export type ErrorDocument = (error: unknown) => string;

/** Creates a renderer that uses Vike. If a page throws, it renders `errorDocument` or, by default, the error page. */
export function createRenderAddress(errorDocument?: ErrorDocument): RenderAddress {
  return (url, context) => renderAddress(url, context, errorDocument);
}

/** Renders a URL. Throws if even the error page could not be rendered. */
async function renderAddress(
  url: string,
  context: object,
  errorDocument: ErrorDocument | undefined,
): Promise<RenderedPage> {
  const address = splitLocale(new URL(url, 'http://site.invalid').pathname);
  const pageContext = await renderPage({ urlOriginal: url, address, locale: address.locale, ...context });
  const { httpResponse, errorWhileRendering } = pageContext;
  // A page that aborts with a status has not failed.
  const isFault = httpResponse.statusCode >= 500 && !('abortStatusCode' in pageContext);
  if (errorDocument !== undefined && isFault) {
    const contentType = 'text/html;charset=utf-8';
    return { status: 500, contentType, body: errorDocument(errorWhileRendering), location: undefined };
  }
  // Vike's fallback, used if the error page failed too, contains an inline script.
  if (!('data' in pageContext) && httpResponse.statusCode >= 500) {
    throw new Error('The error page could not be rendered.', { cause: pageContext.errorWhileRendering });
  }
  const header = (name: string) => httpResponse.headers.find(([key]) => key.toLowerCase() === name)?.[1];
  const location = header('location');
  const contentType = header('content-type') ?? 'text/html;charset=utf-8';
  const body = contentType.startsWith('text/html') ? withResourceHints(httpResponse.body) : httpResponse.body;
  return {
    status: httpResponse.statusCode,
    contentType,
    // Vike's body of a redirect contains an inline script.
    body: location === undefined ? body : '',
    location,
  };
}
