/**
 * Fetches the sealed description of a form as its page has it now: a tab may be open for longer than a form can be sent, and
 * what a visitor typed should not be lost. Returns undefined if the page no longer has the form.
 */
export async function renewedForm(at: string): Promise<string | undefined> {
  const { pathname, search } = window.location;
  const response = await fetch(pathname + search, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = page.querySelector(`form[action="/api/enquiries?at=${CSS.escape(at)}"] input[name=form]`);
  return form?.getAttribute('value') ?? undefined;
}
