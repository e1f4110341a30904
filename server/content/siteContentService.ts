import * as v from 'valibot';
import type { MessageDescriptor } from '@lingui/core';
import { defaultLocale, isLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { dayMs } from '#schema/durations.ts';
import type { Purge } from '#schema/purge.ts';
import type { SiteContent } from '#schema/siteContent.ts';
import { compress, decompress } from '#server/lib/compressed.ts';
import { RequestNotSentError, UpstreamError } from '#server/errors.ts';
import { createRateLimitedLog } from '#server/logger.ts';
import { createStaleCache } from '#server/lib/staleCache.ts';
import type { Priority } from '#server/lib/contentApiGuard.ts';
import { addresses } from '#locales/addresses.ts';
import { msg } from '#locales/msg.ts';
import { localisePath } from '#locales/routing.ts';
import { translate } from '#server/lib/translate.ts';
import {
  siteParts,
  sitePartSchemas,
  type SiteContentClient,
  type SitePart,
  type SitePartContent,
} from './siteContentClient.ts';
import type { ContentCacheDeps } from './contentService.ts';
import { purgeNames } from './contentMatches.ts';

export type SiteContentService = {
  /** Returns a part from the backend, at most 24 hours old. Rejects if it is unavailable. */
  part<TPart extends SitePart>(part: TPart, locale: Locale): Promise<SitePartContent[TPart]>;
  /** Returns the menu, footer and error page in a language. Never rejects. */
  all(locale: Locale): Promise<SiteContent>;
  /** Like `part`, but falls back to the built-in default. Never rejects. */
  partOrBuiltIn<TPart extends SitePart>(part: TPart, locale: Locale): Promise<SitePartContent[TPart]>;
  /**
   * Returns a part with the unsaved fields that WordPress stores under the key `draft`. Falls back to `partOrBuiltIn`.
   * The result is not cached.
   */
  unsaved<TPart extends SitePart>(
    part: TPart,
    locale: Locale,
    draft: string,
  ): Promise<SitePartContent[TPart]>;
  /** Invalidates changed parts, but retains them for outages. Returns their keys. */
  purge(purge: Purge): string[];
  /** Returns whether the backend has ever responded or there is a copy. */
  isAvailable(): Promise<boolean>;
  /** Returns the parts that the backend lacks or returns in an invalid format, such as `menu da`. */
  missing(): readonly string[];
};

/** Creates the cache of menu, footer and error page in each language. The last copies survive failures. */
export function createSiteContentService(
  deps: ContentCacheDeps & {
    client: SiteContentClient;
    /** Whether the built-in menu links to the API reference. */
    hasApiReference: boolean;
    /** Converts URLs to paths on the site and sanitises HTML. */
    normalise: { readonly [TPart in SitePart]: (content: SitePartContent[TPart]) => SitePartContent[TPart] };
  },
): SiteContentService {
  const { client, gate, shared, logger } = deps;
  const copies = deps.copies.of('site content');
  const freshMs = deps.freshSeconds * 1000;
  const logFailure = createRateLimitedLog();
  const loadBackup = <TPart extends SitePart>(part: TPart, locale: string) => {
    const copy = copies.get(keyOf(part, locale));
    try {
      return copy && { ...copy, value: readPacked(part, copy.value, copy.storedAt) };
    } catch {
      // Another build stored the copy in a different shape.
      return undefined;
    }
  };
  const createPartCache = <TPart extends SitePart>(part: TPart) =>
    createStaleCache<CachedPart<TPart>>({
      freshMs,
      staleMs: dayMs,
      limitBytes: Math.floor(deps.limits.siteParts / siteParts.length),
      sizeOf: ({ content }) => JSON.stringify(content).length,
      storedAtOf: ({ storedAt }) => storedAt,
      cooldownMs: deps.cooldownMs,
      isOriginDown: () => gate.isDown(),
      loadBackup: (locale) => loadBackup(part, locale),
      onLoaded: (locale, { content, packed, storedAt }, replacedCopy) => {
        const isChanged =
          replacedCopy !== undefined && JSON.stringify(replacedCopy.content) !== JSON.stringify(content);
        if (isChanged) deps.onChanged(keyOf(part, locale));
        copies.put(keyOf(part, locale), { value: packed, storedAt });
      },
    });
  const caches: { [TPart in SitePart]: ReturnType<typeof createPartCache<TPart>> } = {
    menu: createPartCache('menu'),
    footer: createPartCache('footer'),
    'error-page': createPartCache('error-page'),
  };
  let hasContent = siteParts.some((part) =>
    localeCodes.some((locale) => loadBackup(part, locale) !== undefined),
  );
  const missingParts = new Set<string>();

  const getPart = async <TPart extends SitePart>(
    part: TPart,
    locale: Locale,
  ): Promise<SitePartContent[TPart]> => {
    const fetchPart = async (priority: Priority): Promise<CachedPart<TPart>> => {
      const key = keyOf(part, locale);
      const content = await gate
        .call({ key, kind: part, priority }, (callOptions) => client.fetch(part, locale, callOptions))
        .catch((error: unknown) => {
          if (isPartMissing(error)) {
            missingParts.add(key);
            hasContent = true;
          }
          throw error;
        });
      missingParts.delete(key);
      return createCachedPart(deps.normalise[part](content), Date.now());
    };
    const { value } = await caches[part].get(locale, (reason) =>
      shared.get<CachedPart<TPart>>(keyOf(part, locale), {
        reason,
        freshMs,
        deserialize: (packed, storedAt) => readPacked(part, packed, storedAt),
        isAffected: (purge) => isAffected(purge, part, locale),
        load: () => fetchPart(reason === 'stale' ? 'background' : 'interactive'),
      }),
    );
    hasContent = true;
    return value.content;
  };
  const partOrBuiltIn = <TPart extends SitePart>(
    part: TPart,
    locale: Locale,
  ): Promise<SitePartContent[TPart]> =>
    getPart(part, locale).catch((error: unknown) => {
      logFailure(keyOf(part, locale), () =>
        logger.warn({ err: error, part, locale }, 'site content is unavailable; using the built-in default'),
      );
      return builtInContent(locale, deps)[part];
    });

  return {
    part: getPart,
    partOrBuiltIn,
    unsaved: (part, locale, draft) =>
      gate
        .call(
          { key: `${keyOf(part, locale)} ${draft}`, kind: part, priority: 'interactive' },
          (callOptions) => client.fetch(part, locale, { ...callOptions, draft }),
        )
        .then(deps.normalise[part])
        .catch(() => partOrBuiltIn(part, locale)),
    async all(locale) {
      const [menu, footer, errorPage] = await Promise.all([
        partOrBuiltIn('menu', locale),
        partOrBuiltIn('footer', locale),
        partOrBuiltIn('error-page', locale),
      ]);
      return { menu, footer, errorPage };
    },
    purge: (purge) =>
      siteParts.flatMap((part) =>
        caches[part]
          .purge((key) => isAffected(purge, part, isLocale(key) ? key : undefined))
          .map((locale) => keyOf(part, locale)),
      ),
    async isAvailable() {
      if (!hasContent) await getPart('menu', defaultLocale).catch(() => undefined);
      return hasContent;
    },
    missing: () => [...missingParts],
  };
}

/** Returns whether the backend is up but lacks the part, or returned it in an invalid format. */
function isPartMissing(error: unknown): boolean {
  return error instanceof UpstreamError && !error.isOutage && !(error instanceof RequestNotSentError);
}

/** A cached part. Other instances receive it as `packed`. */
type CachedPart<TPart extends SitePart> = {
  content: SitePartContent[TPart];
  packed: Buffer;
  storedAt: number;
};

function createCachedPart<TPart extends SitePart>(
  content: SitePartContent[TPart],
  storedAt: number,
  packed = compress(JSON.stringify(content)),
): CachedPart<TPart> {
  return { content, packed, storedAt };
}

/** Decompresses a part. Throws if the data is invalid. */
function readPacked<TPart extends SitePart>(
  part: TPart,
  packed: Buffer,
  storedAt: number,
): CachedPart<TPart> {
  const schema: v.GenericSchema<unknown, SitePartContent[TPart]> = sitePartSchemas[part];
  return createCachedPart(v.parse(schema, JSON.parse(decompress(packed).toString())), storedAt, packed);
}

function isAffected(purge: Purge, part: SitePart, locale: Locale | undefined): boolean {
  return purgeNames(purge, { locale, isOfType: (type) => type === part });
}

/** Returns the content key of a part, for `onChanged` and `purge`. */
export function keyOf(part: SitePart, locale: string): string {
  return `${part} ${locale}`;
}

const home = msg({ message: 'Home' });
const blog = msg({ message: 'Blog', comment: 'Entry of the fallback menu' });
const docs = msg({ message: 'API reference' });
const back = msg({ message: 'GO TO HOMEPAGE', comment: 'Button of the error page' });
const title = msg({ message: 'This page isn’t available right now' });

/** Returns the default menu, footer and error page, for a backend that has never responded. */
export function builtInContent(
  locale: Locale,
  { hasApiReference }: { hasApiReference: boolean },
): SitePartContent {
  const link = (label: MessageDescriptor, path: string) => ({
    url: localisePath(path, locale),
    title: translate(locale, label),
    target: '',
  });
  const item = (label: MessageDescriptor, path: string) => ({
    external: false,
    dropdown: false,
    link: link(label, path),
    link_text: translate(locale, label),
    column: [],
    cta: undefined,
  });
  return {
    menu: {
      logo: undefined,
      main_navigation: [
        item(home, '/'),
        item(blog, addresses.blog.path),
        ...(hasApiReference ? [item(docs, addresses.docs.path)] : []),
      ],
      global_buttons: [],
    },
    footer: { company_address: [], menu: [], socials: [], footer_copyright: [] },
    'error-page': {
      byline: '',
      title: translate(locale, title),
      description: '',
      image: undefined,
      global_buttons: [{ link: link(back, '/'), style: 'purple', icon: '' }],
    },
  };
}
