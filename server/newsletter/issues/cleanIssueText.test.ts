import { describe, expect, it } from 'vitest';
import { issuePlainText } from '#schema/issueText.ts';
import { createSiteLinks } from '#server/content/normalizeResponse.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { cleanIssue, cleanIssueText } from './cleanIssueText.ts';

const siteUrl = 'https://www.site.example';
const places = { contentUrl: 'https://cms.example', siteUrl };
const links = createSiteLinks({ ...places, media: createMediaPlaces(places), hasChat: true });
const clean = (html: string) => cleanIssueText(html, links);
const plain = (html: string) => issuePlainText(html, (address) => new URL(address, siteUrl).href);
const upload = 'https://cms.example/wp-content/uploads/buoy.jpg';

describe('cleanIssueText', () => {
  it('allows links, bold, italics and lists, and removes everything else', () => {
    expect(
      clean(
        '<h2 class="x">Title</h2><p style="color:red">a <b>bold</b> <i onclick="x()">word</i><script>alert(1)</script></p><ul><li>one</li></ul><table><tr><td>cell</td></tr></table><p>&nbsp;</p>',
      ),
    ).toBe('<p>Title</p><p>a <strong>bold</strong> <em>word</em></p><ul><li>one</li></ul>cell');
  });

  it('converts links to the content host into site paths, and removes dangerous links', () => {
    expect(clean('<a href="https://cms.example/blog/buoys/">b</a>')).toBe('<a href="/blog/buoys">b</a>');
    expect(clean('<a href="https://other.example/a?b=1&amp;c">o</a>')).toBe(
      '<a href="https://other.example/a?b=1&amp;c">o</a>',
    );
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'java\nscript:x'])
      expect(clean(`<a href="${href}">x</a>`)).toBe('x');
  });

  it('keeps only the first image from the media library', () => {
    const image = `<img src="${upload}" alt="A &quot;buoy&quot;" width="640" height="480" srcset="x" onerror="x()">`;
    expect(clean(`<p>${image}${image}<img src="https://other.example/pixel.gif"></p>`)).toBe(
      '<p><img src="/cms/wp-content/uploads/buoy.jpg" alt="A &quot;buoy&quot;" width="640" height="480" /></p>',
    );
  });
});

describe('cleanIssue', () => {
  it('adds a plain-text version to HTML texts, and leaves plain texts unchanged', () => {
    const words = { subject: 'Spring', before: 'old', after: 'Bye', articles: [] };
    const { languages } = cleanIssue(
      {
        languages: {
          en: {
            ...words,
            beforeHtml: `<p>New</p><p><img src="${upload}"></p>`,
            afterHtml: `<p>End<img src="${upload}"></p>`,
          },
          da: words,
        },
        chosen: [],
      },
      { ...links, siteUrl },
    );
    expect(languages.en).toMatchObject({ before: 'New', after: 'End', afterHtml: '<p>End</p>' });
    expect(languages.da).toEqual(words);
  });
});

describe('issuePlainText', () => {
  it('separates paragraphs by blank lines, marks list items, and adds URLs after links', () => {
    expect(
      plain(
        '<p>Hello &amp; welcome,<br />all  of\nyou.</p><ul><li>one</li><li>two <a href="/blog/buoys">buoys</a><ol><li>deep</li><li>deeper</li></ol></li></ul><p>See <a href="https://other.example/">https://other.example/</a> or <a href="mailto:a@b.example">a@b.example</a>.</p><p><img src="/cms/x.jpg" alt="A buoy" /></p>',
      ),
    ).toBe(
      [
        'Hello & welcome,',
        'all of you.',
        '',
        '- one',
        '- two buoys (https://www.site.example/blog/buoys)',
        '  1. deep',
        '  2. deeper',
        '',
        'See https://other.example/ or a@b.example.',
        '',
        '[A buoy]',
      ].join('\n'),
    );
  });

  it('keeps tags that the editor typed as text', () => {
    expect(plain(clean('<p>1 &lt; 2 &lt;b&gt;</p>'))).toBe('1 < 2 <b>');
  });
});
