import { consentScope, cookieCategories, recordConsent, readConsent } from './consentCookie.ts';
import { localisePath } from '#locales/routing.ts';
import { pageLocale } from '#locales/locales.ts';
import type { CookieCategory } from '#brand/consent.ts';
import { cookieSettingsPath } from '#locales/paths.ts';
import { readCookies, writeCookie } from '#components/page/browserStorage.ts';
import { onBfcacheRestore } from '#components/page/pageLifecycle.ts';

/** What stands for the settings until they are there (`CookieSettingsPlace`), and what their buttons name. */
export const cookieSettingsPlaceId = 'cookie-settings';

/** Lets every button for the cookie settings open them; one that was pressed before this script was there, too. */
export function startCookieSettings(): void {
  handleCookieSettingsSubmit();
  for (const button of document.querySelectorAll(`[popovertarget=${cookieSettingsPlaceId}]`)) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      void openCookieSettings();
    });
  }
  if (isPopoverOpen(place())) void openCookieSettings();
}

/**
 * Opens the settings, with the focus on the checkbox of `neededCategory` if one is given. The settings are loaded from
 * their page the first time; if that fails, a notice with a link to the page appears.
 */
export async function openCookieSettings(neededCategory?: CookieCategory): Promise<void> {
  const waiting = place();
  delete waiting?.dataset['failed'];
  setPopoverOpen(waiting, true);
  try {
    const dialog = await showCookieSettings();
    setPopoverOpen(waiting, false);
    if (neededCategory !== undefined)
      dialog.querySelector<HTMLElement>(`[name=category][value=${neededCategory}]`)?.focus();
  } catch {
    if (waiting !== null) waiting.dataset['failed'] = '';
    setPopoverOpen(waiting, true);
  }
}

function place(): HTMLElement | null {
  return document.getElementById(cookieSettingsPlaceId);
}

/** Records what is chosen in the settings (`CookieSettings`), wherever they are drawn, and forgets what is refused. */
function handleCookieSettingsSubmit(): void {
  syncConsent(document);
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-cookie-settings]')) return;
    const answer = event.submitter?.getAttribute('value');
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=category]')];
    const isAllowed = (box: HTMLInputElement) =>
      box.disabled || answer === 'all' || (answer !== 'necessary' && box.checked);
    const allowed = new Set(boxes.filter(isAllowed).map(({ value }) => value));
    const refused = boxes.filter(({ value }) => !allowed.has(value));
    recordConsent(cookieCategories.filter((category) => allowed.has(category)));
    forgetCookies(refused.flatMap((box) => box.dataset['cookies']?.split(' ') ?? []));
    event.preventDefault();
    const dialog = form.closest('dialog');
    if (dialog !== null) return dialog.close();
    syncConsent(form, { isNew: true });
  });
}

/** Deletes cookies by their names, of which a `*` at the end stands for anything, whether set for this host or above it. */
function forgetCookies(names: readonly string[]): void {
  const present = readCookies().map((cookie) => cookie.split('=', 1)[0] ?? '');
  const matches = (cookie: string, name: string) =>
    name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name;
  const parts = window.location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`);
  for (const cookie of present.filter(
    (found) => found !== '' && names.some((name) => matches(found, name)),
  )) {
    for (const domain of ['', ...domains]) writeCookie(`${cookie}=; Max-Age=0; Path=/${domain}`);
  }
}

let drawn: Promise<HTMLDialogElement> | undefined;

/** Shows the settings in the page's language in a dialog, and returns it. Rejects if they cannot be loaded. */
async function showCookieSettings(): Promise<HTMLDialogElement> {
  drawn ??= draw();
  drawn.catch(() => (drawn = undefined));
  const dialog = await drawn;
  syncConsent(dialog);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

async function draw(): Promise<HTMLDialogElement> {
  const answer = await fetch(localisePath(cookieSettingsPath, pageLocale()));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const form = page.querySelector<HTMLFormElement>('form[data-cookie-settings]');
  if (form === null) throw new Error('The page of the cookie settings has none.');
  const dialog = document.createElement('dialog');
  dialog.className = form.dataset['dialogClass'] ?? '';
  dialog.setAttribute('aria-labelledby', 'cookie-settings-title');
  dialog.append(document.adoptNode(form));
  document.body.append(dialog);
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target, detail }) => {
    // The second of a double click on what opened it is no press beside it.
    if ((target === dialog && detail < 2) || (target instanceof Element && target.matches('[data-close]')))
      close();
  });
  // A step back leads to the page without them.
  window.addEventListener('popstate', close);
  onBfcacheRestore(close);
  return dialog;
}

// Browsers without popovers know none of this; what they would show is hidden then (theme/globalCss.ts).

/** Whether an element is a popover that shows, by a press that came before any script for instance. */
function isPopoverOpen(element: HTMLElement | null): boolean {
  return element !== null && 'showPopover' in element && element.matches(':popover-open');
}

/** Shows or hides a popover, whichever it does now. */
function setPopoverOpen(element: HTMLElement | null, isOpen: boolean): void {
  if (element !== null && 'showPopover' in element && isPopoverOpen(element) !== isOpen)
    element.togglePopover(isOpen);
}

/**
 * Shows in the cookie settings what the visitor allows now, and the sentence for a choice that applies to this tab or page
 * only. The one for a stored choice confirms a new one.
 */
function syncConsent(settings: ParentNode, { isNew = false } = {}): void {
  const allowed: readonly string[] = readConsent() ?? [];
  const boxes = settings.querySelectorAll<HTMLInputElement>(
    '[data-cookie-settings] [name=category]:not(:disabled)',
  );
  for (const box of boxes) box.checked = allowed.includes(box.value);
  const scope = consentScope();
  for (const note of settings.querySelectorAll<HTMLElement>('[data-consent-scope]'))
    note.hidden = note.dataset['consentScope'] !== scope || (scope === 'browser' && !isNew);
}
