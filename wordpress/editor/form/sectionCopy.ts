import * as v from 'valibot';
import { debounce } from '../lib/debounce.ts';
import { closest, create, find } from '../lib/dom.ts';
import { createRequest, readJson } from '../lib/rest.ts';

const restMs = 250;

const Targets = v.array(v.object({ id: v.number(), title: v.string(), language: v.string() }));
const Copied = v.object({
  message: v.optional(v.string()),
  title: v.optional(v.string(), ''),
  edit: v.optional(v.string(), ''),
});

/** Copies a section from the form to another page (src/Editing/SectionCopies.php), in the same or another language. */
export function startSectionCopy(): void {
  const { acf, jQuery } = window;
  const dialog = document.getElementById('skerry-copy');
  if (!(dialog instanceof HTMLDialogElement) || !acf || !jQuery) return;
  const { targets: targetsUrl = '', copy: copyUrl = '', done = '', open = '', failed = '' } = dialog.dataset;
  const request = createRequest(find(document, '#skerry-live').dataset['nonce'] ?? '');
  const search = find<HTMLInputElement>(dialog, '[type=search]');
  const list = find(dialog, 'ul');
  const status = find(dialog, '[role=status]');
  let row: HTMLElement;
  let controller = new AbortController();

  /** Shows the pages to which a section can be copied. A later search cancels a pending one. */
  async function showTargets(): Promise<void> {
    controller.abort();
    controller = new AbortController();
    const url = new URL(targetsUrl);
    url.searchParams.set('search', search.value);
    const response = await request(url, { signal: controller.signal }).catch(() => undefined);
    const targets = response?.ok ? await readJson(response, Targets) : undefined;
    if (!targets) return;
    list.replaceChildren(
      ...targets.map(({ id, title, language }) => {
        const item = create('li');
        const textContent = `${title} (${language})`;
        const button = create('button', { type: 'button', className: 'button', textContent });
        button.addEventListener('click', () => void copyTo(id));
        item.append(button);
        return item;
      }),
    );
  }

  const copyTo = async (target: number): Promise<void> => {
    const prefix = find<HTMLInputElement>(row, ':scope > input').name.replace('[acf_fc_layout]', '');
    window.tinymce?.triggerSave();
    const body = JSON.stringify({ to: target, row: acf.serialize(jQuery(row), prefix) });
    const response = await request(copyUrl, { method: 'POST', body }).catch(() => undefined);
    const result = await readJson(response, Copied);
    if (!response?.ok || !result) {
      status.textContent = failed.replace('%s', result?.message ?? '–');
      return;
    }
    const { title, edit } = result;
    const link = create('a', { href: edit, textContent: open.replace('%s', title) });
    status.replaceChildren(done.replace('%s', title), ' ', link);
  };

  const schedule = debounce(showTargets, restMs);
  search.addEventListener('input', () => schedule());
  document.addEventListener('click', ({ target }) => {
    const copiedRow = closest(closest(target, '.skerry-row-copy'), '.layout');
    if (!copiedRow) return;
    row = copiedRow;
    search.value = '';
    status.textContent = '';
    list.replaceChildren();
    dialog.showModal();
    search.focus();
    void showTargets();
  });
}
