import { afterEach, expect, test, vi } from 'vitest';
import { startFocusPoint } from './focusPoint.ts';

const words = {
  open: 'Focus and crops',
  closed: 'closed',
  whole: 'whole',
  refused: 'refused',
  failed: 'failed',
  saved: 'saved',
};
const kinds = JSON.stringify({ heroelement: { label: 'Opening' } });

/** Opens the dialog of `focusPointView.php` for an image that WordPress returns. */
async function openDialog(image: object) {
  document.body.innerHTML = `<section id="skerry-live" data-nonce="n" data-kinds='${kinds}'></section>
    <dialog id="skerry-focus" data-url="/focus-point/" data-words='${JSON.stringify({ ...words, widths: { 390: 'Telephone', 1440: 'Computer' } })}'>
    <div class="skerry-focus-picture"><img alt=""><span hidden></span></div><input type="range" name="left" max="100" step="10"><input type="range" name="top" max="100" step="10">
    <button type="button" data-save>Save</button><button type="button" data-none>None</button><p role="status"></p><ul></ul></dialog>
    <div class="acf-field"><div class="acf-image-uploader has-value"></div></div>`;
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  const savedPoints: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    expect(url).toBe('/focus-point/17');
    if (method === 'POST') savedPoints.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json(image));
  });
  // The page uses the stored focal point. After it is removed, the re-rendered page uses an automatic crop.
  const place = () => ({
    ...{ kind: 'heroelement', image: '/_ipx/w_640/quay.jpg', height: 100 },
    position: 'left' in image && image.left !== null && savedPoints.length < 2 ? '20% 80%' : '100% 50%',
  });
  const otherPlace = { ...place(), image: '/_ipx/w_640/other.jpg' };
  const page = {
    croppedImagesAt: (width: number) =>
      Promise.resolve([
        { ...place(), width: width / 3 },
        { ...otherPlace, width: 10 },
      ]),
    reload: () => Promise.resolve(void savedPoints.push('reloaded')),
  };
  const uploader = document.querySelector('.acf-image-uploader');
  const after = (button: Element) => uploader?.after(button);
  const field = { val: () => 17, $el: { find: () => ({ first: () => ({ after }) }) } };
  vi.stubGlobal('acf', { addAction: (_name: string, run: (newField: object) => void) => run(field) });
  startFocusPoint(page);
  document.querySelector<HTMLElement>('.skerry-focus-open')?.click();
  const parts = () => [...document.querySelectorAll<HTMLElement>('li')];
  await vi.waitFor(() => expect(parts().map((part) => part.textContent)).toHaveLength(2));
  return {
    saved: savedPoints,
    parts,
    press: (name: string) => document.querySelector<HTMLElement>(name)?.click(),
  };
}
afterEach(() => vi.unstubAllGlobals());

const range = (name: string) => {
  const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (control === null) throw new Error(`There is no control ${name}.`);
  return control;
};
const shownPart = (part: HTMLElement) => part.querySelector('img')?.style.objectPosition;

test('startFocusPoint updates each crop when the focal point is set by keyboard, and stores it with the image', async () => {
  const { saved, parts, press } = await openDialog({
    url: '/quay.jpg',
    left: null,
    top: null,
    mayEdit: true,
  });
  expect(parts().map((part) => part.textContent)).toEqual(['Telephone: Opening', 'Computer: Opening']);
  expect(parts().map(shownPart)).toEqual(['100% 50%', '100% 50%']);

  range('left').value = '0';
  range('left').dispatchEvent(new Event('input'));
  expect(parts().map(shownPart)).toEqual(['0% 50%', '0% 50%']);
  press('[data-save]');
  await vi.waitFor(() => expect(saved).toEqual([{ left: 1, top: 50 }, 'reloaded']));
});

test('startFocusPoint restores the automatic crops when the focal point is removed', async () => {
  const { saved, parts, press } = await openDialog({ url: '/quay.jpg', left: 20, top: 80, mayEdit: true });
  expect(parts().map(shownPart)).toEqual(['20% 80%', '20% 80%']);

  press('[data-none]');
  await vi.waitFor(() => expect(parts().map(shownPart)).toEqual(['100% 50%', '100% 50%']));
  expect(saved).toEqual([{ left: null, top: null }, 'reloaded']);
});

test('startFocusPoint explains why users without permission cannot set the focal point', async () => {
  await openDialog({ url: '/quay.jpg', left: 20, top: 80, mayEdit: false });

  expect(range('left').disabled).toBe(true);
  expect(document.querySelector('[role=status]')?.textContent).toBe('refused');
});
