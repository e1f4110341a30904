import { expect, it } from 'vitest';
import { assembleDocument } from './assembleDocument.ts';

const mark = '<!--page-->';
const drawn = (html: string) => ({ bytes: Buffer.from(html), mark, sheets: [] });

it('sends the page within its document, whatever it says', () => {
  const page = `<h1>10 € – ${mark} $& $1</h1>`;
  const document = `<body lang="da"><div>${mark}</div><p>Måned</p></body>`;
  const sent = assembleDocument(document, drawn(page)).toString();
  expect(sent).toBe(`<body lang="da"><div>${page}</div><p>Måned</p></body>`);
});

it('sends the indents of the page, and none of those round it', () => {
  const document = `<html>\n  <head>\n    <title>A  b</title>\n  </head>\n  <body>\n    <div>${mark}</div>\n  </body>\n</html>`;
  const sent = assembleDocument(document, drawn('<pre>\n<b>a</b>\n  <b>b</b></pre>')).toString();
  expect(sent).toBe(
    '<html><head><title>A  b</title></head><body><div><pre>\n<b>a</b>\n  <b>b</b></pre></div></body></html>',
  );
});

it('writes a head as HTML has it', () => {
  const head = '<meta charset="UTF-8" /><link rel="stylesheet" type="text/css" href="/a.css">';
  const sent = assembleDocument(`${head}<div>${mark}</div>`, drawn('<br/>')).toString();
  expect(sent).toBe('<meta charset="UTF-8"><link rel="stylesheet" href="/a.css"><div><br/></div>');
});

it('sends a document that nothing was drawn for as it is, and one that lost its page', () => {
  expect(assembleDocument('<p>Måned</p>', undefined).toString()).toBe('<p>Måned</p>');
  expect(assembleDocument('<p>Error</p>', drawn('<h1>Half a page</h1>')).toString()).toBe('<p>Error</p>');
});
