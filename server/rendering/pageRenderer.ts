import { renderPage } from 'vike/server';
import { splitLocale } from '#locales/routing.ts';

export type RenderedPage = {
  status: number;
  contentType: string;
  body: string;
  /** Target of a redirect. */
  location: string | undefined;
};

/** Renders a URL with Vike; `context` is merged into the page context. */
export type RenderAddress = (url: string, context: object) => Promise<RenderedPage>;

/** Renders a document that shows an error instead of the page that threw it. */
export type ErrorDocument = (error: unknown) => string;

/** Creates a renderer that uses Vike. Pages that throw become the error page, or `errorDocument` if it is given. */
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
  // A page that aborts with a status has no fault in its code.
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

/**
 * Removes Vike's preloads of fonts and lowers the priority of the site's script, both of which would delay the first
 * paint: the document works without the script, and `HeadElements` preloads the one font that is seen first. Vike's
 * `injectFilter` cannot be set below vike-react; `open-the-home-page.spec.ts` notices when Vike's output changes.
 */
function withResourceHints(html: string): string {
  // Searches only the head and the scripts at the end: editors' content is between them.
  const headEnd = html.indexOf('</head>');
  const tailStart = Math.max(headEnd, html.lastIndexOf('<script '));
  const head = html
    .slice(0, headEnd)
    .replaceAll(/<link rel="preload" href="[^"]+" as="font" type="[^"]+" crossorigin>\s*/g, '')
    // Without indentation and XML syntax: attributes and structured data contain no bare `<` or `>`.
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(' type="text/css"', '');
  const tail = html
    .slice(tailStart)
    .replace(' type="module" async>', ' type="module" async fetchpriority="low">');
  return head + html.slice(headEnd, tailStart) + tail;
}
