/** Event on the window after the server accepted a form; `detail` is the kind of form. */
export const sentEvent = 'site:sent';

/** Notifies other scripts that the server accepted a form. */
export function announceSent(form: 'newsletter' | 'enquiry'): void {
  window.dispatchEvent(new CustomEvent(sentEvent, { detail: form }));
}
