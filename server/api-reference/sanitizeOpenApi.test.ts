// @vitest-environment jsdom
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, it, vi } from 'vitest';
import { sanitizeMarkdown, sanitizeOpenApi } from './sanitizeOpenApi.ts';

// Hundreds of documents are parsed, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Returns everything that could run or send requests if a page rendered this Markdown unsanitised. */
function dangersIn(markdown: string): string[] {
  const dangers: string[] = [];
  // Browsers do not follow an invalid URL.
  const scheme = (url: string) => URL.parse(url, 'https://site.example')?.protocol ?? 'https:';
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visit(tree, (node) => {
    if (node.type === 'html') {
      const { body } = new DOMParser().parseFromString(`<body>${node.value}`, 'text/html');
      for (const element of body.querySelectorAll('*')) {
        if (/^(script|style|iframe|object|embed|svg|math|img|form|base|link|meta)$/i.test(element.tagName))
          dangers.push(element.tagName);
        for (const { name, value } of element.attributes) {
          if (/^on|^style$|^src/i.test(name) || (name === 'href' && /script:/.test(scheme(value))))
            dangers.push(`${name}=${value}`);
        }
      }
    }
    if (
      (node.type === 'link' || node.type === 'definition') &&
      !/^(https?|mailto|tel):/.test(scheme(node.url))
    )
      dangers.push(node.url);
    if (node.type === 'image' && !node.url.startsWith('/')) dangers.push(node.url);
    if (node.type === 'imageReference') dangers.push(node.identifier);
  });
  return dangers;
}

const vectors = [
  '<script>alert(1)</script>',
  'text <script>alert(1)</script> text',
  '<scr<b>ipt>alert(1)</scr</b>ipt>',
  '<img src=x onerror=alert(1)>',
  'a <img src="https://evil.example/pixel"> b',
  '![pixel](https://evil.example/pixel.gif)',
  '![a][b]\n\n[b]: https://evil.example/pixel.gif',
  '[click](javascript:alert(1))',
  '[click](java\nscript:alert(1))',
  '[click](&#106;avascript:alert(1))',
  '[click](<\u0001javascript:alert(1)>)',
  '[a]\n\n[a]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[![x](https://evil.example/x)](javascript:alert(1))',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<details open ontoggle=alert(1)>x</details>',
  '<div style="background:url(https://evil.example)">\n\nx\n\n</div>',
  '| a |\n| - |\n| `x | <script>alert(1)</script>` |',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '> <iframe src="https://evil.example"></iframe>',
  '<!--><script>alert(1)</script>-->',
  '\ufeff<script>alert(1)</script>',
];

it('test vectors of sanitizeMarkdown are dangerous before sanitising', () => {
  expect(vectors.filter((vector) => dangersIn(vector).length > 0).length).toBeGreaterThan(18);
});

describe('sanitizeMarkdown', () => {
  it.each(vectors)('removes scripts and external requests: %j', (vector) => {
    expect(dangersIn(sanitizeMarkdown(vector))).toEqual([]);
  });

  it('removes scripts and external requests from any combination', () => {
    const pieces = fc.constantFrom(
      ...vectors,
      ...[
        '<',
        '>',
        '"',
        '`',
        '```\n',
        '\n\n',
        '    ',
        '- ',
        '> ',
        '| ',
        '![',
        '[',
        '](',
        ')',
        ']: ',
        '<b>',
        '</b>',
        '<!--',
        '-->',
        '\\',
        '&lt;',
        'x',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        expect(dangersIn(sanitizeMarkdown(parts.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'Plain text with a < b and c > d.',
    'The `<script>` tag in code stays.',
    '```html\n<script>alert(1)</script>\n```',
    '# Heading\n\n- one\n- **two**\n\n1. [link](https://example.com "title")\n2. <https://example.com>',
    '[reference][r]\n\n[r]: https://example.com',
    'Mail <b>us</b> at <hello@example.com><br>or call [us](tel:+4512345678).',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '![ours](/images/plan.png)',
  ])('does not change harmless text: %j', (text) => {
    expect(sanitizeMarkdown(text)).toBe(text);
  });

  it('escapes a placeholder that looks like a tag', () => {
    expect(sanitizeMarkdown('GET /sims/<iccid>')).toBe('GET /sims/&lt;iccid&gt;');
  });
});

describe('sanitizeOpenApi', () => {
  it.each([
    { url: '{a}:alert(1)', variables: { a: { default: 'javascript' } } },
    { url: '{a}://x/%0aalert(1)', variables: { a: { default: 'https', enum: ['https', 'javascript'] } } },
    { url: '{a}://x', variables: { a: 'javascript' } },
    { url: 'javascript:1/alert(1)' },
    { url: 'data:text/html,1' },
  ])('empties the script URL of a server: $url', (server) => {
    expect(sanitizeOpenApi({ servers: [structuredClone(server)] }).servers[0]?.url).toBe('#');
  });
});
