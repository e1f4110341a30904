const hiddenElements = 'script, style, template, noscript, code, pre, [lang]:not(html)';
const textAttributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Returns every text of a page that is visible or that screen readers announce. */
export function visibleTexts(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(hiddenElements)) element.remove();
  const texts = [page.title];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  for (const name of textAttributes)
    for (const element of page.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  return texts.map(normalised).filter((text) => text !== '');
}

export function normalised(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}
