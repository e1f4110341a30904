import { find } from '../lib/dom.ts';
import type { FrameConnection } from './frameConnection.ts';
import { recall, remember } from './storedChoice.ts';

const storedWidth = 'skerryLiveWidth';
const defaultWidth = 1440;

/** Creates the width of the page in the frame, which is scaled to fit the panel, and starts the buttons that change it. */
export function createFrameWidth(
  panel: HTMLElement,
  iframe: HTMLIFrameElement,
  send: FrameConnection['send'],
) {
  const stage = find(panel, '.skerry-live-stage');
  const buttons = panel.querySelectorAll<HTMLElement>('[data-width]');
  let width = Number(recall(storedWidth)) || defaultWidth;

  function fit(): void {
    const scale = Math.min(1, stage.clientWidth / width);
    Object.assign(iframe.style, {
      width: `${width}px`,
      height: `${stage.clientHeight / scale}px`,
      transform: `scale(${scale})`,
      marginInline: scale === 1 ? 'auto' : '0',
    });
    send({ type: 'scale', scale });
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(Number(button.dataset['width']) === width));
  }

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { width: chosenWidth = '' } = button.dataset;
      width = Number(chosenWidth);
      remember(storedWidth, chosenWidth);
      fit();
    });
  }
  new ResizeObserver(fit).observe(stage);

  return {
    fit,
    /** Shows the page at another width while a task runs. */
    async during<T>(temporaryWidth: number, task: () => Promise<T>): Promise<T> {
      const previous = width;
      width = temporaryWidth;
      fit();
      const result = await task();
      width = previous;
      fit();
      return result;
    },
  };
}
