import { expect, it } from 'vitest';
import { wholeDocument } from './wholeDocument.ts';

const mark = '<!--page-->';
const drawn = (html: string) => ({ bytes: Buffer.from(html), mark, sheets: [] });

it('sends the page within its document, whatever it says', () => {
  const page = `<h1>10 € – ${mark} $& $1</h1>`;
  const document = `<body lang="da"><div>${mark}</div><p>Måned</p></body>`;
  const sent = wholeDocument(document, drawn(page)).toString();
  expect(sent).toBe(`<body lang="da"><div>${page}</div><p>Måned</p></body>`);
});

it('sends a document that nothing was drawn for as it is, and one that lost its page', () => {
  expect(wholeDocument('<p>Måned</p>', undefined).toString()).toBe('<p>Måned</p>');
  expect(wholeDocument('<p>Error</p>', drawn('<h1>Half a page</h1>')).toString()).toBe('<p>Error</p>');
});
