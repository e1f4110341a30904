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
    '![ours](/images/plan.png) ![root](/)',
    'a <B >bold</B> word\ufeff',
    '[web](http://a.example) [capitals](HTTPS://a.example) [path](/a:b) [anchor](#a:b)',
  ])('does not change harmless text: %j', (text) => {
    expect(sanitizeMarkdown(text)).toBe(text);
  });

  it.each([
    ['a placeholder', 'GET /sims/<iccid>', 'GET /sims/&lt;iccid&gt;'],
    ['a script link', 'Do [click **here** now](javascript:1)!', 'Do click **here** now!'],
    ['an empty script link', 'Do [](javascript:1)', 'Do '],
    [
      'the handler of a link',
      '<A HREF="https://a.example" onclick="b">c</A>',
      '<a href="https://a.example">c</A>',
    ],
    ['a script before a link', '<script>b</script><a href="/c">d</a>', '<a href="/c">d</a>'],
    ['an image of another host', '![plan](https://a.example/b.png)', 'plan'],
  ])('replaces only %s', (_name, markdown, expected) => {
    expect(sanitizeMarkdown(markdown)).toBe(expected);
  });

  it('unwraps eight nested script links, and escapes the syntax of what is nested deeper', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}x${'](javascript:1)'.repeat(depth)} <b>`;
    expect(sanitizeMarkdown(`${nested(7)}\n\n[r]: /a`)).toBe('x <b>\n\n[r]: /a');
    expect(sanitizeMarkdown(`${nested(9)}\n\n[r]: /a`)).toBe('[x] (javascript:1) &lt;b>\n\n[r] : /a');
  });
});

describe('sanitizeOpenApi', () => {
  it.each([
    { url: '{a}:alert(1)', variables: { a: { default: 'javascript' } } },
    { url: '{a}://x/%0aalert(1)', variables: { a: { default: 'https', enum: ['https', 'javascript'] } } },
    { url: '{a}://x', variables: { a: 'javascript' } },
    { url: 'javascript:1/alert(1)' },
    { url: 'data:text/html,1' },
    { url: 'javascript:wss://a.example' },
  ])('empties the script URL of a server: $url', (server) => {
    expect(sanitizeOpenApi({ servers: [structuredClone(server)] }).servers[0]?.url).toBe('#');
  });

  it.each([
    { url: 'ws://a.example' },
    { url: 'WSS://a.example' },
    { url: 'localhost:8080' },
    { url: 'api.eu.example:{port}' },
    { url: '{scheme}://a.example', variables: { scheme: { default: 'wss', enum: ['wss', 'ws'] } } },
    { url: '{host}:8443/v1', variables: { host: { default: 'a.example' } } },
  ])('leaves the URL of a server unchanged: $url', (server) => {
    expect(sanitizeOpenApi({ servers: [structuredClone(server)] }).servers[0]).toEqual(server);
  });

  it.each([
    'externalValue',
    'X-Pre-Request',
    'x-post-response',
    'x-scalar-sdk',
    'X-Scalar-Sdk',
    'x-scalar-ignored',
    'x-scalar-x-scalar-ignore',
  ])('removes the field %s', (name) => {
    expect(sanitizeOpenApi({ info: { [name]: 'a', kept: 'b' } })).toEqual({ info: { kept: 'b' } });
  });

  it.each(['my-x-pre-request', 'my-x-scalar-sdk', 'x-scalar-ignore', 'X-Scalar-Stability'])(
    'keeps the field %s',
    (name) => {
      expect(sanitizeOpenApi({ [name]: 'a' })).toEqual({ [name]: 'a' });
    },
  );

  const script = '<script>a</script>';
  it.each([
    [{ callbackUrl: 'javascript:1' }, { callbackUrl: '#' }],
    [{ callbackUrl: 'https://a.example' }, { callbackUrl: 'https://a.example' }],
    [{ urlPattern: 'javascript:1' }, { urlPattern: 'javascript:1' }],
    [
      { Summary: script, descriptionId: script },
      { Summary: '', descriptionId: script },
    ],
    [{ description: { pattern: script } }, { description: { pattern: script } }],
    [{ 'x-enumDescriptions': { A: script } }, { 'x-enumDescriptions': { A: '' } }],
    [{ 'x-codes': { title: script, A: script } }, { 'x-codes': { title: '', A: script } }],
    [{ titles: [script] }, { titles: [''] }],
  ])('sanitises fields by their name: %j', (document, expected) => {
    expect(sanitizeOpenApi(structuredClone(document))).toEqual(expected);
  });

  it('rejects a document that is nested more than 200 levels deep', () => {
    const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}{}${'}'.repeat(depth)}`);
    expect(() => sanitizeOpenApi(nested(200))).not.toThrow();
    expect(() => sanitizeOpenApi(nested(201))).toThrow(/200 levels deep at \S*\/a\/a/);
  });
});
