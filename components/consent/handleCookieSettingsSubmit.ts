import { cookieCategories, recordConsent } from './consentCookie.ts';
import { syncConsentCheckboxes } from './syncConsentCheckboxes.ts';
import { forgetCookies } from './forgetCookies.ts';

/** Records what is chosen in the settings (`CookieSettings`), wherever they are drawn, and forgets what is refused. */
export function handleCookieSettingsSubmit(): void {
  syncConsentCheckboxes(document);
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
    syncConsentCheckboxes(form);
    form.querySelector('[role=status] > [hidden]')?.removeAttribute('hidden');
  });
}
