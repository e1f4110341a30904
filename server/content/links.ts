import { withOneSpelling } from '#server/lib/pathSpelling.ts';
import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';

/** Turns addresses of the content backend into addresses of the site. */
export type SiteLinks = {
  /** A path for an address on the content host or the site itself, other addresses unchanged; `''` for a dangerous one. */
  toSitePath(url: string): string;
};

const allowedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Hosts are compared with their port; protocol-relative and upper-case spellings of them count too. */
export function createSiteLinks(options: {
  contentUrl: string;
  /** What the content backend calls itself, where that is another address. */
  homeUrl?: string | undefined;
  siteUrl: string | undefined;
  /** Where pictures and files lie. */
  media: MediaPlaces;
}): SiteLinks {
  const { contentUrl, homeUrl, siteUrl, media } = options;
  const ownHosts = new Set(
    [contentUrl, homeUrl, siteUrl].filter((url) => url !== undefined).map((url) => new URL(url).host),
  );
  return {
    toSitePath(url) {
      const trimmed = url.trim();
      if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith('?')) return trimmed;
      if (!URL.canParse(trimmed, contentUrl)) return '';
      const target = new URL(trimmed, contentUrl);
      if (!allowedProtocols.has(target.protocol)) return '';
      const upload = media.toSitePath(target);
      if (upload !== undefined) return upload + target.search + target.hash;
      if (!ownHosts.has(target.host)) return target.href;
      return sitePath(target.pathname) + target.search + target.hash;
    },
  };
}

function sitePath(pathname: string): string {
  const collapsed = withOneSpelling(pathname).replace(/\/{2,}/g, '/');
  return collapsed === '/' ? '/' : collapsed.replace(/\/$/, '');
}
