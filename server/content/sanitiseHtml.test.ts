// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTabMark, isVideoFrame } from '#schema/richText.ts';
import { createHtmlSanitiser } from './sanitiseHtml.ts';

const contentHost = 'https://cms.kystlink.example';

const sanitise = createHtmlSanitiser({
  toSitePath(url) {
    if (url === '' || url.startsWith('#')) return url;
    if (!URL.canParse(url, contentHost)) return '';
    const target = new URL(url, contentHost);
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(target.protocol)) return '';
    if (target.origin !== contentHost) return target.href;
    return (target.pathname.startsWith('/wp-content/uploads/') ? '/cms' : '') + target.pathname + target.hash;
  },
});

/** Parses HTML as browsers do, with a different parser than the sanitiser's. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}

const elements = new Set(
  (
    'A ABBR B BDI BDO BLOCKQUOTE BR CAPTION CITE CODE COL COLGROUP DD DEL DETAILS DFN DIV DL DT EM FIGCAPTION FIGURE H2 H3 ' +
    'H4 H5 H6 HR I IMG INS KBD LI MARK OL P PRE Q S SAMP SMALL SPAN STRONG SUB SUMMARY SUP TABLE TBODY TD TFOOT TH ' +
    'THEAD TIME TR U UL VAR WBR'
  ).split(' '),
);
const attributes = new Set(
  (
    'abbr alt aria-label class colspan data-new-tab data-video-frame data-video-host datetime decoding dir headers height href id lang ' +
    'loading open rel reversed rowspan scope sizes span src srcset start tabindex target title type value width'
  ).split(' '),
);

function harmIn(html: string): string[] {
  const harm: string[] = [];
  for (const element of parse(html).querySelectorAll('*')) {
    if (!elements.has(element.tagName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      harm.push(element.tagName);
    for (const { name, value } of element.attributes) {
      const isHarmless =
        (attributes.has(name) &&
          (name !== 'href' || /^(?:https?:|mailto:|tel:|\/(?!\/)|#|$)/.test(value)) &&
          (name !== 'src' || /^\/(?:_ipx\/[^/]+\/)?cms\/wp-content\/uploads\//.test(value)) &&
          (name !== 'data-video-frame' || isVideoFrame(value))) ||
        (name === 'role' && value === 'group');
      if (!isHarmless) harm.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return harm;
}

describe('createHtmlSanitiser', () => {
  it('leaves valid HTML unchanged', () => {
    const html =
      '<h2 id="on-power">On power</h2><p>A <strong>weak</strong> <em>signal</em> is <code>weather</code>.</p>' +
      '<ul><li>One</li><li>Two</li></ul><ol start="3"><li>Three</li></ol><blockquote><p>Quote</p><cite>Jonas</cite></blockquote>' +
      '<dl><dt>Cause</dt><dd>15</dd></dl><details><summary>More</summary>Text</details><p class="note">Mind the tide.</p>';
    expect(sanitise(html)).toBe(html);
  });

  it.each(
    (
      'h2 h3 h4 h5 h6 p div blockquote pre figure figcaption ul ol dl dt dd details summary span strong b em i u s del ' +
      'ins small mark sub sup code kbd samp var q cite abbr dfn time bdi bdo'
    ).split(' '),
  )('keeps the element %s', (name) => {
    expect(parse(sanitise(`<${name}>x</${name}>`)).querySelector(name)?.textContent).toBe('x');
  });

  it.each([
    '<abbr title="Power saving mode">PSM</abbr>',
    '<details open><summary>More</summary></details>',
    '<ol start="3" reversed type="1"><li value="7">x</li></ol>',
    '<time datetime="2026-11-04">Today</time>',
    '<p lang="da" dir="ltr">x<br />y<wbr />z</p><hr />',
    '<figure class="wp-caption"><figcaption class="wp-caption-text">x</figcaption></figure>',
  ])('keeps the attributes of %s', (html) => {
    expect(parse(sanitise(html)).innerHTML).toBe(parse(html).innerHTML);
  });

  it('keeps the structure and attributes of tables', () => {
    const table =
      '<table><caption>Modes</caption><colgroup span="2"><col span="2" /></colgroup><thead><tr>' +
      '<th colspan="2" scope="col" abbr="M">Mode</th></tr></thead><tfoot><tr><td rowspan="2" headers="m">x</td></tr></tfoot></table>';
    expect(parse(sanitise(table)).innerHTML).toContain(parse(table).innerHTML);
  });

  it.each([
    'alignleft',
    'alignright',
    'aligncenter',
    'alignwide',
    'alignfull',
    'has-text-align-center',
    'has-text-align-right',
    'blocks-gallery-grid',
    'gallery',
    'note',
    'wp-block-buttons',
    'wp-block-columns',
    'wp-block-gallery',
    'wp-block-pullquote',
    'wp-caption',
    'wp-caption-text',
    'language-c++',
  ])('keeps the class %s, which has styles', (name) => {
    expect(sanitise(`<div class="${name} fixed">x</div>`)).toBe(`<div class="${name}">x</div>`);
  });

  it('keeps text that looks like markup as text, and does not encode entities twice', () => {
    expect(sanitise('<p>5 &lt; 6 &#038; &amp;lt;b&amp;gt;</p>')).toBe(
      '<p>5 &lt; 6 &amp; &amp;lt;b&amp;gt;</p>',
    );
  });

  it('removes inline styles, foreign classes and empty paragraphs', () => {
    expect(sanitise('<p style="color:red" class="fixed alignleft">Text</p><p>&nbsp;</p><p><br /></p>')).toBe(
      '<p class="alignleft">Text</p>',
    );
  });

  it('removes the empty figure of a picture without a URL', () => {
    expect(sanitise('<p>A</p><figure class="wp-block-image"><img src="" alt=""></figure>')).toBe('<p>A</p>');
  });

  it('labels tables and their containers with the caption or the preceding heading', () => {
    const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
    const names = (html: string) =>
      [...parse(sanitise(html)).querySelectorAll('table')].map((element) => [
        element.parentElement?.getAttribute('aria-label'),
        element.getAttribute('aria-label'),
      ]);
    const captionedTable = table.replace('<table>', '<table><caption>Modes</caption>');
    expect(names(`<h2 id="a">The <em>"first"</em> &amp; last</h2>${table}<h3>Next</h3>${table}`)).toEqual([
      ['The "first" & last', 'The "first" & last'],
      ['Next', 'Next'],
    ]);
    expect(names(`<h2>A</h2>${captionedTable}`)).toEqual([['Modes', null]]);
    expect(names(`<h2>A</h2><figure>${table}<figcaption>Prices</figcaption></figure>`)).toEqual([
      ['Prices', 'Prices'],
    ]);
    expect(names(`<h2>A</h2>${table.replace('<table>', '<table><caption> </caption>')}`)).toEqual([
      ['A', 'A'],
    ]);
    expect(names(table)).toEqual([[null, null]]);
  });

  it('repeats no long heading for each of many tables', () => {
    const tables = '<table><tbody><tr><td>x</td></tr></tbody></table>'.repeat(200);
    const text = `<h2>${'word '.repeat(2000)}</h2>${tables}`;
    expect(sanitise(text).length).toBeLessThan(3 * text.length);
  });

  it('converts first-level headings, because the page already has one', () => {
    expect(sanitise('<h1 id="a_b">Title</h1>')).toBe('<h2 id="a_b">Title</h2>');
  });

  it.each(['lead', 'openchat', 'main', 'root', 'newsletter', 'cookie-settings', 'consent-title'])(
    'renames the id %s, which the page uses',
    (id) => expect(sanitise(`<h2 id="${id}">Title</h2>`)).toBe(`<h2 id="${id}-1">Title</h2>`),
  );

  it('makes wide tables and code scrollable', () => {
    expect(sanitise('<table><tr><th scope="row">PSM</th><td>10</td></tr></table>')).toMatch(
      /^<div class="table-scroll" tabindex="0"><table><tr>.*<\/tr><\/table><\/div>$/,
    );
    expect(sanitise('<pre class="wp-block-code"><code class="language-json">{}</code></pre>')).toBe(
      '<pre tabindex="0"><code class="language-json">{}</code></pre>',
    );
  });
});

describe('createHtmlSanitiser: links', () => {
  it.each([
    [`${contentHost}/about/#team`, '<a href="/about/#team">x</a>'],
    ['/about', '<a href="/about">x</a>'],
    ['#openchat', '<a href="#openchat">x</a>'],
    ['mailto:hello@kystlink.example', '<a href="mailto:hello@kystlink.example">x</a>'],
    ['tel:+4570000000', '<a href="tel:+4570000000">x</a>'],
    [
      'https://other.example/a?b=1&amp;c=2',
      '<a href="https://other.example/a?b=1&amp;c=2" rel="noopener">x</a>',
    ],
    ['//other.example/a', '<a href="https://other.example/a" rel="noopener">x</a>'],
    [`${contentHost}/wp-content/uploads/terms.pdf`, '<a href="/cms/wp-content/uploads/terms.pdf">x</a>'],
    ['javascript:alert(1)', '<span>x</span>'],
    ['java&#10;script:alert(1)', '<span>x</span>'],
    ['&#1;javascript:alert(1)', '<span>x</span>'],
    ['vbscript:x', '<span>x</span>'],
    ['data:text/html,<script>alert(1)</script>', '<span>x</span>'],
  ])('to %s are made safe', (href, expected) => {
    expect(sanitise(`<a href="${href}">x</a>`)).toBe(expected);
  });

  it('contain a mark for the translated hint if they open a new tab', () => {
    expect(
      sanitise(
        '<a href="https://other.example/" target="_blank" rel="nofollow opener">x</a> <a href="/b">y</a>',
      ),
    ).toBe(
      `<a href="https://other.example/" target="_blank" rel="nofollow noopener">x${newTabMark}</a> <a href="/b">y</a>`,
    );
  });

  it.each([
    ['href="/b" target="_blank"', 'href="/b" target="_blank" rel="noopener"', newTabMark],
    ['href="/b" target="_self"', 'href="/b"', ''],
    ['href="/b" rel="sponsored ugc nofollow follow"', 'href="/b" rel="sponsored ugc nofollow"', ''],
    ['href="https://a.example/" rel="ugc"', 'href="https://a.example/" rel="ugc noopener"', ''],
  ])('with the attributes %s get %s', (input, expected, mark) => {
    expect(sanitise(`<a ${input}>x</a>`)).toBe(`<a ${expected}>x${mark}</a>`);
  });

  it('keep their class if they are buttons', () => {
    expect(
      sanitise('<a class="wp-block-button__link wp-element-button fixed" href="/pricing">Prices</a>'),
    ).toBe('<a href="/pricing" class="wp-block-button__link">Prices</a>');
  });

  it('cannot forge the new-tab mark or a video link', () => {
    expect(sanitise(newTabMark)).toBe('<span></span>');
    expect(sanitise('<a href="/a" class="video-link" data-video-frame="https://evil.example/">x</a>')).toBe(
      '<a href="/a">x</a>',
    );
  });
});

describe('createHtmlSanitiser: pictures', () => {
  it('are served by the image proxy in several widths, with reserved space', () => {
    const [image] = parse(
      sanitise(
        `<img class="wp-image-5 size-large" src="${contentHost}/wp-content/uploads/2026/10/a-1024x576.jpg" alt="A" width="1024" height="576" srcset="https://evil.example/x.jpg 1w" onerror="alert(1)">`,
      ),
    ).querySelectorAll('img');
    expect(image?.getAttribute('src')).toBe(
      '/_ipx/w_1280,f_auto/cms/wp-content/uploads/2026/10/a-1024x576.jpg',
    );
    expect(image?.getAttribute('srcset')).not.toContain('evil');
    expect(image?.getAttribute('srcset')).toContain(
      '/_ipx/w_640,f_auto/cms/wp-content/uploads/2026/10/a-1024x576.jpg 640w',
    );
    expect([image?.width, image?.height, image?.alt]).toEqual([1024, 576, 'A']);
    expect(image?.hasAttribute('onerror')).toBe(false);
  });

  it.each([
    [
      1024,
      '1280',
      '320 480 640 750 960 1024',
      'auto, (min-width: 1360px) 894px, (min-width: 1024px) 66vw, 94vw',
    ],
    [616, '640', '320 480 616', 'auto, (min-width: 656px) 616px, 94vw'],
    [300, '320', '300', 'auto, 300px'],
  ])(
    'offer variants for high-density screens if they are %s pixels wide',
    (width, mainWidth, widths, sizes) => {
      const size = ` width="${width}" height="100"`;
      const [image] = parse(
        sanitise(`<img src="${contentHost}/wp-content/uploads/a.jpg" alt=""${size}>`),
      ).querySelectorAll('img');
      expect(image?.getAttribute('src')).toContain(`/w_${mainWidth},`);
      expect(
        [...(image?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, variantWidth]) => variantWidth).join(' '),
      ).toBe(widths);
      expect(image?.sizes).toBe(sizes);
      expect([image?.getAttribute('loading'), image?.getAttribute('decoding')]).toEqual(['lazy', 'async']);
    },
  );

  it('keep the alignment that the editor set', () => {
    const html = sanitise(
      `<img class="size-full alignright" src="${contentHost}/wp-content/uploads/a.svg" alt="">`,
    );
    expect(parse(html).querySelector('img')?.className).toBe('alignright');
  });

  it('are served unchanged if they are SVG files', () => {
    expect(sanitise(`<img src="${contentHost}/wp-content/uploads/a.svg" alt="">`)).toBe(
      '<img alt="" loading="lazy" decoding="async" src="/cms/wp-content/uploads/a.svg" />',
    );
  });

  it.each([
    'https://evil.example/pixel.gif',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    '/api/newsletter/unsubscribe',
  ])('from other hosts are removed: %s', (src) => {
    expect(sanitise(`<p>Text<img src="${src}" alt="x"></p>`)).toBe('<p>Text</p>');
  });
});

describe('createHtmlSanitiser: embedded videos', () => {
  it.each([
    [
      'https://www.youtube.com/embed/abc-DEF_123?feature=oembed',
      'https://www.youtube-nocookie.com/embed/abc-DEF_123',
      'https://www.youtube.com/watch?v=abc-DEF_123',
      'YouTube',
    ],
    [
      '//player.vimeo.com/video/123456?h=1',
      'https://player.vimeo.com/video/123456?dnt=1',
      'https://vimeo.com/123456',
      'Vimeo',
    ],
  ])('from %s become links that work without scripts', (src, frame, page, host) => {
    const body = parse(
      sanitise(
        `<figure><iframe title="Tide &amp; time" src="${src}" width="560" height="315"></iframe></figure>`,
      ),
    );
    const link = body.querySelector('figure > a');
    expect(link?.getAttribute('href')).toBe(page);
    expect(link?.getAttribute('data-video-frame')).toBe(frame);
    expect(link?.getAttribute('data-video-host')).toBe(host);
    expect(link?.textContent).toBe('Tide & time');
    expect(body.querySelector('iframe')).toBeNull();
  });

  it.each([
    'https://other.example/embed/abcdefghijk',
    'https://www.youtube.com.other.example/embed/abcdefghijk',
    'https://other.example/?https://www.youtube.com/embed/abcdefghijk',
    'https://www.youtube.com/embed/../redirect?q=https://other.example',
  ])('from other hosts become plain links, never frames: %s', (src) => {
    const body = parse(
      sanitise(
        `<p>Before</p><iframe src="${src}" srcdoc="<script>alert(1)</script>">inside</iframe><p>After</p>`,
      ),
    );
    const link = body.querySelector('a');
    expect(link?.getAttribute('href')).toBe(new URL(src).href);
    expect(link?.hasAttribute('data-video-frame')).toBe(false);
    expect(body.textContent).toBe(`Before${new URL(src).host}After`);
  });

  it.each(['https://www.youtube.com/watch?v=abc-DEF_123&amp;t=5', 'https://youtu.be/abc-DEF_123'])(
    'that WordPress could not embed are recognised by their URL: %s',
    (address) => {
      const link = parse(
        sanitise(`<figure><div class="wp-block-embed__wrapper">\n${address}\n</div></figure>`),
      );
      expect(link.querySelector('a')?.getAttribute('data-video-frame')).toMatch(
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc-DEF_123(\?start=5)?$/,
      );
      expect(link.textContent).toBe('YouTube');
    },
  );

  it('become links to their URL if the host is unknown', () => {
    expect(sanitise('<p>https://other.example/a?b=1&amp;c=%22</p>')).toBe(
      '<p><a href="https://other.example/a?b=1&amp;c=%22" rel="noopener">https://other.example/a?b=1&amp;c=%22</a></p>',
    );
  });

  it('are removed if their URL is dangerous', () => {
    expect(
      sanitise(
        '<p>Before</p><iframe src="javascript:alert(1)//www.youtube.com/embed/abcdefghijk">inside</iframe><p>After</p>',
      ),
    ).toBe('<p>Before</p><p>After</p>');
  });

  it('keep the link next to the frame if they are from another WordPress site', () => {
    expect(
      sanitise(
        '<blockquote class="wp-embedded-content"><a href="https://other.example/a">A</a></blockquote><iframe class="wp-embedded-content" src="https://other.example/a/embed/"></iframe>',
      ),
    ).toBe('<blockquote><a href="https://other.example/a" rel="noopener">A</a></blockquote>');
  });

  it('become links to their files if they are in the media library (video and audio)', () => {
    expect(
      sanitise(
        `<figure class="wp-block-video"><video controls src="${contentHost}/wp-content/uploads/The%20tide.mp4"><track src="x"></video><figcaption>Tide</figcaption></figure>`,
      ),
    ).toBe(
      '<figure><a href="/cms/wp-content/uploads/The%20tide.mp4">The tide.mp4</a><figcaption>Tide</figcaption></figure>',
    );
    expect(
      sanitise(
        `<audio controls><source src="x"><a href="${contentHost}/wp-content/uploads/a.mp3">a.mp3</a></audio>`,
      ),
    ).toBe('<div><a href="/cms/wp-content/uploads/a.mp3">a.mp3</a></div>');
  });
});

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--<img src="--><img src=x onerror=alert(1)>">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<select><option><style></option></select><b><img src=x onerror=alert(1)></style></option></select>',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe>&lt;/iframe>&lt;img src=x onerror=alert(1)></iframe>',
  '<a href="jav&Tab;ascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<div style="background:url(javascript:alert(1))" onclick=alert(1) formaction=x>x</div>',
  '<p id="vike_pageContext">{"x":1}</p><h2 id="vike_pageContext">x</h2>',
  '<a href="/a" id=x name=y target="_top" ping="https://evil.example">x</a>',
  '<table><td background="javascript:alert(1)"><svg><style><img src=x onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<<script>alert(1)//<</script>',
  '<a href="https://a.example/" title=`<img src=x onerror=alert(1)>` target=_blank>x</a>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<svg><foreignObject><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></foreignObject></svg>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
];

describe('createHtmlSanitiser: hostile markup', () => {
  it('is detected by harmIn', () => {
    expect(harmIn('<img src=x onerror=alert(1)><svg></svg>')).toEqual([
      'IMG src=x',
      'IMG onerror=alert(1)',
      'svg',
    ]);
  });

  it.each(vectors)('becomes harmless: %s', (html) => {
    expect(harmIn(sanitise(html))).toEqual([]);
    expect(harmIn(sanitise(`<p>${html}<table><tr><td>${html}`))).toEqual([]);
  });

  it('becomes harmless in any combination, even when a browser parses and serialises it again', () => {
    const pieces = [
      ...vectors,
      ...'<p> </p> <table> </table> <tr><td> </a> <svg> </svg> <math> <style> </style> <select>'.split(' '),
      ...'<!-- --> "> <pre> &lt; &amp;lt; <template>'.split(' '),
      '<a href="/a" target="_blank">',
      '<h2 id="a">',
      '\n',
      `<img src="${contentHost}/wp-content/uploads/a.jpg" alt="`,
      '<iframe src="https://www.youtube.com/embed/abcdefghijk">',
    ];
    const markup = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(markup, (parts) => {
        const safeHtml = sanitise(parts.join(''));
        expect(harmIn(safeHtml)).toEqual([]);
        expect(harmIn(parse(safeHtml).innerHTML)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is processed at any depth', () => {
    for (const tags of ['<div>', '<p><b>', '<b/><i>', '<ul><li>']) {
      const safeHtml = sanitise(`${tags.repeat(40_000)}deep<img src=x onerror=alert(1)>&lt;b>`);
      expect(harmIn(safeHtml)).toEqual([]);
      expect(parse(safeHtml).textContent).toContain('deep');
      expect(parse(safeHtml).querySelector('b, div, img')).toBeNull();
    }
  });

  it('becomes plain text if it is longer than any article', () => {
    const safeHtml = sanitise(`<p>first</p>${'<'.repeat(2_000_000)}<img src=x onerror=alert(1)>last &lt;b>`);
    expect(parse(safeHtml).querySelectorAll('*')).toHaveLength(0);
    expect(parse(safeHtml).textContent).toMatch(/^ first <<<.*last <b>$/);
  });

  it('has all tags closed at any depth, so that it does not affect the rest of the page', () => {
    const safeHtml = sanitise(`${'<div>'.repeat(40_000)}deep<img src=x onerror=alert(1) `);
    const rendered = parse(`${safeHtml}<p>next</p>`);
    expect(rendered.querySelector('img')).toBeNull();
    expect(rendered.querySelector('p')?.textContent).toBe('next');
  });
});
