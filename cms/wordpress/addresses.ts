import * as parts from '#brand/parts.ts';
import type { Locale } from '#locales/locales.ts';
import type { Catalogue } from './catalogue.ts';
import { prefixOf } from './nodes.ts';
import { fileIn } from '../content/media.ts';

/** Functions that resolve links in fixtures to absolute URLs on WordPress's own host. */
export type Addresses = {
  resolve: (target: string, locale: Locale) => string;
  absolute: (uri: string) => string;
  upload: (file: string) => string;
};

export function createAddresses(origin: string, catalogue: Catalogue, uploadsFolder: string): Addresses {
  const absolute = (uri: string) => `${origin}${uri}`;
  const upload = (file: string) => absolute(`/wp-content/uploads/${uploadsFolder}/${file}`);

  function internal(target: string, locale: Locale): string | undefined {
    const [, kind = '', name = ''] = /^(page|post|category):(.*)$/.exec(target) ?? [];
    if (kind === 'page') return catalogue.page(name, locale)?.uri;
    if (kind === 'post') return catalogue.post(name, locale)?.uri;
    if (kind === 'category') return catalogue.category(name, locale)?.uri;
    if (target === 'blog') return `${prefixOf(locale)}/blog/`;
    if (/^(?:qr|cookie-settings|docs(?:\/.*)?)$/.test(target)) return `${prefixOf(locale)}/${target}/`;
    return undefined;
  }

  return {
    absolute,
    upload,
    resolve(target, locale) {
      if (target.startsWith('raw:')) return target.slice('raw:'.length);
      if (isOff(target)) return '';
      if (target.startsWith('upload:')) return upload(fileIn(target.slice('upload:'.length), locale));
      const [path = '', hash] = target.startsWith('#') ? ['', undefined] : target.split('#');
      const uri = internal(path, locale);
      // Links to articles that do not exist lead to the blog.
      if (uri === undefined) return path.startsWith('post:') ? absolute(`${prefixOf(locale)}/blog/`) : target;
      return absolute(uri) + (hash ? `#${hash}` : '');
    },
  };
}

/** Returns whether a target belongs to a disabled feature, to which the demo must not link. */
function isOff(target: string): boolean {
  return (
    (/^docs(?:\/|#|$)/.test(target) && !parts.apiReference) ||
    (target === 'qr' && !parts.qrPage) ||
    (target === 'cookie-settings' && !parts.consent)
  );
}
