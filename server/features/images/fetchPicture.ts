import { createSourceFetcher } from './fetchSource.ts';
import { sourceUrl } from './sourceUrl.ts';

/**
 * Makes the function that gets an upload of the content backend by the address that the content has for it. It rejects
 * for any other host and for what is larger than `limitBytes`.
 */
export function createPictureFetcher(options: {
  contentOrigin: string;
  limitBytes: number;
}): (url: string) => Promise<Buffer> {
  const fetchSource = createSourceFetcher(options);
  return async (url) => {
    const path = URL.canParse(url) ? `/${encodeURI(url)}` : url;
    return (await fetchSource(sourceUrl(path, options.contentOrigin))).bytes;
  };
}
