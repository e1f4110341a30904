/** Field that editors can click on the page, with its content and the element to focus. */
export type Target = {
  kind: 'text' | 'editor' | 'image' | 'link';
  text: string;
  image?: string;
  link?: string;
  focus: HTMLElement;
};

const texts =
  'input[type=text], input[type=url], input[type=email], input[type=number], textarea:not(.wp-editor-area)';

/** Returns the text of HTML as the page shows it, without tags and with collapsed spaces. */
function plain(html: string): string {
  const spaced = html.replaceAll(/<\/(?:p|li|h\d|t[dh]|div|blockquote)>|<br[^<>]*>/gi, '$& ');
  const page = new DOMParser().parseFromString(spaced, 'text/html');
  return page.body.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the name of an image file without its size: `harbour` for `/uploads/harbour-300x200.jpg`. */
export function stem(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const name = decoded(path.split('/').at(-1) ?? '');
  return name.replace(/(?:-\d+x\d+)?(?:-scaled)?\.\w+$/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The typed address contains a literal %.
    return text;
  }
}

/** Returns the fields of a row. */
export function targetsIn(row: Element): Target[] {
  const isShown = (element: HTMLElement) =>
    !element.matches(':disabled') && !element.closest('.acf-clone, .clones');
  const all = <T extends HTMLElement>(selector: string) =>
    [...row.querySelectorAll<T>(selector)].filter(isShown);
  const targets: Target[] = [
    ...all<HTMLInputElement | HTMLTextAreaElement>(texts)
      .filter((input) => !input.closest('.acf-link, .acf-image-uploader, .select2-container'))
      .map((input) => ({ kind: 'text' as const, text: plain(input.value), focus: input })),
    ...all<HTMLTextAreaElement>('textarea.wp-editor-area').map((area) => ({
      kind: 'editor' as const,
      text: plain(window.tinymce?.get(area.id)?.getContent() ?? area.value),
      focus: area,
    })),
    ...all('.acf-image-uploader.has-value').map((uploader) => ({
      kind: 'image' as const,
      text: '',
      image: stem(uploader.querySelector('img')?.src ?? ''),
      focus: uploader,
    })),
    ...all('.acf-link.-value, .acf-link.-external').map((link) => ({
      kind: 'link' as const,
      text: plain(link.querySelector('.link-title')?.textContent ?? ''),
      link: link.querySelector('.link-url')?.getAttribute('href') ?? '',
      focus: link,
    })),
  ];
  return targets.filter(({ text, image }) => text || image);
}
