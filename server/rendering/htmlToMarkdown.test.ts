import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './htmlToMarkdown.ts';

const markdownOf = (main: string) =>
  htmlToMarkdown({ html: `<nav>Menu</nav><main>${main}</main>`, url: 'https://site.example/da/priser' });

describe('htmlToMarkdown', () => {
  it('converts headings, links, lists and pictures of the main element, with absolute URLs', () => {
    const main =
      '<h1>Prices</h1><p>See <a href="../terms#data">our <b>terms</b></a>.</p>' +
      '<ol><li>One</li><li>Two</li></ol><img src="/a.svg" alt="Chart"><img src="/b.svg" alt="">';
    expect(markdownOf(main)).toBe(
      '# Prices\n\nSee [our **terms**](https://site.example/terms#data).\n\n1. One\n2. Two\n\n' +
        '![Chart](https://site.example/a.svg)\n',
    );
  });

  it('converts tables with their captions, and the labels of icons', () => {
    const main =
      '<table><caption>Plans</caption><thead><tr><th>Plan</th><th>Log</th></tr></thead>' +
      '<tbody><tr><th>Fleet</th><td><svg role="img" aria-label="Included"></svg></td></tr></tbody></table>';
    expect(markdownOf(main)).toBe(
      'Plans\n\n| Plan  | Log      |\n| ----- | -------- |\n| Fleet | Included |\n',
    );
  });

  it('separates amounts in several currencies, and names their zones in the words of the page', () => {
    const amount = (zone: string, currency: string, text: string) =>
      `<span data-currency="${currency}" data-zone="${zone}"><span>${text}</span><span>pr. md.</span></span>`;
    const choice = (value: string, label: string) =>
      `<label><input type="radio" value="${value}"><span>${label}</span></label>`;
    const main =
      `<p>${choice('europe', 'Europa')}${choice('world', 'Verden')}</p><p>` +
      `${amount('europe', 'dkk', '9 kr.')}${amount('europe', 'eur', '€1')}${amount('world', 'dkk', '14 kr.')}</p>`;
    expect(markdownOf(main)).toBe(
      'Europa Verden\n\nEuropa: 9 kr. pr. md. · €1 pr. md.\\\nVerden: 14 kr. pr. md.\n',
    );
  });

  it('converts terms with their descriptions to a list', () => {
    const main = '<dl><div><dt>CVR</dt><dd>99 12</dd></div><dt>Founded</dt><dd>2017</dd></dl>';
    expect(markdownOf(main)).toBe('- CVR: 99 12\n- Founded: 2017\n');
  });

  it('separates columns that have no space between them, but no parts of a word', () => {
    const main =
      '<p><span>14:02</span><b>Buoy</b></p><p>Active SIMs<small>200</small></p><p>Ky<b>st</b>link</p>';
    expect(markdownOf(main)).toBe('14:02 **Buoy**\n\nActive SIMs 200\n\nKy**st**link\n');
  });

  it('omits everything that is invisible when the page opens', () => {
    const main =
      '<p hidden>Found nothing</p><div aria-hidden="true">Trap</div><p data-nosnippet="">Sent</p>' +
      '<script>1</script><style>p</style><dialog open>Ask</dialog><!--$-->Shown';
    expect(markdownOf(main)).toBe('Shown\n');
  });

  it('escapes text that would otherwise be Markdown or HTML', () => {
    const main = '<p>&lt;script&gt; *not* [a](b)</p>';
    expect(markdownOf(main)).toBe('\\<script> \\*not\\* \\[a]\\(b)\n');
  });
});
