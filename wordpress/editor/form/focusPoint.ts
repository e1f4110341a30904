import type { CroppedImage } from '#schema/frameMessages.ts';
import * as v from 'valibot';
import { create, find } from '../lib/dom.ts';
import { createRequest, readJson } from '../lib/rest.ts';
import { readData } from '../lib/settings.ts';
import type { FramedPage } from '../preview/framedPage.ts';
import { stem } from './fieldTargets.ts';
import { createFocusControls } from './focusControls.ts';

const Words = v.object({
  open: v.string(),
  closed: v.string(),
  whole: v.string(),
  refused: v.string(),
  failed: v.string(),
  saved: v.string(),
  /** Names of devices by the width of the frame. */
  widths: v.record(v.string(), v.string()),
});
const Picture = v.object({
  url: v.string(),
  left: v.nullable(v.number()),
  top: v.nullable(v.number()),
  mayEdit: v.boolean(),
});
const Fault = v.object({ message: v.string() });

/**
 * Starts the dialog that sets the focal point of an image (src/Editing/FocusPoint.php). It shows each crop of the image on the
 * page, as measured by the preview frame.
 */
export function startFocusPoint(page: FramedPage): void {
  const { acf } = window;
  const dialog = document.getElementById('skerry-focus');
  if (!(dialog instanceof HTMLDialogElement) || !acf) return;
  const panel = find(document, '#skerry-live');
  const words = readData(dialog, 'words', Words);
  const kinds = readData(panel, 'kinds', v.record(v.string(), v.object({ label: v.string() })));
  const status = find(dialog, '[role=status]');
  const request = createRequest(panel.dataset['nonce'] ?? '');
  const controls = createFocusControls(dialog, () => void save());
  let address = '';

  /** Shows the image's crops on the page, omitting duplicates of the same shape. */
  async function showPlaces(): Promise<void> {
    const url = controls.picture.src;
    const crops = new Map<string, { name: string; place: CroppedImage }>();
    for (const [width, device] of Object.entries(words.widths)) {
      const places = await page.croppedImagesAt(Number(width));
      if (!places) {
        status.textContent = words.closed;
        return;
      }
      for (const place of places.filter(({ image }) => stem(image) === stem(url))) {
        const name = [device, kinds[place.kind ?? '']?.label].filter(Boolean).join(': ');
        const shape = `${name} ${(place.width / place.height).toFixed(1)}`;
        if (!crops.has(shape)) crops.set(shape, { name, place });
      }
    }
    // Another image was opened in the meantime.
    if (controls.picture.src !== url) return;
    controls.showCrops([...crops.values()]);
    if (crops.size === 0) status.textContent = words.whole;
  }

  async function open(id: string): Promise<void> {
    address = `${dialog?.dataset['url'] ?? ''}${id}`;
    status.textContent = '';
    controls.clear();
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    const requestedAddress = address;
    const response = await request(address).catch(() => undefined);
    const json: unknown = await response?.json().catch(() => undefined);
    // Another image was opened in the meantime.
    if (address !== requestedAddress) return;
    if (!response?.ok || !v.is(Picture, json)) {
      status.textContent = v.is(Fault, json) ? json.message : words.failed;
      return;
    }
    controls.open(json);
    if (!json.mayEdit) status.textContent = words.refused;
    await showPlaces();
  }

  async function save(): Promise<void> {
    const body = JSON.stringify(controls.value());
    const response = await request(address, { method: 'POST', body }).catch(() => undefined);
    const fault = await readJson(response, Fault);
    status.textContent = response?.ok ? words.saved : (fault?.message ?? words.failed);
    if (!response?.ok) return;
    await page.reload();
    await showPlaces();
  }

  acf.addAction('new_field/type=image', (field) => {
    const className = 'button-link skerry-focus-open';
    const button = create('button', { type: 'button', className, textContent: words.open });
    button.addEventListener('click', () => void open(String(field.val())));
    field.$el.find('.acf-image-uploader').first().after(button);
  });
}
