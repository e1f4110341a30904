import { find } from '../lib/dom.ts';
import { focusField } from '../form/focusField.ts';

/** Controls in WordPress's Publish box, by the name of their copy in the bar. */
const inBox = { status: 'post-status-display', save: 'save-post', publish: 'publish' };

/**
 * Repeats the status and the buttons of WordPress's Publish box in the panel's bar, because the box is below all fields while
 * the preview is open. The block editor has its own at the top.
 */
export function startPublishBar(panel: HTMLElement, leaveFullScreen: () => void): void {
  const inBar = (name: string) => find<HTMLButtonElement>(panel, `[data-${name}]`);
  const box = document.getElementById('submitdiv');

  function mirror(): void {
    for (const [name, id] of Object.entries(inBox)) {
      const original = document.getElementById(id);
      const text = original instanceof HTMLInputElement ? original.value : (original?.textContent ?? '');
      const copy = inBar(name);
      copy.hidden = text.trim() === '' || original?.style.display === 'none';
      copy.textContent = text.trim();
      copy.disabled = original?.classList.contains('disabled') ?? true;
    }
  }

  inBar('publishing').hidden = !box;
  if (box) {
    mirror();
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(mirror).observe(box, options);
    // WordPress sets its button's label as a property. MutationObserver does not report such changes.
    box.addEventListener('click', () => setTimeout(mirror));
  }
  inBar('status').addEventListener('click', () => {
    leaveFullScreen();
    const publish = document.getElementById(inBox.publish);
    if (publish) focusField(publish);
  });
  for (const name of ['save', 'publish'] as const) {
    inBar(name).addEventListener('click', () => {
      leaveFullScreen();
      document.getElementById(inBox[name])?.click();
    });
  }
}
