// Links to a section in the block editor: its link control asks WordPress's search for pages, and gets places as well
// (src/Editing/SectionSearch.php). "Prices #" finds those of the pages that are called so, "Prices # offer" these among them.
(function () {
  const { wp, siteLinkPlaces: settings } = window;
  /** What comes later than this is left out: pages are not to wait for the site. */
  const patienceMs = 2500;
  const pauseMs = 60_000;
  let pausedUntil = 0;
  /** What `ask` answers in time; nothing for a while after it was late. */
  async function within(ask) {
    if (Date.now() < pausedUntil) return [];
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(() => {
        pausedUntil = Date.now() + pauseMs;
        resolve([]);
      }, patienceMs);
    });
    const found = await Promise.race([ask().catch(() => []), late]);
    clearTimeout(timer);
    return found;
  }

  let own = { form: undefined, places: Promise.resolve([]) };
  /** The places of the page that is edited, asked for again when it has become another. */
  async function ownPlaces(words) {
    const form = window.siteTypedForm();
    if (form !== own.form) own = { form, places: settings.ask('').then(({ places }) => places) };
    const wanted = words.toLowerCase();
    return (await own.places)
      .filter(({ id, label }) => `${label} ${id}`.toLowerCase().includes(wanted))
      .map(({ id, label }) => ({
        id: `#${id}`,
        title: `${label} – #${id}`,
        url: `#${id}`,
        type: settings.words.ownType,
      }));
  }

  wp.apiFetch.use(async (options, next) => {
    const { path = '', method = 'GET' } = options;
    const asked = wp.url.getQueryArgs(path);
    const search = (asked.search ?? '').trim();
    if (method !== 'GET' || !path.startsWith('/wp/v2/search') || asked.type !== 'post' || search === '')
      return next(options);
    const [page, ...words] = search.split('#');
    const sections = { search, type: 'site-section', without: settings.post };
    const [posts, places, ofThis] = await Promise.all([
      next({ ...options, path: wp.url.addQueryArgs(path, { search: page.trim() }) }),
      within(() => wp.apiFetch({ path: wp.url.addQueryArgs('/wp/v2/search', sections) })),
      within(() => ownPlaces(words.join('#').trim() || page.trim())),
    ]);
    if (!Array.isArray(posts)) return posts;
    // Behind the page that they are of; what a link control has room for is cut off at the end.
    return search.includes('#')
      ? [...places, ...ofThis, ...posts]
      : [...posts.slice(0, 1), ...places, ...ofThis, ...posts.slice(1)];
  });
})();
