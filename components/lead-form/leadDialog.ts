import { ring } from '#components/ui/Spinner/ring.ts';
import { css } from '#styled/css';

/** The heading of the lead form, which names the dialog. */
export const leadTitleId = 'lead-title';

const look = css({
  width: '100%',
  maxWidth: '640px',
  maxHeight: 'calc(100dvh - 48px)',
  margin: 'auto',
  padding: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: 'text',
  background: 'surface',
  border: '1px solid token(colors.border.ink)',
  boxShadow: 'raised',
  _backdrop: { background: 'scrim' },
  _open: { animation: 'panelIn token(durations.base) token(easings.standard)' },
  smDown: { width: '100vw', maxWidth: 'none', height: '100dvh', maxHeight: 'none', border: '0' },
});

// As high as the form, so that the modal does not grow under the hand of whoever waits for it.
const waitingRoom = css({
  display: 'grid',
  placeContent: 'center',
  height: 'calc(100dvh - 50px)',
  maxHeight: '896px',
  smDown: { maxHeight: 'none' },
});

/** Shows that what belongs into the modal is under way. */
export function showWaiting(dialog: HTMLDialogElement): void {
  const room = document.createElement('div');
  room.className = waitingRoom;
  const mark = room.appendChild(document.createElement('span'));
  mark.className = ring;
  dialog.replaceChildren(room);
}

/**
 * An empty modal at the end of the page: the browser keeps the focus in it and gives it back, and the page behind does not
 * scroll. Escape, the backdrop and what is marked `data-close` ask to `leave`.
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
  // A browser may insist, on a second Escape for instance.
  dialog.addEventListener('close', leave);
  // Neither a drag that began on the text and ends outside, which is a selection, nor the second of a double click on what
  // opened it is a click on the backdrop.
  let isBackdropPress = false;
  dialog.addEventListener('pointerdown', ({ target }) => (isBackdropPress = target === dialog));
  dialog.addEventListener('click', ({ target, detail }) => {
    const isClosing = target instanceof Element && target.closest('[data-close]') !== null;
    if (isClosing || (isBackdropPress && target === dialog && detail < 2)) leave();
  });
  return document.body.appendChild(dialog);
}
