import type { CroppedImage } from '#schema/frameMessages.ts';
import { create, find } from '../lib/dom.ts';

/** Step in percent, the same as the site's (`useFocusPoint`). */
const step = 10;

type Percent = number | null;

/** Creates the controls of the focal point: the picture to click, two sliders, and the crops that show the result. */
export function createFocusControls(dialog: HTMLElement, save: () => void) {
  const picture = find<HTMLImageElement>(dialog, '.skerry-focus-picture img');
  const mark = find(dialog, '.skerry-focus-picture span');
  const leftInput = find<HTMLInputElement>(dialog, '[name=left]');
  const top = find<HTMLInputElement>(dialog, '[name=top]');
  const buttons = dialog.querySelectorAll<HTMLButtonElement>('button[type=button]');
  const list = find(dialog, 'ul');
  /** Whether a focal point is set. If not, all crops are automatic. */
  let hasFocus = false;

  function show(): void {
    mark.hidden = !hasFocus;
    mark.style.left = `${leftInput.value}%`;
    mark.style.top = `${top.value}%`;
    for (const crop of list.querySelectorAll('img'))
      crop.style.objectPosition = hasFocus
        ? `${leftInput.value}% ${top.value}%`
        : (crop.dataset['position'] ?? '');
  }

  function choose(x: number, y: number): void {
    hasFocus = true;
    leftInput.value = String(stepOf(x));
    top.value = String(stepOf(y));
    show();
  }

  const press = ({ clientX, clientY, buttons: pressedButtons }: PointerEvent) => {
    if (pressedButtons !== 1 || leftInput.disabled) return;
    const box = picture.getBoundingClientRect();
    choose(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  // Prevents the browser from dragging the image.
  picture.draggable = false;
  picture.addEventListener('pointerdown', press);
  picture.addEventListener('pointermove', press);
  for (const range of [leftInput, top])
    range.addEventListener('input', () => choose(+leftInput.value, +top.value));
  find(dialog, '[data-save]').addEventListener('click', save);
  find(dialog, '[data-none]').addEventListener('click', () => {
    hasFocus = false;
    show();
    save();
  });

  return {
    picture,
    clear() {
      list.replaceChildren();
      picture.removeAttribute('src');
      hasFocus = false;
      mark.hidden = true;
    },
    open(image: { url: string; left: Percent; top: Percent; mayEdit: boolean }) {
      picture.src = image.url;
      for (const control of [leftInput, top, ...buttons]) control.disabled = !image.mayEdit;
      leftInput.value = top.value = '50';
      if (image.left || image.top) choose(image.left ?? 50, image.top ?? 50);
    },
    showCrops(crops: readonly { name: string; place: CroppedImage }[]) {
      list.replaceChildren(...crops.map(({ name, place }) => itemOf(name, place, picture.src)));
      show();
    },
    /** Returns the focal point to save. The minimum is 1, because WPGraphQL returns 0 as empty. */
    value() {
      const percent = ({ value }: HTMLInputElement) => (hasFocus ? Math.max(1, Number(value)) : null);
      return { left: percent(leftInput), top: percent(top) };
    },
  };
}

function stepOf(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / step) * step;
}

function itemOf(name: string, { width, height, position }: CroppedImage, src: string): HTMLElement {
  const item = create('li');
  const crop = create('img', { src, alt: '' });
  crop.dataset['position'] = position;
  crop.style.aspectRatio = `${width} / ${height}`;
  item.append(crop, create('span', { textContent: name }));
  return item;
}
