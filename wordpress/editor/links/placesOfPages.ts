import * as v from 'valibot';
import { readForm } from '../form/typedForm.ts';
import { createRequest, readJson } from '../lib/rest.ts';
import { readSettings } from '../lib/settings.ts';

const Settings = v.object({
  url: v.string(),
  nonce: v.string(),
  /** ID of the edited post. 0 on the screen with menu and footer. */
  post: v.number(),
  draft: v.string(),
  words: v.object({
    label: v.string(),
    own: v.string(),
    top: v.string(),
    choose: v.string(),
    asking: v.string(),
    foundOne: v.string(),
    found: v.string(),
    noWord: v.string(),
    ownType: v.string(),
  }),
});
const Places = v.object({
  said: v.nullish(v.string(), ''),
  places: v.array(v.object({ id: v.string(), label: v.string() })),
});

/** Anchors of a page, and a message about them. */
export type PagePlaces = v.InferOutput<typeof Places> & { isOwn: boolean };

export type PlacesOfPages = NonNullable<ReturnType<typeof openPlacesOfPages>>;

/** Returns access to the anchors of the site's pages. `undefined` if the screen has no link dialogs. */
export function openPlacesOfPages() {
  const settings = readSettings('link-places', Settings);
  if (!settings) return undefined;
  const { url, nonce, post, draft, words } = settings;
  const request = createRequest(nonce);
  return {
    post,
    words,
    /** Returns the anchors of the page at an address, or of the edited page if there is no address. */
    async ask(address: string): Promise<PagePlaces> {
      const isOwn = address === '' && post > 0;
      const body = JSON.stringify({ address, post, draft, ...(post > 0 && { form: readForm() }) });
      const response = await request(url, { method: 'POST', body }).catch(() => undefined);
      const result = response?.ok ? await readJson(response, Places) : undefined;
      return { isOwn, ...(result ?? { said: words.noWord, places: [] }) };
    },
  };
}
