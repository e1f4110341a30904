import { findField } from '../form/findField.ts';
import { kindOf, shownRows } from '../form/sectionRows.ts';
import type { Finding } from './findings.ts';

/** Returns the field of an issue, or the first field of its section. */
export function fieldOfFinding({ section, part, clue }: Finding): HTMLElement | undefined {
  if (section) {
    const row = shownRows()[section.row];
    if (!row || kindOf(row) !== section.kind) return undefined;
    const first = row.querySelector<HTMLElement>('.acf-fields input[type=text], .acf-fields textarea');
    return findField(row, [clue])?.focus ?? first ?? row;
  }
  const find = (...selectors: string[]) =>
    selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean) ?? undefined;
  switch (part) {
    case 'text':
      return find('#content', '#title');
    case 'excerpt':
      return find('#excerpt', '#title');
    case 'cover':
      return find('.acf-field[data-name=cover_image] .acf-image-uploader', '#set-post-thumbnail', '#title');
    case 'search':
      return find('.acf-field[data-name=seo_title] input', '#title');
    case 'description':
      return find('.acf-field[data-name=seo_description] textarea', '#excerpt', '#title');
    case 'categories':
      return find('#categorychecklist input, #categorydiv', '#title');
    case 'translations':
      return translationLink(clue.text ?? '') ?? find('#ml_box select', '#icl_div', '#title');
    default:
      return find('#title');
  }
}

/** Returns Polylang's link to edit or add the translation into a language. Polylang hides the unneeded one. */
function translationLink(language: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#ml_box a[href]')].filter(
    (each) => !each.closest('.hidden'),
  );
  return (
    links.find(({ title }) => title.includes(language)) ?? links.find(({ href }) => href.includes('post-new'))
  );
}
