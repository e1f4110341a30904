import { splitLocale } from './routing.ts';

/** Where editors see what is not published; `/page` and `/post` follow. */
export const previewPath = '/preview';

/** True for previews in every language, and for their data: they are for one reader. */
export function isPreviewPath(pathname: string): boolean {
  return splitLocale(pathname).path.startsWith(`${previewPath}/`);
}
