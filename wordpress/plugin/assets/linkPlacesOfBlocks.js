// Adds anchors to the results of the block editor's link control, which searches pages with WordPress's search
// (src/Editing/SectionSearch.php). "Prices #" finds the anchors of pages with this title, "Prices # offer" those that
// also match "offer".
(function () {
  const { wp, skerryLinkPlaces: settings } = window;
  /** Timeout for the site's anchors, so that they do not delay WordPress's own results. */
  const patienceMs = 2500;
  const pauseMs = 60_000;
  let pausedUntil = 0;
  /** Returns the result of a request. After a timeout, returns an empty list, and so do all requests in the pause. */
  async function within(request) {
    if (Date.now() < pausedUntil) return [];
    let timer;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(() => {
        pausedUntil = Date.now() + pauseMs;
        resolve([]);
      }, patienceMs);
    });
    const result = await Promise.race([request().catch(() => []), timeout]);
    clearTimeout(timer);
    return result;
  }

  let formPlaces = { form: undefined, places: Promise.resolve([]) };
  /** Returns the anchors of the edited page, and requests them again if the form has changed. */
  async function ownPlaces(words) {
    const form = window.skerryTypedForm();
    if (form !== formPlaces.form)
      formPlaces = { form, places: settings.ask('').then(({ places }) => places) };
    const needle = words.toLowerCase();
    return (await formPlaces.places)
      .filter(({ id, label }) => `${label} ${id}`.toLowerCase().includes(needle))
      .map(({ id, label }) => ({
        id: `#${id}`,
        title: `${label} – #${id}`,
        url: `#${id}`,
        type: settings.words.ownType,
      }));
  }

  wp.apiFetch.use(async (options, next) => {
    const { path = '', method = 'GET' } = options;
    const query = wp.url.getQueryArgs(path);
    const search = (query.search ?? '').trim();
    if (method !== 'GET' || !path.startsWith('/wp/v2/search') || query.type !== 'post' || search === '')
      return next(options);
    const [page, ...words] = search.split('#');
    const sections = { search, type: 'skerry-section', without: settings.post };
    const [posts, places, ofThis] = await Promise.all([
      next({ ...options, path: wp.url.addQueryArgs(path, { search: page.trim() }) }),
      within(() => wp.apiFetch({ path: wp.url.addQueryArgs('/wp/v2/search', sections) })),
      within(() => ownPlaces(words.join('#').trim() || page.trim())),
    ]);
    if (!Array.isArray(posts)) return posts;
    // Anchors come after the page that contains them. The link control cuts off the end of the list.
    return search.includes('#')
      ? [...places, ...ofThis, ...posts]
      : [...posts.slice(0, 1), ...places, ...ofThis, ...posts.slice(1)];
  });
})();
