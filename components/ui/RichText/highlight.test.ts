import { describe, expect, it } from 'vitest';
import { highlight, highlightBlocks } from './highlight.ts';

const kindsOf = (code: string) =>
  highlight(code)
    .filter(({ kind }) => kind)
    .map(({ text, kind }) => [kind, text]);

it('highlight finds comments, strings and numbers, and keeps every character', () => {
  const code = `# wake a SIM\ncurl https://api.example/v1/sims/8945 -H "Bearer \\"x\\"" // done\nlimit = 50`;
  expect(kindsOf(code)).toEqual([
    ['comment', '# wake a SIM'],
    ['number', '8945'],
    ['string', '"Bearer \\"x\\""'],
    ['comment', '// done'],
    ['number', '50'],
  ]);
  expect(
    highlight(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

it('highlight does not highlight identifiers', () => {
  expect(highlight('PATCH')).toEqual([{ text: 'PATCH', kind: undefined }]);
  expect(highlight('')).toEqual([]);
});

describe('highlightBlocks', () => {
  const textOf = (html: string) => html.replaceAll(/<\/?span[^>]*>/g, '');
  const block = (code: string) =>
    `<p>12 "a"</p><pre class="wp-block-code" tabindex="0"><code>${code}</code></pre>`;

  it('colours code blocks and keeps their text', () => {
    const html = block(
      'GET /v1?cause=15&amp;since="x" # <b>'.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
    const coloured = highlightBlocks(html);
    expect(coloured.match(/<span/g)).toHaveLength(3);
    expect(coloured.startsWith('<p>12 "a"</p>')).toBe(true);
    expect(textOf(coloured)).toBe(html);
  });

  it.each(['a &lt;script&gt;alert(1)&lt;/script&gt; 5', '&amp;lt;script&amp;gt; 5'])(
    'keeps escaped markup as text: %s',
    (code) => {
      const coloured = highlightBlocks(block(code));
      expect(coloured).not.toContain('<script');
      expect(textOf(coloured)).toBe(block(code));
    },
  );

  it.each(['1 <em>2</em>', '&#39;1&#39;'])(
    'does not change code with tags or numeric references: %s',
    (code) => {
      expect(highlightBlocks(block(code))).toBe(block(code));
    },
  );
});
