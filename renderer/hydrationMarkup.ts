// The build fails if React writes other markup (`scripts/libraryOutput.ts`).

/** Marker that React writes for an omitted `SectionBoundary`. */
export const omittedMarker = '<!--$!-->';

/** Preload links that React prepends for eager images. The first lines of the page already request these images. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Markers of `SectionBoundary`. Only hydration of a whole page would need them; islands hydrate separately. */
const boundaries = /<!--\$-->(?=<section)|(?<=<\/section>)<!--\/\$-->/g;

/** Removes markup of a rendered page that only hydration of the whole page needs. */
export function withoutHydrationMarkup(html: string): string {
  return html.replace(imagePreloads, '').replaceAll(boundaries, '');
}
