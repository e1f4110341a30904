import { leadId, leadPagePath } from '#locales/paths.ts';
import { pageLocale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { showConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';
import { navigateTo } from '#components/page/navigateTo.ts';
import { appendLeadDialog, showWaiting } from './leadDialog.ts';

const leadHash = `#${leadId}`;

/**
 * Opens the lead form over the page for every link to `#lead` and every address that ends in it. The form is that of its
 * own page, fetched with the first; where that is the page, it is there already.
 */
export function startLeadDialog(): void {
  // The link to that page, for those whom no script helps.
  document.getElementById(leadId)?.remove();
  if (firstFieldIn(document) !== null) {
    leadToFirstField();
    return;
  }
  let dialog: HTMLDialogElement | undefined;
  let filled: Promise<void> | undefined;
  const show = async () => {
    dialog ??= appendLeadDialog(() => leave());
    if (!dialog.open) dialog.showModal();
    try {
      await (filled ??= fill(dialog));
      const field = firstFieldIn(dialog);
      if (field !== null) focusField(field);
    } catch {
      if (navigator.onLine) return navigateTo(enquiryAddress());
      filled = undefined;
      leave();
      showConnectionNotice(() => (window.location.hash = leadHash));
    }
  };
  const leave = syncWithHash(
    leadHash,
    () => void show(),
    () => {
      dialog?.close();
      // After a success it starts anew; else what was typed stays.
      if (dialog?.querySelector('form') === null && !dialog.hasAttribute('aria-busy')) filled = undefined;
    },
  );
}

/**
 * On the form's own page, by a link or from elsewhere; once the form has been sent, the page begins anew. A pressed link
 * leaves the address as it is: taking the hash away again would bring the visitor back to where the link stands.
 */
function leadToFirstField(): void {
  const lead = () => {
    const field = firstFieldIn(document);
    if (field === null) return navigateTo(enquiryAddress());
    focusField(field, { preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  };
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isLink = target instanceof Element && target.closest('a[href="#lead"]') !== null;
    if (!isLink || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    lead();
  });
  const leave = syncWithHash(
    leadHash,
    () => {
      lead();
      // The hash can be taken away once it is followed.
      queueMicrotask(() => leave());
    },
    () => undefined,
  );
}

async function fill(dialog: HTMLDialogElement): Promise<void> {
  showWaiting(dialog);
  dialog.setAttribute('aria-busy', 'true');
  const answer = await fetch(enquiryAddress());
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const content = page.querySelector('[data-lead]');
  if (content === null) throw new Error('The page of the lead form has none.');
  dialog.replaceChildren(document.adoptNode(content));
  dialog.removeAttribute('aria-busy');
}

function firstFieldIn(place: ParentNode): HTMLElement | null {
  return place.querySelector<HTMLElement>('[data-lead] [name=fullName]');
}

function enquiryAddress(): string {
  return localisePath(leadPagePath, pageLocale());
}

/** As long as a second press belongs to the first. */
const doublePressMs = 500;

/** Gives a field the focus. An Enter that follows at once was meant for what was pressed before, and sends no form. */
function focusField(field: HTMLElement, options?: FocusOptions): void {
  const focusedAt = performance.now();
  const left = new AbortController();
  field.addEventListener(
    'keydown',
    (event) => {
      const isSecondPress = event.repeat || event.timeStamp - focusedAt < doublePressMs;
      if (event.key === 'Enter' && isSecondPress) event.preventDefault();
    },
    { signal: left.signal },
  );
  field.addEventListener('blur', () => left.abort(), { once: true });
  field.focus(options);
}

/**
 * Shows something for as long as the address ends in a hash, from arrival on. What it returns takes the hash away, and what
 * shows goes with it: a page that is seen again is one whose history is settled, so that no click or step back is lost.
 */
function syncWithHash(hash: string, show: () => void, hide: () => void): () => void {
  let wasAddedHere = false;
  let isLeaving = false;
  const follow = () => (window.location.hash === hash ? show() : hide());
  window.addEventListener('hashchange', () => {
    wasAddedHere = window.location.hash === hash;
    follow();
  });
  follow();
  return () => {
    // Twice would be one step back too many.
    if (isLeaving || window.location.hash !== hash) return;
    isLeaving = true;
    void removeHash(hash, wasAddedHere).then(() => {
      isLeaving = false;
      follow();
    });
  };
}

/**
 * Takes a hash from the address, and resolves when that has happened. Where the entry of the history before this one is
 * the same page without it, the way the visitor came, so that no entry is left over; else in its place. For browsers
 * that do not tell, `wasAddedHere` says which it is.
 */
async function removeHash(hash: string, wasAddedHere: boolean): Promise<void> {
  if (!('navigation' in window)) {
    if (wasAddedHere) return goBack();
  } else if (isPreviousEntryThisPage()) {
    try {
      // Unlike `history.back()`, over the entries that a frame in the page may have made.
      await window.navigation.back().committed;
      return;
    } catch {
      // Something else has moved the history meanwhile.
    }
  }
  const { pathname, search } = window.location;
  if (window.location.hash === hash) window.history.replaceState(window.history.state, '', pathname + search);
}

/** Whether one step back leads to this very document. */
function isPreviousEntryThisPage(): boolean {
  const { navigation } = window;
  const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (previous?.url === undefined || previous.url === null || !previous.sameDocument) return false;
  const { pathname, search } = new URL(previous.url);
  return pathname === window.location.pathname && search === window.location.search;
}

/** Going back takes its time; until it has happened the address still has its hash. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('hashchange', () => resolve(), { once: true });
    window.history.back();
  });
}
