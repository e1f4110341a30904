import Router from '@koa/router';
import { isLocale, type Locale } from '#locales/locales.ts';
import { weekMs } from '#schema/durations.ts';
import { pageOfSocialImage, socialImagesPath } from '#schema/images.ts';
import { HttpError } from '#server/errors.ts';
import { sendEncoded, encodedBody, type EncodableBody } from '#server/lib/sendEncoded.ts';
import { createStaleCache } from '#server/lib/staleCache.ts';
import { cardContent, type CardContent, type CardSources } from './cardContent.ts';

/** Limit of concurrent renderings, which are CPU-bound. Further requests get a 503 with `Retry-After`. */
const maxRenderings = 16;
const maxName = 300;
const cardPath = new RegExp(`^${socialImagesPath}/([^/]+)/(.+)\\.png$`);

/**
 * Creates the router for sharing cards of published pages that have no image. The text of a card comes only from the
 * content.
 */
export function createSocialImagesRouter(
  deps: CardSources & {
    freshSeconds: number;
    limitBytes: number;
    draw?: (content: CardContent) => Promise<Buffer>;
  },
): Router {
  const { freshSeconds, draw = renderCard } = deps;
  const cards = createStaleCache<EncodableBody>({
    freshMs: weekMs,
    staleMs: weekMs,
    limitBytes: deps.limitBytes,
    sizeOf: ({ size }) => size,
  });
  let renderingCount = 0;

  const render = async (content: CardContent): Promise<EncodableBody> => {
    if (renderingCount >= maxRenderings) throw busyError();
    renderingCount += 1;
    try {
      return encodedBody({ identity: await draw(content) });
    } finally {
      renderingCount -= 1;
    }
  };

  const router = new Router();
  router.get(cardPath, async (ctx) => {
    // The name is still percent-encoded, like the URIs of the content backend.
    const [, locale, name = ''] = cardPath.exec(ctx.path) ?? [];
    const content = isLocale(locale) && isName(name) ? await findContent(name, locale, deps) : undefined;
    if (content === undefined) throw new HttpError(404, 'no_card', 'Page not found.');
    // The key consists of the texts, so that pages with the same texts share one rendering.
    const { value, state } = await cards.get(JSON.stringify(content), () => render(content));
    const cacheControl = `public, max-age=${freshSeconds}, s-maxage=86400, stale-while-revalidate=604800`;
    await sendEncoded(ctx, value, { type: 'image/png', cacheControl, state });
  });
  return router;
}

/** Renders a card. Loads fonts and the drawing library on first use, to keep startup fast. */
async function renderCard(content: CardContent): Promise<Buffer> {
  const { drawCard } = await import('./cardSvg.ts');
  return drawCard(content);
}

/** Returns whether a name is valid. Names are untrusted and become variables of a content query. */
function isName(name: string): boolean {
  return name.length <= maxName && isDecodable(name) && !name.split('/').includes('..');
}

function isDecodable(name: string): boolean {
  try {
    return decodeURIComponent(name) !== '';
  } catch {
    return false;
  }
}

async function findContent(name: string, locale: Locale, sources: CardSources) {
  try {
    return await cardContent(pageOfSocialImage(name), locale, sources);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status < 500) throw error;
    throw busyError(error);
  }
}

function busyError(cause?: unknown): HttpError {
  return new HttpError(
    503,
    'try_again',
    'The sharing card could not be rendered. Please try again in a moment.',
    {
      cause,
      headers: { 'Retry-After': '30' },
    },
  );
}
