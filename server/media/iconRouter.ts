import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import * as v from 'valibot';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { IconName, type Icon, type IconsResponse, iconsPath, IconCollection } from '#schema/icons.ts';
import { sendEncoded, encodableBody } from '#server/lib/sendEncoded.ts';
import { HttpError } from '#server/errors.ts';
import { limitKey } from '#server/forms/postLimits.ts';
import { minuteMs, weekMs } from '#schema/durations.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import type { Logger } from '#server/logger.ts';

const IconNames = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.transform((text) => [...new Set(text.split(','))]),
  v.array(IconName),
  v.maxLength(32),
);

/**
 * Creates the router for the icons that editors choose, as data in Iconify's format and as a sheet of SVG symbols.
 * Pages display a symbol with `<use>`, so that an icon needs no script and has the colour of the text around it.
 */
export function createIconsRouter(options: IconSetsOptions): Router {
  const sets = createIconSets(options);
  const router = new Router();

  router.get(`${iconsPath}/:file`, async (ctx) => {
    const { prefix, extension, names } = readRequest(ctx);
    const { icons, isComplete } = await sets.find(prefix, names, limitKey(ctx.ip));
    const missingNames = names.filter((name) => !Object.hasOwn(icons, name));

    const cacheControl = cacheControlOf(isComplete, missingNames.length);
    if (extension === 'svg') {
      if (missingNames.length === names.length) throw new HttpError(404, 'not_found', 'Icon not found.');
      ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
      await sendEncoded(ctx, encodableBody(renderSheet(icons)), { type: 'image/svg+xml', cacheControl });
    } else {
      const response: IconsResponse = {
        prefix,
        icons,
        ...(missingNames.length > 0 && { not_found: missingNames }),
      };
      const type = 'application/json; charset=utf-8';
      await sendEncoded(ctx, encodableBody(JSON.stringify(response)), { type, cacheControl });
    }
  });

  return router;
}

function readRequest(ctx: Context & { params: Record<string, string> }) {
  const match = /^([a-z0-9-]{1,64})\.(json|svg)$/.exec(ctx.params.file ?? '');
  if (!match?.[1] || !v.is(IconName, match[1])) throw new HttpError(404, 'not_found', 'Icon set not found.');
  const names = v.safeParse(IconNames, ctx.query.icons);
  if (!names.success)
    throw new HttpError(
      400,
      'invalid_icons',
      'The query parameter icons must list 1 to 32 icon names, separated by commas.',
    );
  return { prefix: match[1], extension: match[2], names: names.output };
}

function cacheControlOf(isComplete: boolean, missingCount: number): string {
  if (!isComplete) return 'no-store';
  return missingCount > 0 ? 'public, max-age=600' : 'public, max-age=604800, stale-while-revalidate=604800';
}

function renderSheet(icons: Record<string, Icon>): string {
  const symbols = Object.entries(icons).map(
    ([name, { body, left, top, width, height }]) =>
      `<symbol id="${name}" viewBox="${left} ${top} ${width} ${height}">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

type IconSets = {
  /**
   * Returns the requested icons that exist. `isComplete` is `false` if a later call may return more. Requests to the
   * public service count towards the rate limit of `client`.
   */
  find(
    prefix: string,
    names: readonly string[],
    client: string,
  ): Promise<{ icons: Record<string, Icon>; isComplete: boolean }>;
};

export type IconSetsOptions = {
  /** Folder of installed sets, each at `{prefix}/icons.json` (`node_modules/@iconify-json`). */
  collectionsDir: string;
  /** Origin of the public Iconify service; `undefined` disables it. */
  fallbackOrigin: string | undefined;
  timeoutMs?: number;
  logger: Logger;
  fetch?: Fetch;
};

/**
 * Creates the lookup of icons: in installed sets, then at the public service, with a timeout, a cache and rate limits.
 */
function createIconSets(options: IconSetsOptions): IconSets {
  const { collectionsDir, fallbackOrigin, timeoutMs = 1500, logger } = options;
  const installed = new Map<string, () => Promise<IconCollection>>();
  const cachedIcons = new LRUCache<string, { icon: Icon | undefined }>({ max: 2000 });
  // Clients can make up any number of names. The rate limits bound the requests to the public service.
  const clientLimiter = new RateLimiterMemory({ points: 60, duration: 60 });
  const totalLimiter = new RateLimiterMemory({ points: 600, duration: 60 });
  const prefixes = lazyAsync(async () => new Set(await readdir(collectionsDir)));

  const collection = async (prefix: string) => {
    const available = await prefixes().catch(() => new Set<string>());
    if (!available.has(prefix)) return undefined;
    const file = path.join(collectionsDir, prefix, 'icons.json');
    const loadSet = installed.get(prefix) ?? lazyAsync(() => readCollection(file));
    installed.set(prefix, loadSet);
    return loadSet();
  };

  const fetchIcons = async (
    origin: string,
    { prefix, names, client }: { prefix: string; names: readonly string[]; client: string },
  ) => {
    await clientLimiter.consume(client);
    await totalLimiter.consume('everybody');
    const url = new URL(`/${prefix}.json`, origin);
    url.searchParams.set('icons', names.join(','));
    const { status, text } = await fetchText(url.href, {
      timeoutMs,
      limitBytes: 512 * 1024,
      ...(options.fetch && { fetch: options.fetch }),
    });
    if (status !== 200 && status !== 404) throw new Error(`The icon service responded with ${status}.`);
    const parsed = status === 200 ? v.parse(IconCollection, JSON.parse(text)) : undefined;
    for (const name of names) {
      const icon = parsed && findIcon(parsed, name);
      cachedIcons.set(`${prefix}:${name}`, { icon }, { ttl: icon ? weekMs : 10 * minuteMs });
    }
  };

  return {
    async find(prefix, names, client) {
      const bundledIcons = await collection(prefix);
      let isComplete = true;
      const isKnown = (name: string) => bundledIcons !== undefined || cachedIcons.has(`${prefix}:${name}`);
      const missingNames = names.filter((name) => !isKnown(name));
      if (missingNames.length > 0 && fallbackOrigin !== undefined) {
        try {
          await fetchIcons(fallbackOrigin, { prefix, names: missingNames, client });
        } catch (error) {
          isComplete = false;
          logger.warn({ error, prefix }, 'icons could not be loaded from the icon service');
        }
      }
      const entries = names.flatMap((name) => {
        const icon = bundledIcons ? findIcon(bundledIcons, name) : cachedIcons.get(`${prefix}:${name}`)?.icon;
        return icon ? [[name, icon] as const] : [];
      });
      return { icons: Object.fromEntries(entries), isComplete };
    },
  };
}

async function readCollection(file: string): Promise<IconCollection> {
  return v.parse(IconCollection, JSON.parse(await readFile(file, 'utf8')));
}

function findIcon(collection: IconCollection, name: string): Icon | undefined {
  const alias = own(collection.aliases, name)?.parent;
  const icon = own(collection.icons, alias ?? name);
  if (!icon) return undefined;
  return {
    body: sanitiseIcon(icon.body),
    left: icon.left ?? collection.left ?? 0,
    top: icon.top ?? collection.top ?? 0,
    width: icon.width ?? collection.width ?? 16,
    height: icon.height ?? collection.height ?? 16,
  };
}

function own<T>(record: Record<string, T> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

const shapes =
  'path circle ellipse rect line polyline polygon g defs mask clipPath linearGradient radialGradient stop use';
const geometry =
  'd cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform pathLength viewBox offset id href';
const paint =
  'fill fill-opacity fill-rule clip-rule clip-path mask opacity stroke stroke-width stroke-linecap stroke-linejoin ' +
  'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity stop-color stop-opacity gradientUnits ' +
  'gradientTransform maskUnits clipPathUnits';

const options: IOptions = {
  allowedTags: shapes.split(' '),
  allowedAttributes: { '*': `${geometry} ${paint}`.split(' ') },
  // Icons of the public service become part of our documents, so they must not reference anything outside.
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => isInternalReference(name, value)),
      ),
    }),
  },
  nonTextTags: ['script', 'style', 'title', 'desc', 'metadata', 'foreignObject', 'text'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
};

/** Reduces an icon's SVG to shapes and paint. */
function sanitiseIcon(body: string): string {
  return sanitizeHtml(body, options);
}

function isInternalReference(name: string, value: string): boolean {
  if (name === 'href') return value.startsWith('#');
  return !/url\s*\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value);
}
