import * as v from 'valibot';
import { isLocale, type Locale } from '#locales/locales.ts';
import { dayMs } from '#schema/durations.ts';
import type { Purge } from '#schema/purge.ts';
import type { SiteContent } from '#schema/siteContent.ts';
import type { ContentUpkeep } from '#server/upstream/contentUpkeep.ts';
import { createOccasionalLog } from '#server/upstream/occasionalLog.ts';
import { purgeNames } from '#server/upstream/purgeNames.ts';
import { createStaleCache } from '#server/upstream/staleCache.ts';
import { builtInContent } from './builtInContent.ts';
import {
  siteParts,
  sitePartSchemas,
  type SiteContentClient,
  type SitePart,
  type SitePartContent,
} from './siteContentClient.ts';

export type SiteContentService = {
  /** One part as the backend has it, at most 24 hours old. Rejects when there is none to be had. */
  part<TPart extends SitePart>(part: TPart, locale: Locale): Promise<SitePartContent[TPart]>;
  /** What frames every page; never rejects. */
  all(locale: Locale): Promise<SiteContent>;
  /** Keeps parts that have changed for outages only; answers their keys. */
  purge(purge: Purge): string[];
  /** True once the backend, or a copy of it, has answered for every part of a language. */
  isAvailable(): Promise<boolean>;
};

/** Navigation, footer and error page, fetched once per language and kept over failures. */
export async function createSiteContentService(
  parts: ContentUpkeep & {
    client: SiteContentClient;
    /** Makes addresses the site's own and HTML safe. */
    normalise: { readonly [TPart in SitePart]: (content: SitePartContent[TPart]) => SitePartContent[TPart] };
  },
): Promise<SiteContentService> {
  const { client, gate, logger } = parts;
  const logFailure = createOccasionalLog();
  const createPartCache = <TPart extends SitePart>(part: TPart) =>
    createStaleCache<SitePartContent[TPart]>({
      freshMs: parts.freshSeconds * 1000,
      staleMs: dayMs,
      limitBytes: 4 * 1024 * 1024,
      sizeOf: (content) => JSON.stringify(content).length,
      restMs: parts.restMs,
      isSourceAway: () => gate.isDown(),
      onLoaded: (locale, content, replaced) => {
        const isChanged = replaced !== undefined && JSON.stringify(replaced) !== JSON.stringify(content);
        if (isChanged) parts.onChanged(keyOf(part, locale));
        parts.snapshot.schedule(collect);
      },
    });
  const caches: { [TPart in SitePart]: ReturnType<typeof createPartCache<TPart>> } = {
    menu: createPartCache('menu'),
    footer: createPartCache('footer'),
    'error-page': createPartCache('error-page'),
  };
  let available = false;

  function collect() {
    return siteParts.flatMap((part) =>
      [...caches[part].entries()].map(([locale, entry]) => ({ key: keyOf(part, locale), ...entry })),
    );
  }
  const restore = <TPart extends SitePart>(
    part: TPart,
    locale: Locale,
    content: unknown,
    storedAt: number,
  ) => {
    const schema: v.GenericSchema<unknown, SitePartContent[TPart]> = sitePartSchemas[part];
    const parsed = v.safeParse(schema, content);
    if (!parsed.success) return;
    caches[part].restore(locale, parsed.output, storedAt);
    available = true;
  };
  for await (const { key, value, storedAt } of parts.snapshot.read()) {
    const [name, locale] = key.split(' ');
    const part = siteParts.find((candidate) => candidate === name);
    if (part !== undefined && isLocale(locale)) restore(part, locale, value, storedAt);
  }

  const getPart = async <TPart extends SitePart>(
    part: TPart,
    locale: Locale,
  ): Promise<SitePartContent[TPart]> => {
    const { value } = await caches[part].get(locale, async (reason) => {
      const content = await gate.call(
        { key: keyOf(part, locale), kind: part, purpose: reason === 'stale' ? 'refresh' : 'visitor' },
        (how) => client.fetch(part, locale, how),
      );
      available = true;
      return parts.normalise[part](content);
    });
    return value;
  };
  const partOrBuiltIn = <TPart extends SitePart>(
    part: TPart,
    locale: Locale,
  ): Promise<SitePartContent[TPart]> =>
    getPart(part, locale).catch((error: unknown) => {
      logFailure(keyOf(part, locale), () =>
        logger.warn({ err: error, part, locale }, 'no copy of the site content; using the built-in one'),
      );
      return builtInContent(locale)[part];
    });

  return {
    part: getPart,
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
          .purge((key) => {
            const locale = isLocale(key) ? key : undefined;
            return purgeNames(purge, { locale, isOfType: (type) => type === part });
          })
          .map((locale) => keyOf(part, locale)),
      ),
    async isAvailable() {
      if (!available) await getPart('menu', 'en').catch(() => undefined);
      return available;
    },
  };
}

/** The keys of everything that frames the pages of a language. */
export function siteContentKeys(locale: Locale): string[] {
  return siteParts.map((part) => keyOf(part, locale));
}

function keyOf(part: SitePart, locale: string): string {
  return `${part} ${locale}`;
}
