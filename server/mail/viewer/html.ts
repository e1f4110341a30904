/** HTML that is safe to put into other HTML as it is. */
export type Html = { readonly html: string };

/** Escapes whatever is put in, except what is `Html` already. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const text = parts.map((part, index) => part + (index < values.length ? toHtml(values[index] ?? '') : ''));
  return { html: text.join('') };
}

function toHtml(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeText(value);
  return 'html' in value ? value.html : value.map((item) => item.html).join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
