import { find } from '../lib/dom.ts';
import { recall, remember } from './storedChoice.ts';

const storedState = 'skerryLive';
/** Width of the window in pixels from which the preview opens with the screen. */
const wideEnough = 1100;

/** Creates the panel's state: open or closed, and beside the fields or in the full window. */
export function createPanelState(options: {
  panel: HTMLElement;
  hasBlocks: boolean;
  fit: () => void;
  setOpen: (isOpen: boolean) => void;
}) {
  const { panel, fit } = options;
  const opener = find(document, '#skerry-live-open');
  const wholePageButton = find(panel, '[data-whole]');
  const sideBoxes = document.getElementById('postbox-container-1');
  const fieldBoxes = document.getElementById('postbox-container-2');

  /** Shows the preview without the fields beside it, until an element is clicked. */
  function setWhole(isWhole: boolean): void {
    panel.classList.toggle('is-whole', isWhole);
    wholePageButton.setAttribute('aria-pressed', String(isWhole));
    fit();
  }

  function show(isShown: boolean): void {
    panel.hidden = !isShown;
    opener.hidden = isShown;
    document.body.classList.toggle('skerry-live-is-open', isShown);
    // With the preview open, the side boxes are below the fields (livePreview.css). The Tab order must match.
    if (sideBoxes && fieldBoxes) fieldBoxes[isShown ? 'after' : 'before'](sideBoxes);
    // Makes WordPress's editor recalculate its size.
    window.dispatchEvent(new Event('resize'));
    if (isShown) fit();
    options.setOpen(isShown);
  }

  const choose = (isShown: boolean) => {
    show(isShown);
    remember(storedState, isShown ? 'open' : 'closed');
  };
  // Beside the form's heading, the button covers no field.
  const headEnd = document.querySelector('.wrap > .wp-header-end');
  if (headEnd && !options.hasBlocks) {
    opener.className = 'page-title-action';
    headEnd.before(opener);
  }
  wholePageButton.addEventListener('click', () => setWhole(!panel.classList.contains('is-whole')));
  opener.addEventListener('click', () => choose(true));
  find(panel, '[data-close]').addEventListener('click', () => {
    choose(false);
    opener.focus();
  });
  keepBelowAdminBar(panel);

  return {
    setWhole,
    /** Opens the preview as the editor left it, or in the full window if the link "Edit visually" was used. */
    begin() {
      const isRequested = location.hash === '#skerry-page';
      show(isRequested || (recall(storedState) !== 'closed' && window.innerWidth > wideEnough));
      if (isRequested) setWhole(true);
    },
  };
}

/** Keeps the panel below WordPress's admin bar. WordPress before 7.1 hides the bar in full screen. */
function keepBelowAdminBar(panel: HTMLElement): void {
  const adminBar = document.getElementById('wpadminbar');
  const update = () => panel.style.setProperty('--skerry-admin-bar', `${adminBar?.offsetHeight ?? 0}px`);
  if (adminBar) new ResizeObserver(update).observe(adminBar);
  update();
}
