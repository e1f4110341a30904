import { expect, it } from 'vitest';
import { announceSent } from '#components/forms/announceSent.ts';
import type { VisitEvent } from './AnalyticsTool.ts';
import { watchEvents } from './watchEvents.ts';

const reports: VisitEvent[] = [];
watchEvents((event) => void reports.push(event));

it.each<[html: string, expected: VisitEvent[]]>([
  [
    '<a href="https://other.example/page?ref=eva@mail.example#x"><b>x</b></a>',
    [{ name: 'outbound', detail: 'https://other.example/page' }],
  ],
  [
    '<a href="/files/prices.PDF?v=2">x</a>',
    [{ name: 'download', detail: `${location.origin}/files/prices.PDF` }],
  ],
  ['<a href="/da/om-os" data-language="da" hreflang="da">x</a>', [{ name: 'language', detail: 'da' }]],
  ['<a href="/pricing">x</a>', []],
  ['<a href="mailto:eva@mail.example">x</a>', []],
])('watchEvents reports a click on %s without personal data', (html, expected) => {
  reports.length = 0;
  document.body.innerHTML = html;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  (document.querySelector<HTMLElement>('b') ?? document.querySelector('a'))?.click();
  expect(reports).toEqual(expected);
});

it('watchEvents reports forms that the server accepted', () => {
  reports.length = 0;
  announceSent('newsletter');
  announceSent('enquiry');
  expect(reports).toEqual([{ name: 'sign-up' }, { name: 'enquiry' }]);
});
