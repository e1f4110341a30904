import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { minuteMs, weekMs } from '#schema/durations.ts';
import { IconCollection, type Icon } from '#schema/icons.ts';
import { lazyAsync } from '#server/lib/lazyAsync.ts';
import { fetchText, type Fetch } from '#server/lib/fetchText.ts';
import type { Logger } from '#server/logger.ts';
import sanitizeHtml from 'sanitize-html';
import type { IOptions } from 'sanitize-html';

export type IconSets = {
  /**
   * Those of the named icons that exist; `isComplete` is false when the answer may be better later. `client` is whose
   * allowance is spent where the public service has to be asked.
   */
  find(
    prefix: string,
    names: readonly string[],
    client: string,
  ): Promise<{ icons: Record<string, Icon>; isComplete: boolean }>;
};

export type IconSetsOptions = {
  /** Folder of installed sets, each `{prefix}/icons.json` (`node_modules/@iconify-json`). */
  collectionsDir: string;
  /** The public Iconify service; undefined switches it off. */
  fallbackOrigin: string | undefined;
  timeoutMs?: number;
  logger: Logger;
  fetch?: Fetch;
};

/** Installed icon sets first, then the public service: within its time limit, remembered, and never at a visitor's will. */
export function createIconSets(options: IconSetsOptions): IconSets {
  const { collectionsDir, fallbackOrigin, timeoutMs = 1500, logger } = options;
  const installed = new Map<string, () => Promise<IconCollection>>();
  const remembered = new LRUCache<string, { icon: Icon | undefined }>({ max: 2000 });
  // Names can be made up without end; what is asked of a foreign service on their account cannot.
  const allowanceOfClient = new RateLimiterMemory({ points: 60, duration: 60 });
  const allowanceOfAll = new RateLimiterMemory({ points: 600, duration: 60 });
  const prefixes = lazyAsync(async () => new Set(await readdir(collectionsDir)));

  const collection = async (prefix: string) => {
    const there = await prefixes().catch(() => new Set<string>());
    if (!there.has(prefix)) return undefined;
    const file = path.join(collectionsDir, prefix, 'icons.json');
    const read = installed.get(prefix) ?? lazyAsync(() => readCollection(file));
    installed.set(prefix, read);
    return read();
  };

  const fetchIcons = async (
    origin: string,
    { prefix, names, client }: { prefix: string; names: readonly string[]; client: string },
  ) => {
    await allowanceOfClient.consume(client);
    await allowanceOfAll.consume('everybody');
    const url = new URL(`/${prefix}.json`, origin);
    url.searchParams.set('icons', names.join(','));
    const { status, text } = await fetchText(url.href, {
      timeoutMs,
      limitBytes: 512 * 1024,
      ...(options.fetch && { fetch: options.fetch }),
    });
    if (status !== 200 && status !== 404) throw new Error(`The icon service answered ${status}.`);
    const parsed = status === 200 ? v.parse(IconCollection, JSON.parse(text)) : undefined;
    for (const name of names) {
      const icon = parsed && pick(parsed, name);
      remembered.set(`${prefix}:${name}`, { icon }, { ttl: icon ? weekMs : 10 * minuteMs });
    }
  };

  return {
    async find(prefix, names, client) {
      const own = await collection(prefix);
      let isComplete = true;
      const isKnown = (name: string) => own !== undefined || remembered.has(`${prefix}:${name}`);
      const missing = names.filter((name) => !isKnown(name));
      if (missing.length > 0 && fallbackOrigin !== undefined) {
        try {
          await fetchIcons(fallbackOrigin, { prefix, names: missing, client });
        } catch (error) {
          isComplete = false;
          logger.warn({ error, prefix }, 'icons cannot be had from the icon service');
        }
      }
      const entries = names.flatMap((name) => {
        const icon = own ? pick(own, name) : remembered.get(`${prefix}:${name}`)?.icon;
        return icon ? [[name, icon] as const] : [];
      });
      return { icons: Object.fromEntries(entries), isComplete };
    },
  };
}

async function readCollection(file: string): Promise<IconCollection> {
  return v.parse(IconCollection, JSON.parse(await readFile(file, 'utf8')));
}

function pick(collection: IconCollection, name: string): Icon | undefined {
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
  // Icons of the public service end up in a document of our origin: nothing in them may point out of it.
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => staysInside(name, value)),
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

function staysInside(name: string, value: string): boolean {
  if (name === 'href') return value.startsWith('#');
  return !/url\s*\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value);
}
