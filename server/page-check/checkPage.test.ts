import { expect, it } from 'vitest';
import { createHtmlSanitiser } from '#server/content/sanitiseHtml.ts';
import { checkPage } from './checkPage.ts';
import { parseHtml } from './pageTree.ts';

const sanitise = createHtmlSanitiser({ toSitePath: (url) => url }, { marksRemovals: true });
const request = { id: 1, type: 'post' as const, locale: 'en' as const };

it('checkPage reports content that was removed from texts, once per section', () => {
  const text = sanitise('<form aria-label="Contact"></form><p>[contact-form-7 id="12"]</p>');
  const root = parseHtml(
    `<main><div>${text}</div><div>${text}</div><section-mark kind="Faq" row="2"><p>x</p>${sanitise('<math></math>')}</section-mark></main>`,
  );
  const findings = checkPage(root, {}, request).findings.filter(({ code }) => code === 'removed');
  expect(findings).toEqual([
    { code: 'removed', part: 'text', values: { kind: 'form', name: 'Contact' } },
    { code: 'removed', part: 'text', values: { kind: 'shortcode', name: 'contact-form-7' } },
    { code: 'removed', section: { kind: 'faq', row: 2 }, values: { kind: 'formula', name: '' } },
  ]);
});
