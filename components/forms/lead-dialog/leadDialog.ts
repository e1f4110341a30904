import { ring } from '#components/ui/Spinner/ring.ts';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

/** ID of the lead form's heading, which names the dialog. */
export const leadTitleId = 'lead-title';

const look = cx(
  card({ look: 'popup' }),
  css({
    width: '100%',
    maxWidth: '640px',
    maxHeight: 'calc(100dvh - 48px)',
    margin: 'auto',
    padding: '0',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    _backdrop: { background: 'scrim' },
    _open: { animation: 'panelIn token(durations.base) token(easings.standard)' },
    smDown: { width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none', border: '0' },
  }),
);

// As high as the form, so that the modal does not grow when the form has loaded.
const loadingContainer = css({
  display: 'grid',
  placeContent: 'center',
  height: 'calc(100dvh - 50px)',
  maxHeight: '896px',
  smDown: { maxHeight: 'none' },
});

/** Shows in the modal that the form is loading. */
export function showWaiting(dialog: HTMLDialogElement): void {
  const container = document.createElement('div');
  container.className = loadingContainer;
  const mark = container.appendChild(document.createElement('span'));
  mark.className = ring;
  dialog.replaceChildren(container);
}

/**
 * Appends an empty modal to the page. The browser traps and restores the focus. Escape and clicks on the backdrop or on
 * elements with `data-close` call `leave`.
 */
export function appendLeadDialog(leave: () => void): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = look;
  dialog.setAttribute('aria-labelledby', leadTitleId);
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    leave();
  });
  // Browsers can close the dialog themselves, for example on a second Escape.
  dialog.addEventListener('close', leave);
  // Ignores a text selection that ends outside the modal, and the second click of a double click on the link that
  // opened the modal.
  let isBackdropPress = false;
  dialog.addEventListener('pointerdown', ({ target }) => (isBackdropPress = target === dialog));
  dialog.addEventListener('click', ({ target, detail }) => {
    const isClosing = target instanceof Element && target.closest('[data-close]') !== null;
    if (isClosing || (isBackdropPress && target === dialog && detail < 2)) leave();
  });
  return document.body.appendChild(dialog);
}
