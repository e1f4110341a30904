/**
 * Fetches a form's current sealed description from the form's page. A tab can be open for longer than a description is
 * valid, and the visitor's input must not be lost. Returns `undefined` if the page no longer has the form.
 */
export async function renewedForm(url: string): Promise<string | undefined> {
  const { pathname, search } = window.location;
  const response = await fetch(pathname + search, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = page.querySelector(`form[action="/api/enquiries?at=${CSS.escape(url)}"] input[name=form]`);
  return form?.getAttribute('value') ?? undefined;
}
