import type { TravellingPageData } from './PageData.ts';

/** A page that was not found comes without data, and another build's data may not fit this one's code. */
export function isDrawable({ data }: { data?: TravellingPageData }): boolean {
  return data !== undefined && data.buildId === import.meta.env.PUBLIC_ENV__BUILD_ID;
}
