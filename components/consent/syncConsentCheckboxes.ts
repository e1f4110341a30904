import { readConsent } from './consentCookie.ts';

/** Lets the boxes of the cookie settings show what the visitor allows now. */
export function syncConsentCheckboxes(settings: ParentNode): void {
  const allowed: readonly string[] = readConsent(document.cookie) ?? [];
  const boxes = settings.querySelectorAll<HTMLInputElement>(
    '[data-cookie-settings] [name=category]:not(:disabled)',
  );
  for (const box of boxes) box.checked = allowed.includes(box.value);
}
