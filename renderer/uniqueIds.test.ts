import { describe, expect, it } from 'vitest';
import { withUniqueIds } from './uniqueIds.ts';

describe('withUniqueIds', () => {
  it('does not change a page without repeated IDs', () => {
    const html = '<section id="faq"><p id="terms">id="faq"</p></section><section id="faq-2"></section>';
    expect(withUniqueIds(html)).toBe(html);
  });

  it.each([
    [
      '<section id="faq">1</section><p id="faq">2</p>',
      '<section id="section-faq">1</section><p id="faq">2</p>',
    ],
    [
      '<p class="a" id="faq">1</p><section id="faq">2</section>',
      '<p class="a" id="faq">1</p><section id="section-faq">2</section>',
    ],
  ])('keeps an editor’s anchor and renames the section: %s', (html, unique) =>
    expect(withUniqueIds(html)).toBe(unique),
  );

  it('renames the section to an unused ID', () => {
    expect(withUniqueIds('<section id="faq"></section><p id="faq"></p><p id="section-faq"></p>')).toBe(
      '<section id="section-faq-2"></section><p id="faq"></p><p id="section-faq"></p>',
    );
  });

  it('keeps the first of several anchors', () => {
    expect(withUniqueIds('<p id="a" dir="ltr">1</p><h2 dir="ltr" id="a" lang="da">2</h2>')).toBe(
      '<p id="a" dir="ltr">1</p><h2 dir="ltr" lang="da">2</h2>',
    );
  });
});
