import { typedForm } from '../form/typedForm.ts';
import type { ApiNext, ApiRequest, Wp } from '../types/wp.ts';
import type { PagePlaces, PlacesOfPages } from './placesOfPages.ts';

/** Timeout for the site's anchors, so that they do not delay WordPress's own results. */
const timeoutMs = 2500;
const pauseMs = 60_000;

/**
 * Adds anchors to the results of the block editor's link control, which searches pages with WordPress's search
 * (src/Editing/SectionSearch.php). "Prices #" finds the anchors of pages with this title, "Prices # offer" those that also
 * match "offer".
 */
export function startLinkControl({ apiFetch, url }: Wp, pages: PlacesOfPages): void {
  const within = createPatience();
  const ownPlaces = createOwnPlaces(pages);

  apiFetch.use(async (request: ApiRequest, next: ApiNext) => {
    const { path = '', method = 'GET' } = request;
    const query = url.getQueryArgs(path);
    const search = typeof query['search'] === 'string' ? query['search'].trim() : '';
    if (method !== 'GET' || !path.startsWith('/wp/v2/search') || query['type'] !== 'post' || search === '')
      return next(request);
    const [page = '', ...words] = search.split('#');
    const sections = { search, type: 'skerry-section', without: pages.post };
    const [posts, places, ofThis] = await Promise.all([
      next({ ...request, path: url.addQueryArgs(path, { search: page.trim() }) }),
      within(() => apiFetch({ path: url.addQueryArgs('/wp/v2/search', sections) })),
      within(() => ownPlaces(words.join('#').trim() || page.trim())),
    ]);
    if (!isList(posts)) return posts;
    // Anchors come after the page that contains them. The link control cuts off the end of the list.
    return search.includes('#')
      ? [...places, ...ofThis, ...posts]
      : [...posts.slice(0, 1), ...places, ...ofThis, ...posts.slice(1)];
  });
}

/** Creates a function that returns the anchors of the edited page, and requests them again if the form has changed. */
function createOwnPlaces(pages: PlacesOfPages) {
  let cachedPlaces: { form: string; places: Promise<PagePlaces['places']> } | undefined;
  return async (words: string) => {
    const form = typedForm();
    if (form !== cachedPlaces?.form)
      cachedPlaces = { form, places: pages.ask('').then(({ places }) => places) };
    const needle = words.toLowerCase();
    return (await cachedPlaces.places)
      .filter(({ id, label }) => `${label} ${id}`.toLowerCase().includes(needle))
      .map(({ id, label }) => ({
        id: `#${id}`,
        title: `${label} – #${id}`,
        url: `#${id}`,
        type: pages.words.ownType,
      }));
  };
}

/** Creates a function that returns a request's results. After a timeout it returns no results, and sends no requests for a while. */
function createPatience() {
  let pausedUntil = 0;
  return async (request: () => Promise<unknown>): Promise<unknown[]> => {
    if (Date.now() < pausedUntil) return [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<unknown>((resolve) => {
      timer = setTimeout(() => {
        pausedUntil = Date.now() + pauseMs;
        resolve([]);
      }, timeoutMs);
    });
    const result = await Promise.race([request().catch(() => []), timeout]);
    clearTimeout(timer);
    return isList(result) ? result : [];
  };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
