import { closest } from '../lib/dom.ts';

/** Copies a secret that Settings › Website shows only once. */
export function startCopySecret(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-skerry-copy]');
    const input = button && document.getElementById(button.dataset['skerryCopy'] ?? '');
    if (button && input instanceof HTMLInputElement) void copy(input, button);
  });
}

async function copy(input: HTMLInputElement, button: HTMLElement): Promise<void> {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    // The Clipboard API requires HTTPS.
    document.execCommand('copy');
  }
  const { copied = '' } = button.dataset;
  button.textContent = copied;
  window.wp?.a11y?.speak(copied);
}
