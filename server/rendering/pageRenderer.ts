import { renderPage } from 'vike/server';
import { splitLocale } from '#locales/routing.ts';

export type RenderedPage = {
  status: number;
  contentType: string;
  body: string;
  /** Where a redirect leads. */
  location: string | undefined;
};

/** Renders an address with Vike; `context` is what the page context starts with. */
export type RenderAddress = (url: string, context: object) => Promise<RenderedPage>;

/** Shows an error, in place of the page that threw it. */
export type ErrorDocument = (error: unknown) => string;

/** Renders with Vike, which renders the error page for what threw unless `errorDocument` shows it. */
export function createRenderAddress(errorDocument?: ErrorDocument): RenderAddress {
  return (url, context) => renderAddress(url, context, errorDocument);
}

/** Throws when even the error page could not be rendered. */
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
  // Vike's own fallback, rendered when the error page failed too, holds an inline script.
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
    // Vike's body of a redirect holds an inline script.
    body: location === undefined ? body : '',
    location,
  };
}

/**
 * Puts what a page needs to be seen before what it needs to be used. Vike asks for the site's script and for every font at
 * high priority, ahead of the first paint; the script can wait, for the document is whole without it, and the head asks
 * itself for the one font that is seen first.
 */
function withResourceHints(html: string): string {
  // Only the ends are looked through: what editors wrote lies between them.
  const headEnd = html.indexOf('</head>');
  const tailStart = Math.max(headEnd, html.lastIndexOf('<script '));
  const head = html
    .slice(0, headEnd)
    .replaceAll(/<link rel="preload" href="[^"]+" as="font" type="[^"]+" crossorigin>\s*/g, '')
    // As HTML rather than XML has it, without indentation: attributes and structured data have no bare `<` or `>`.
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(' type="text/css"', '');
  const tail = html
    .slice(tailStart)
    .replace(' type="module" async>', ' type="module" async fetchpriority="low">');
  return head + html.slice(headEnd, tailStart) + tail;
}
