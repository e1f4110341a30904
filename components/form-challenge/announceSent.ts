/** What the window hears when the server has taken a form; `detail` says which. */
export const sentEvent = 'site:sent';

/** Lets scripts beside the form hear that it was taken. */
export function announceSent(form: 'newsletter' | 'enquiry'): void {
  window.dispatchEvent(new CustomEvent(sentEvent, { detail: form }));
}
