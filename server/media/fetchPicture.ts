import type { MediaPlaces } from '#server/lib/mediaPlaces.ts';
import { createSourceFetcher } from './fetchSource.ts';

/**
 * Makes the function that gets an upload of the content backend by the address that the content has for it. It rejects
 * for any other address and for what is larger than `limitBytes`.
 */
export function createPictureFetcher(options: {
  media: MediaPlaces;
  limitBytes: number;
}): (url: string) => Promise<Buffer> {
  const fetchSource = createSourceFetcher(options);
  return async (url) => {
    const path = URL.canParse(url) ? `/${encodeURI(url)}` : url;
    return (await fetchSource(options.media.toSource(path))).bytes;
  };
}
