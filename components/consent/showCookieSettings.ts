import { localisePath } from '#locales/routing.ts';
import { pageLocale } from '#locales/pageLocale.ts';
import { onBfcacheRestore } from '#components/site/onBfcacheRestore.ts';
import { cookieSettingsPath } from './cookieSettingsPath.ts';
import { syncConsentCheckboxes } from './syncConsentCheckboxes.ts';

let drawn: Promise<HTMLDialogElement> | undefined;

/** Shows the settings in the page's language, over the page. Rejects when they cannot be had. */
export async function showCookieSettings(): Promise<void> {
  drawn ??= draw();
  drawn.catch(() => (drawn = undefined));
  const dialog = await drawn;
  syncConsentCheckboxes(dialog);
  if (!dialog.open) dialog.showModal();
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
