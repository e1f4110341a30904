import { leadId, leadPagePath } from '#locales/paths.ts';
import { pageLocale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { showConnectionNotice } from '#components/page/connection/startConnectionNotice.ts';
import { navigateTo } from '#components/page/navigateTo.ts';
import { appendLeadDialog, showWaiting } from './leadDialog.ts';

const leadHash = `#${leadId}`;

/**
 * Opens the lead form in a modal for every link to `#lead` and every URL with that fragment. The form is loaded from
 * its own page when it is first opened. On that page, the link focuses the form instead.
 */
export function startLeadDialog(): void {
  // Removes the link to the form's page, which is for visitors without this script.
  document.getElementById(leadId)?.remove();
  if (firstFieldIn(document) !== null) {
    leadToFirstField();
    return;
  }
  let dialog: HTMLDialogElement | undefined;
  let filled: Promise<void> | undefined;
  const show = async () => {
    dialog ??= appendLeadDialog(() => removeFragment());
    if (!dialog.open) dialog.showModal();
    try {
      await (filled ??= fill(dialog));
      const field = firstFieldIn(dialog);
      if (field !== null) focusField(field);
    } catch {
      if (navigator.onLine) return navigateTo(enquiryAddress());
      filled = undefined;
      removeFragment();
      showConnectionNotice(() => (window.location.hash = leadHash));
    }
  };
  const removeFragment = syncWithHash(
    leadHash,
    () => void show(),
    () => {
      dialog?.close();
      // Loads the form again after it was sent; otherwise keeps it with its input.
      if (dialog?.querySelector('form') === null && !dialog.hasAttribute('aria-busy')) filled = undefined;
    },
  );
}

/**
 * Handles `#lead` on the form's own page: focuses the first field, or reloads the page if the form has been sent. A
 * clicked link does not change the URL, because removing the fragment again would scroll back to the link.
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
  const removeFragment = syncWithHash(
    leadHash,
    () => {
      lead();
      // The fragment can be removed only after the browser has followed it.
      queueMicrotask(() => removeFragment());
    },
    () => undefined,
  );
}

async function fill(dialog: HTMLDialogElement): Promise<void> {
  showWaiting(dialog);
  dialog.setAttribute('aria-busy', 'true');
  const response = await fetch(enquiryAddress());
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = page.querySelector('[data-lead]');
  if (content === null) throw new Error('The lead form page contains no form.');
  dialog.replaceChildren(document.adoptNode(content));
  dialog.removeAttribute('aria-busy');
}

function firstFieldIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-lead] [name=fullName]');
}

function enquiryAddress(): string {
  return localisePath(leadPagePath, pageLocale());
}

/** Maximum time between the two clicks of a double click. */
const doubleClickMs = 500;

/** Focuses a field. Ignores Enter within `doubleClickMs`, which was meant for the link and must not submit the form. */
function focusField(field: HTMLElement, options?: FocusOptions): void {
  const focusedAt = performance.now();
  const listener = new AbortController();
  field.addEventListener(
    'keydown',
    (event) => {
      const isSecondPress = event.repeat || event.timeStamp - focusedAt < doubleClickMs;
      if (event.key === 'Enter' && isSecondPress) event.preventDefault();
    },
    { signal: listener.signal },
  );
  field.addEventListener('blur', () => listener.abort(), { once: true });
  field.focus(options);
}

/**
 * Calls `show` and `hide` when the URL's fragment appears and disappears, starting with the current URL. Returns a
 * function that removes the fragment, which calls `hide`. Leaves no extra history entry, and handles the Back button
 * and repeated clicks while the navigation is pending.
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
    // Ignores a second call, which would go back one step too many.
    if (isLeaving || window.location.hash !== hash) return;
    isLeaving = true;
    void removeHash(hash, wasAddedHere).then(() => {
      isLeaving = false;
      follow();
    });
  };
}

/**
 * Removes a fragment from the URL; resolves when it is removed. Goes back if the previous history entry is the same
 * page without the fragment, so that no entry is left over; otherwise replaces the entry. In browsers without the
 * Navigation API, `wasAddedHere` decides.
 */
async function removeHash(hash: string, wasAddedHere: boolean): Promise<void> {
  if (!('navigation' in window)) {
    if (wasAddedHere) return goBack();
  } else if (isPreviousEntryThisPage()) {
    try {
      // Unlike `history.back()`, this skips entries of frames in the page.
      await window.navigation.back().committed;
      return;
    } catch {
      // Another navigation interrupted this one, which needs no handling.
    }
  }
  const { pathname, search } = window.location;
  if (window.location.hash === hash) window.history.replaceState(window.history.state, '', pathname + search);
}

/** Returns whether the previous history entry is this document. */
function isPreviousEntryThisPage(): boolean {
  const { navigation } = window;
  const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (previous?.url === undefined || previous.url === null || !previous.sameDocument) return false;
  const { pathname, search } = new URL(previous.url);
  return pathname === window.location.pathname && search === window.location.search;
}

/** Goes back, and resolves when the navigation is complete. Until then, the URL still has its fragment. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('hashchange', () => resolve(), { once: true });
    window.history.back();
  });
}
