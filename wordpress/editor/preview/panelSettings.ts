import * as v from 'valibot';
import { find } from '../lib/dom.ts';
import { createRequest } from '../lib/rest.ts';
import { readData } from '../lib/settings.ts';

const Words = v.object({
  frame: v.object({
    add: v.string(),
    addBlock: v.string(),
    moveUp: v.string(),
    moveDown: v.string(),
    duplicate: v.string(),
    hide: v.string(),
    remove: v.string(),
    empty: v.string(),
  }),
  sure: v.string(),
  loading: v.string(),
  typeFirst: v.string(),
  again: v.string(),
  slow: v.string(),
  noWord: v.string(),
  loggedOut: v.string(),
  siteFailed: v.string(),
  noFrame: v.string(),
});

/** Section kinds by the name that the site gives them. */
const Kinds = v.record(v.string(), v.object({ label: v.string() }));

export type PreviewPanel = ReturnType<typeof readPanel>;

/** Returns the elements, labels and settings of the preview panel rendered by src/Admin/livePreviewView.php. */
export function readPanel(panel: HTMLElement) {
  const { nonce = '', site = '', draft = '', post = '' } = panel.dataset;
  const {
    keep = '',
    frame = '',
    originalFrame = '',
    connection = '',
    edit = '',
    options = '',
  } = panel.dataset;
  const request = createRequest(nonce);
  return {
    panel,
    iframe: find<HTMLIFrameElement>(panel, 'iframe'),
    status: find(panel, '[role=status]'),
    words: readData(panel, 'words', Words),
    kinds: readData(panel, 'kinds', Kinds),
    /** Origin of the site. */
    site,
    /** ID of the edited post. */
    post,
    /** Addresses in WordPress to which the scripts post. */
    addresses: {
      unsaved: `${keep}/${draft}`,
      frame: `${frame}/${draft}`,
      originalFrame: `${originalFrame}/${draft}`,
      connection,
      edit,
    },
    /** Address of the screen with menu and footer. */
    options,
    send: (url: string, body = '{}') => request(url, { method: 'POST', body }),
  };
}
