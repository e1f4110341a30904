import {
  consentCookie,
  consentScope,
  cookieCategories,
  onConsentChange,
  recordConsent,
  readConsent,
} from './consentCookie.ts';
import { localeCookie, localisePath } from '#locales/routing.ts';
import { pageLocale } from '#locales/locales.ts';
import type { CookieCategory } from '#brand/consent.ts';
import { cookieSettingsPath } from '#locales/paths.ts';
import { readCookies, writeCookie } from '#components/page/browserStorage.ts';
import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** ID of the popover that is shown while the settings load (`CookieSettingsPlace`); buttons refer to it. */
export const cookieSettingsPlaceId = 'cookie-settings';

/**
 * Connects every button that opens the cookie settings. Opens the settings if a button was clicked before this script
 * ran.
 */
export function startCookieSettings(): void {
  handleCookieSettingsSubmit();
  onConsentChange(() => void deleteRejectedCookies().catch(() => undefined));
  for (const button of document.querySelectorAll(`[popovertarget=${cookieSettingsPlaceId}]`)) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      void openCookieSettings();
    });
  }
  if (isPopoverOpen(placeholderElement())) void openCookieSettings();
}

/**
 * Opens the settings, and focuses the checkbox of `neededCategory` if one is given. The first call loads the settings
 * from their page; if that fails, a notice with a link to the page appears.
 */
export async function openCookieSettings(neededCategory?: CookieCategory): Promise<void> {
  const placeholder = placeholderElement();
  delete placeholder?.dataset['failed'];
  setPopoverOpen(placeholder, true);
  try {
    const dialog = await showCookieSettings();
    setPopoverOpen(placeholder, false);
    if (neededCategory !== undefined)
      dialog.querySelector<HTMLElement>(`[name=category][value=${neededCategory}]`)?.focus();
  } catch {
    if (placeholder !== null) placeholder.dataset['failed'] = '';
    setPopoverOpen(placeholder, true);
  }
}

function placeholderElement(): HTMLElement | null {
  return document.getElementById(cookieSettingsPlaceId);
}

/** Records the choice when a `CookieSettings` form is submitted. */
function handleCookieSettingsSubmit(): void {
  syncConsent(document);
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-cookie-settings]')) return;
    const choice = event.submitter?.getAttribute('value');
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=category]')];
    const isAllowed = (box: HTMLInputElement) =>
      box.disabled || choice === 'all' || (choice !== 'necessary' && box.checked);
    const allowedCategories = new Set(boxes.filter(isAllowed).map(({ value }) => value));
    recordConsent(cookieCategories.filter((category) => allowedCategories.has(category)));
    event.preventDefault();
    const dialog = form.closest('dialog');
    if (dialog !== null) return dialog.close();
    syncConsent(form, { isNew: true });
  });
}

const ownCookies: readonly string[] = [consentCookie.name, localeCookie.name];
const cookieNames = () => readCookies().map((cookie) => cookie.split('=', 1)[0] ?? '');

/**
 * Deletes the cookies of categories that the visitor rejects, here or in the banner. Only the settings name them, and
 * are fetched if other cookies than the site's own exist.
 */
async function deleteRejectedCookies(): Promise<void> {
  const allowedCategories: readonly string[] = readConsent() ?? [];
  if (cookieCategories.every((category) => allowedCategories.includes(category))) return;
  if (cookieNames().every((name) => ownCookies.includes(name))) return;
  const settings = document.querySelector('form[data-cookie-settings]') ?? (await loadedDialog());
  const boxes = [...settings.querySelectorAll<HTMLInputElement>('[name=category]:not(:disabled)')];
  const rejectedBoxes = boxes.filter(({ value }) => !allowedCategories.includes(value));
  deleteCookies(rejectedBoxes.flatMap((box) => box.dataset['cookies']?.split(' ') ?? []));
}

/** Deletes cookies of this host and its parent domains by name; a `*` at the end matches any ending. */
function deleteCookies(names: readonly string[]): void {
  const existing = cookieNames();
  const isMatch = (cookie: string, name: string) =>
    name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name;
  const parts = window.location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`);
  for (const cookie of existing) {
    if (cookie === '' || !names.some((name) => isMatch(cookie, name))) continue;
    for (const domain of ['', ...domains]) writeCookie(`${cookie}=; Max-Age=0; Path=/${domain}`);
  }
}

let dialogLoad: Promise<HTMLDialogElement> | undefined;

/** Returns the dialog with the settings in the page's language. Rejects if they cannot be loaded. */
function loadedDialog(): Promise<HTMLDialogElement> {
  dialogLoad ??= loadDialog();
  dialogLoad.catch(() => (dialogLoad = undefined));
  return dialogLoad;
}

/** Shows the settings in a dialog, and returns it. Rejects if they cannot be loaded. */
async function showCookieSettings(): Promise<HTMLDialogElement> {
  const dialog = await loadedDialog();
  syncConsent(dialog);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

async function loadDialog(): Promise<HTMLDialogElement> {
  const response = await fetch(localisePath(cookieSettingsPath, pageLocale()));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = page.querySelector<HTMLFormElement>('form[data-cookie-settings]');
  if (form === null) throw new Error('The cookie settings page contains no form.');
  const dialog = document.createElement('dialog');
  dialog.className = form.dataset['dialogClass'] ?? '';
  dialog.setAttribute('aria-labelledby', 'cookie-settings-title');
  dialog.append(document.adoptNode(form));
  document.body.append(dialog);
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target, detail }) => {
    // Ignores the second click of a double click on the button that opened the dialog.
    if ((target === dialog && detail < 2) || (target instanceof Element && target.matches('[data-close]')))
      close();
  });
  // A navigation back must show the page without the dialog.
  window.addEventListener('popstate', close);
  onBfcacheRestore(close);
  return dialog;
}

// The functions below do nothing in browsers without popovers; theme/globalCss.ts hides the popover there.

/** Returns whether an element is an open popover, for example after a click before any script ran. */
function isPopoverOpen(element: HTMLElement | null): boolean {
  return element !== null && 'showPopover' in element && element.matches(':popover-open');
}

/** Opens or closes a popover, unless it already has the requested state. */
function setPopoverOpen(element: HTMLElement | null, isOpen: boolean): void {
  if (element !== null && 'showPopover' in element && isPopoverOpen(element) !== isOpen)
    element.togglePopover(isOpen);
}

/**
 * Shows the current choice in the cookie settings, with a note if the choice applies only to this tab or page. The note
 * that the browser stored the choice appears only after a new choice.
 */
function syncConsent(settings: ParentNode, { isNew = false } = {}): void {
  const allowedCategories: readonly string[] = readConsent() ?? [];
  const boxes = settings.querySelectorAll<HTMLInputElement>(
    '[data-cookie-settings] [name=category]:not(:disabled)',
  );
  for (const box of boxes) box.checked = allowedCategories.includes(box.value);
  const scope = consentScope();
  for (const note of settings.querySelectorAll<HTMLElement>('[data-consent-scope]'))
    note.hidden = note.dataset['consentScope'] !== scope || (scope === 'browser' && !isNew);
}
