const maxText = 60;

/** Returns a row's first text and its link target. */
export function summaryOf(row: HTMLElement, words: { empty: string; submenu: string }) {
  const fields = [...row.querySelectorAll<HTMLElement>(':scope > .acf-fields > .acf-field')];
  const ofType = (...types: string[]) =>
    fields.filter(({ dataset }) => types.includes(dataset['type'] ?? ''));
  const texts = ofType('text', 'textarea', 'link').map((field) =>
    field.dataset['type'] === 'link' ? linkOf(field).text : valueOf(field),
  );
  const urls = ofType('url', 'link').map((field) =>
    field.dataset['type'] === 'link' ? linkOf(field).url : valueOf(field),
  );
  // Rows of an address block are nested.
  const submenuInputs = row.querySelectorAll<HTMLInputElement>('.acf-row:not(.acf-clone) input[type=text]');
  const nestedLabels = [...submenuInputs].map(({ value }) => value.trim());
  const label = texts.find(Boolean) ?? nestedLabels.find(Boolean) ?? '';
  const hasSubmenu =
    row.querySelector(':scope > .acf-fields > [data-name=dropdown] .acf-switch.-on') !== null;
  const path = (urls.find(Boolean) ?? '').replace(/^https?:\/\/[^/]+(?=\/)/, (host) =>
    host === location.origin ? '' : host,
  );
  return { label: short(label) || words.empty, target: hasSubmenu ? words.submenu : short(path) };
}

function linkOf(field: HTMLElement) {
  const link = field.querySelector('.acf-link.-value, .acf-link.-external');
  return {
    text: link?.querySelector('.link-title')?.textContent.trim() ?? '',
    url: link?.querySelector('.link-url')?.getAttribute('href') ?? '',
  };
}

function valueOf(field: HTMLElement): string {
  const input = field.querySelector<HTMLInputElement>('input:not([type=hidden]), textarea');
  return input?.value.trim() ?? '';
}

function short(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}
