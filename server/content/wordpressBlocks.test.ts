// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { createSiteLinks } from './normalizeResponse.ts';
import { createHtmlSanitiser } from './sanitiseHtml.ts';

const contentUrl = 'https://cms.example';
const uploads = `${contentUrl}/wp-content/uploads/2027/03`;
const links = createSiteLinks({
  contentUrl,
  siteUrl: 'https://site.example',
  media: createMediaPlaces({ contentUrl }),
  hasChat: true,
});
const sanitise = createHtmlSanitiser(links);
const read = (html: string) =>
  new DOMParser().parseFromString(`<!doctype html><body>${sanitise(html)}`, 'text/html').body;
const textOf = (html: string) => read(html).textContent.replaceAll(/\s+/g, ' ').trim();

/** Accordion as WordPress 6.9 renders it. */
const accordion = (isOpen = false) =>
  `<div role="group" class="wp-block-accordion is-layout-flow" data-wp-interactive="core/accordion">
<div data-wp-class--is-open="state.isOpen" data-wp-context="{ &quot;id&quot;: &quot;accordion-item-1&quot;, &quot;openByDefault&quot;: ${isOpen} }" class="wp-block-accordion-item is-layout-flow">
<h3 class="wp-block-accordion-heading"><button aria-controls="accordion-item-1-panel" id="accordion-item-1" type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Is there <em>parking</em>?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>
<div id="accordion-item-1-panel" aria-labelledby="accordion-item-1" role="region" class="wp-block-accordion-panel"><p>Yes, behind the shed.</p></div></div></div>`;

/** Tabs as WordPress 7.1 renders them. */
const tabs = `<h2>Modes</h2><div class="wp-block-tabs" data-wp-interactive="core/tabs"><div role="tablist" class="wp-block-tab-list" aria-label="Tabbed content"><button aria-controls="tabs_1-tab-0" id="tab__tabs_1-tab-0" role="tab" type="button">By <em>sea</em></button><button aria-controls="tabs_1-tab-1" id="tab__tabs_1-tab-1" role="tab" type="button">By rail</button></div>
<div class="wp-block-tab-panels"><section aria-labelledby="tab__tabs_1-tab-0" id="tabs_1-tab-0" role="tabpanel" tabindex="0" class="wp-block-tab-panel"><p>Slow.</p></section><section aria-labelledby="tab__tabs_1-tab-1" id="tabs_1-tab-1" role="tabpanel" class="wp-block-tab-panel"><p>Fast.</p></section></div></div>`;

describe('createHtmlSanitiser: interactive blocks', () => {
  it('renders an accordion as details elements with its questions', () => {
    const [details] = read(accordion()).querySelectorAll('details');
    expect(details?.querySelector('summary')?.innerHTML).toContain('Is there <em>parking</em>?');
    expect(details?.querySelector('summary')?.textContent).toBe('Is there parking?');
    expect(details?.querySelector('p')?.textContent).toBe('Yes, behind the shed.');
    expect(details?.open).toBe(false);
    expect(read(accordion(true)).querySelector('details')?.open).toBe(true);
  });

  it('closes every element of an accordion with several questions', () => {
    const output = sanitise(accordion() + accordion());
    expect(output).not.toContain('template');
    expect(output.match(/<span[ >]/g)?.length).toBe(output.match(/<\/span>/g)?.length);
    expect(read(accordion() + accordion()).querySelectorAll('details > summary')).toHaveLength(2);
  });

  it('renders the label of each tab as a heading above its content', () => {
    const output = [...read(tabs).querySelectorAll('h2, h3, p')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
    expect(output).toEqual(['H2 Modes', 'H3 By sea', 'P Slow.', 'H3 By rail', 'P Fast.']);
  });

  it('matches tabs without panel ids to their panels by order', () => {
    const savedHtml =
      '<ul role="tablist"><li><a role="tab" href="#one">One</a></li><li><button role="tab">Two</button></li></ul>' +
      '<div role="tabpanel" id="one"><p>1</p></div><div role="tabpanel"><p>2</p></div>';
    expect(textOf(savedHtml)).toBe('One1Two2');
  });

  it('keeps the labels of tabs without panels', () => {
    expect(textOf('<div role="tablist"><button role="tab" aria-controls="x">Sea</button></div>')).toBe('Sea');
  });

  it.each([
    '<p>Before <button onclick="go()">Call <b>us</b></button></p>',
    '<canvas>Before Call us</canvas>',
    '<object data="https://x.example/a.swf"><p>Before Call us</p></object>',
    '<noscript><ol><li>Before Call us</li></ol></noscript>',
  ])('keeps the text of %s', (html) => expect(textOf(html)).toBe('Before Call us'));
});

describe('createHtmlSanitiser: anchors', () => {
  it('keeps the anchors of footnotes and of the references to them', () => {
    const body = read(
      '<p>Water is wet<sup data-fn="aa11" class="fn"><a href="#aa11" id="aa11-link">1</a></sup></p>' +
        '<ol class="wp-block-footnotes"><li id="aa11">Says who? <a href="#aa11-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
    );
    for (const link of body.querySelectorAll('a'))
      expect(body.querySelector(`[id="${link.hash.slice(1)}"]`)).not.toBeNull();
  });

  it.each([
    '<p id="terms">x</p>',
    '<h2 id="My_Anchor">x</h2>',
    '<div class="wp-block-group" id="Größe.2">x</div>',
    '<figure class="wp-block-table" id="T1"><table><tbody><tr><td>x</td></tr></tbody></table></figure>',
    '<section class="wp-block-group" id="a:b">x</section>',
    '<p><a id="old"></a>x</p>',
    '<p><a name="old">x</a></p>',
    '<p id="empty"></p>',
  ])('keeps the anchor of %s', (html) => {
    const [, id = ''] = /(?:id|name)="([^"]*)"/.exec(html) ?? [];
    expect(read(html).querySelector(`[id="${id}"]`)).not.toBeNull();
  });

  it.each(['vike_pageContext', '_R_1_', '_r_1_', ':r1:', 'a b', '«r1»'])(
    'drops %s, which the site may use itself',
    (id) => expect(read(`<p id="${id}">x</p>`).querySelector('[id]')).toBeNull(),
  );

  it('keeps only the first of several anchors with the same name', () => {
    const ids = (html: string) =>
      [...read(html).querySelectorAll('[id]')].map(({ tagName, id }) => `${tagName} ${id}`);
    expect(
      ids('<h2 id="prices">x</h2><p id="prices">id="prices"</p><p id="main">y</p><p id="main-1">z</p>'),
    ).toEqual(['H2 prices', 'P main-1']);
  });

  it('renames anchors that the site uses itself', () => {
    expect(read('<p id="lead">x</p>').querySelector('p')?.id).toBe('lead-1');
  });
});

describe('createHtmlSanitiser: picture blocks', () => {
  const picture = (attributes: string) =>
    read(`<figure><img ${attributes} alt="Boat"></figure>`).querySelector('img');
  const offeredWidths = (image: HTMLImageElement | null) =>
    [...(image?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

  it('never claims more pixels than the file has', () => {
    const image = picture(`src="${uploads}/a-640x427.jpg" width="640" height="427"`);
    expect(Math.max(...offeredWidths(image))).toBe(640);
    expect(image?.width).toBe(640);
  });

  it('uses the largest of the files that WordPress offers', () => {
    const image = picture(
      `src="${uploads}/a-1024x683.jpg" width="1024" height="683" srcset="${uploads}/a-1024x683.jpg 1024w, ${uploads}/a-300x200.jpg 300w, ${uploads}/a.jpg 2400w, https://x.example/b.jpg 2500w"`,
    );
    expect(image?.src).toContain('/cms/wp-content/uploads/2027/03/a.jpg');
    expect(Math.max(...offeredWidths(image))).toBe(1920);
    expect([image?.width, image?.height]).toEqual([1024, 683]);
  });

  it.each([
    ['width="800" height="600" style="width:180px;height:auto"', '180', '135'],
    ['width="180" height="135"', '180', '135'],
  ])('keeps the width that an editor set: %s', (attributes, width, height) => {
    const image = picture(`src="${uploads}/logo-800x600.png" ${attributes}`);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([width, height]);
    expect(image?.sizes).toContain('180px');
  });

  it.each([
    ['style="width:50%"', 'width-50', '447px'],
    ['style="width: 24.5%; height:auto"', 'width-25', '224px'],
    ['width="33%"', 'width-33', '296px'],
  ])('keeps the width in percent that an editor set: %s', (attributes, name, size) => {
    const image = picture(`src="${uploads}/boat-800x600.png" ${attributes}`);
    expect(image?.className).toBe(name);
    expect(image?.sizes).toContain(size);
    expect(Math.max(...offeredWidths(image))).toBeLessThanOrEqual(960);
  });

  it.each(['style="width:100%"', 'width="100%"', 'style="max-width:50%"', 'style="width:50em"'])(
    'uses the full width with %s',
    (attributes) => expect(picture(`src="${uploads}/boat-800x600.png" ${attributes}`)?.className).toBe(''),
  );

  it.each([
    ['aspect-ratio:16/9;object-fit:cover', 'ratio-16-9', ['800', '450']],
    ['aspect-ratio: 3 / 4 ; object-fit: cover', 'ratio-3-4', ['800', '1067']],
    ['aspect-ratio:1; width : 180.5px ;object-fit:cover', 'ratio-1-1', ['180', '180']],
    ['object-fit:cover;width:300px;height:310px', 'ratio-1-1', ['300', '300']],
    ['width:600px;height:100px;object-fit:cover', 'ratio-3-1', ['600', '200']],
    ['aspect-ratio:16/9;object-fit:contain', '', ['800', '600']],
    ['aspect-ratio:0;object-fit:cover', '', ['800', '600']],
    ['aspect-ratio:auto;object-fit:cover', '', ['800', '600']],
  ])('crops a picture as an editor set it: %s', (style, name, size) => {
    const image = picture(`src="${uploads}/boat-800x600.png" style="${style}"`);
    expect(image?.className).toBe(name);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(size);
  });

  it('keeps rounded corners that an editor set', () => {
    const html = `<figure class="wp-block-image is-style-rounded"><img src="${uploads}/boat-800x600.png"></figure>`;
    expect(read(html).querySelector('figure')?.className).toBe('is-style-rounded');
  });

  it.each([
    ['alt="Boats"', 'Boats'],
    ['alt=""', 'photos.example/1/two boats'],
  ])('keeps a name in the link of a removed picture: %s', (attributes, name) => {
    const html = `<p><a href="https://photos.example/1/two%20boats?a=1"><img src="https://x.example/a.jpg" ${attributes}></a></p>`;
    expect(read(html).querySelector('a')?.textContent).toBe(name);
  });

  it('reads the size from the file name if there are no attributes', () => {
    const image = picture(`src="${uploads}/boat-640x480.jpg"`);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['640', '480']);
  });

  it('adds no srcset to a picture of unknown size', () => {
    const image = picture(`src="${uploads}/boat.jpg"`);
    expect([image?.hasAttribute('srcset'), image?.hasAttribute('sizes')]).toEqual([false, false]);
  });

  it.each([
    `<div class="wp-block-cover has-parallax"><div class="wp-block-cover__image-background has-parallax" style="background-position:50% 50%;background-image:url(${uploads}/boat.jpg)"></div><div class="wp-block-cover__inner-container"><p>Words</p></div></div>`,
    `<div class="wp-block-cover has-background-dim" style="background-image:url(&quot;${uploads}/boat.jpg&quot;)"><p>Words</p></div>`,
    `<div class="wp-block-media-text is-image-fill"><figure class="wp-block-media-text__media" style="background-image:url(${uploads}/boat.jpg);background-position:50% 50%"></figure><p>Words</p></div>`,
  ])('renders a background as a picture: %s', (html) => {
    const body = read(html);
    expect(body.querySelector('img')?.src).toContain('/cms/wp-content/uploads/2027/03/boat.jpg');
    expect(body.textContent).toBe('Words');
  });
});

describe('createHtmlSanitiser: embedded videos', () => {
  const video = (src: string) => {
    const link = read(`<iframe src="${src}"></iframe>`).querySelector('a');
    return [link?.dataset['videoFrame'], link?.getAttribute('href')];
  };
  it.each([
    [
      'https://www.youtube.com/embed/videoseries?list=PLabc_DEF-1234',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PLabc_DEF-1234',
      'https://www.youtube.com/playlist?list=PLabc_DEF-1234',
    ],
    [
      'https://www.youtube.com/embed/abc-DEF_123?feature=oembed&amp;start=90&amp;list=PLabc_DEF-1234',
      'https://www.youtube-nocookie.com/embed/abc-DEF_123?list=PLabc_DEF-1234&start=90',
      'https://www.youtube.com/watch?v=abc-DEF_123&list=PLabc_DEF-1234&t=90s',
    ],
    [
      'https://player.vimeo.com/video/123456?dnt=1&amp;h=0a1b2c3d4e#t=1m5s',
      'https://player.vimeo.com/video/123456?dnt=1&h=0a1b2c3d4e#t=65s',
      'https://vimeo.com/123456/0a1b2c3d4e#t=65s',
    ],
  ])('keeps the playlist, start time and hash of %s', (src, frame, page) =>
    expect(video(src)).toEqual([frame, page]),
  );

  it.each([
    ['https://www.youtube.com/playlist?list=PLabc_DEF-1234', '/embed/videoseries?list=PLabc_DEF-1234'],
    ['https://youtu.be/abc-DEF_123?t=1h2m3s', '/embed/abc-DEF_123?start=3723'],
    ['https://www.youtube.com/watch?v=abc-DEF_123&amp;t=42', '/embed/abc-DEF_123?start=42'],
    ['https://www.youtube.com/shorts/abc-DEF_123', '/embed/abc-DEF_123'],
    ['https://vimeo.com/123456/0a1b2c3d4e', '/video/123456?dnt=1&h=0a1b2c3d4e'],
  ])('recognises the video page %s', (address, frame) => {
    const link = read(`<p>${address}</p>`).querySelector('a');
    expect(link?.dataset['videoFrame']).toMatch(new RegExp(`${frame.replaceAll(/[?]/g, '\\?')}$`));
  });
});

describe('createHtmlSanitiser: files and galleries', () => {
  it('renders a file as its name and a button, separated by a space', () => {
    const body = read(
      `<div class="wp-block-file"><object class="wp-block-file__embed" data="${uploads}/prices.pdf"></object><a id="wp-block-file--media-1" href="${uploads}/prices.pdf">Prices 2027</a><a href="${uploads}/prices.pdf" class="wp-block-file__button wp-element-button" download>Download</a></div>`,
    );
    expect(body.textContent).toBe('Prices 2027 Download');
    expect(body.querySelector('.wp-block-file > .wp-block-button__link')?.textContent).toBe('Download');
  });

  it.each([
    `<dl class='gallery-item'><dt class='gallery-icon landscape'><a href='${contentUrl}/boat-at-sea-jpg/'><img width="150" height="150" src="${uploads}/boat-150x150.jpg" alt=""></a></dt></dl>`,
    `<p><a href="${contentUrl}/news/boat/" rel="attachment wp-att-11"><img src="${uploads}/boat.jpg" alt=""></a></p>`,
    `<p><a href="${contentUrl}/?attachment_id=11"><img src="${uploads}/boat.jpg" alt=""></a></p>`,
  ])('removes the link from a picture to its attachment page: %s', (html) => {
    expect(read(html).querySelector('a')).toBeNull();
    expect(read(html).querySelector('img')).not.toBeNull();
  });

  it.each([
    `<p><a href="${contentUrl}/?attachment_id=11">The boat</a></p>`,
    `<p><a href="${contentUrl}/news/boat/" rel="attachment wp-att-11">The boat</a></p>`,
  ])('keeps a text link to an attachment page: %s', (html) => {
    expect(read(html).querySelector('a')?.textContent).toBe('The boat');
    expect(sanitise(html)).not.toContain('data-');
  });

  it('keeps a linked picture that is alone in its paragraph', () => {
    const html = `<p><a href="/about"><img src="${uploads}/boat.jpg" alt=""></a></p>`;
    expect(read(html).querySelector('p > a > img')).not.toBeNull();
  });

  it('keeps links from a gallery to its files', () => {
    const html = `<div class='gallery-icon'><a href='${uploads}/boat.jpg'><img src="${uploads}/boat-150x150.jpg" alt=""></a></div>`;
    expect(read(html).querySelector('a')?.getAttribute('href')).toContain('/cms/');
  });

  it('replaces WordPress URLs in text with the file name or the path', () => {
    expect(
      textOf(
        `<audio class="wp-audio-shortcode" controls><source type="audio/mpeg" src="${uploads}/horn.mp3?_=1" /><a href="${uploads}/fog%20horn.mp3">${uploads}/fog%20horn.mp3</a></audio>`,
      ),
    ).toBe('fog horn.mp3');
    expect(textOf(`<p><a href="${contentUrl}/about/">${contentUrl}/about/</a></p>`)).toBe('/about');
    expect(textOf(`<p>${uploads}/terms.pdf</p>`)).toBe('terms.pdf');
  });
});

describe('createHtmlSanitiser: video and audio blocks', () => {
  const media = (html: string) => {
    const body = read(html);
    return [...body.querySelectorAll('a')].map(({ pathname, textContent }) => `${textContent} ${pathname}`);
  };
  const horn = '/cms/wp-content/uploads/2027/03/horn';

  it.each([
    `<audio controls><source src="${uploads}/horn.mp3">Your browser plays no sounds.</audio>`,
    `<audio controls><source src="${uploads}/horn.mp3" type="audio/mpeg"><source src="${uploads}/horn.ogg"><p>Old</p></audio>`,
    `<audio class="wp-audio-shortcode"><source src="${uploads}/horn.mp3?_=1" /><a href="${uploads}/horn.mp3">${uploads}/horn.mp3</a></audio>`,
    `<video><div><video><source src="${uploads}/horn.mp3"></video>Old</div></video>`,
  ])('become one link to their file: %s', (html) => {
    expect(media(html)).toEqual([`horn.mp3 ${horn}.mp3`]);
    expect(textOf(html)).toBe('horn.mp3');
    expect(sanitise(html)).not.toMatch(/data-(?:media|source)/);
  });

  it('show the poster of a video', () => {
    for (const film of [
      `<video controls poster="${uploads}/boat.jpg" src="${uploads}/horn.mp4"></video>`,
      `<video poster="${uploads}/boat.jpg"><source src="${uploads}/horn.mp4">Old</video>`,
    ]) {
      expect(read(film).querySelector('img')?.src).toContain('/boat.jpg');
      expect(media(film)).toEqual([`horn.mp4 ${horn}.mp4`]);
    }
  });

  it('keep their fallback text if the file is missing', () => {
    expect(textOf('<video><source src="javascript:go()"><p>Ask us for the film</p></video>')).toBe(
      'Ask us for the film',
    );
  });

  it('leave attributes of other elements unchanged', () => {
    expect(sanitise('<div data-media><a href="/a" data-source>x</a> y</div>')).toBe(
      '<div><a href="/a">x</a> y</div>',
    );
  });
});

describe('createHtmlSanitiser: obsolete or rare HTML elements', () => {
  it('keeps the areas of an image map as links', () => {
    const [area] = read('<map><area href="/quay" alt="Quay 3"><area href="/mole"></map>').querySelectorAll(
      'a',
    );
    expect([area?.textContent, area?.getAttribute('href')]).toEqual(['Quay 3', '/quay']);
    expect(textOf('<map><area href="/mole"></map>')).toBe('/mole');
  });

  it.each(['center', 'dialog', 'hgroup', 'legend', 'marquee'])('starts a new line for %s', (name) => {
    expect(sanitise(`Before<${name}>Words</${name}>`)).toBe('Before<div>Words</div>');
  });

  it('renders a menu element as a list', () => {
    expect(sanitise('<menu><li>x</li></menu>')).toBe('<ul><li>x</li></ul>');
  });
});

describe('createHtmlSanitiser: links to URLs of WordPress', () => {
  it.each([
    `${contentUrl}/wp-login.php?redirect_to=x`,
    `${contentUrl}/wp-admin/`,
    `${contentUrl}/wp/wp-admin/post.php?post=1`,
    `${contentUrl}/wp-json/wp/v2/posts`,
    `${contentUrl}/xmlrpc.php`,
    `${contentUrl}/graphql?query-7-page=2`,
    `${contentUrl}/wp-content/plugins/a/prices.pdf`,
    `${contentUrl}/wp-includes/a.js`,
  ])('become text: %s', (address) => {
    const html = `<p><a href="${address}">Log in</a></p>`;
    expect(read(html).querySelector('a')).toBeNull();
    expect(textOf(html)).toBe('Log in');
  });

  it.each([
    'https://other.example/wp-admin/',
    '/graphql-for-harbours',
    '/wp-content-guide',
    `${uploads}/a.pdf`,
  ])('are distinguished from similar URLs: %s', (address) =>
    expect(read(`<a href="${address}">x</a>`).querySelector('a')).not.toBeNull(),
  );
});

it('createHtmlSanitiser removes the page numbers of a post list, because the site shows the list on one page', () => {
  const html =
    '<div class="wp-block-query"><ul><li>One</li></ul><nav class="wp-block-query-pagination"><a href="?query-7-page=2">2</a><div>Next</div></nav><a href="?query-7-page=2" class="wp-block-query-pagination-next">Next</a></div><p>x</p>';
  expect(sanitise(html)).toBe('<div><ul><li>One</li></ul></div><p>x</p>');
});

describe('createHtmlSanitiser: styles that an editor chose', () => {
  it('renders a verse as text, not as code', () => {
    expect(sanitise('<pre class="wp-block-verse">Roses\n  are</pre>')).toBe(
      '<div class="wp-block-verse">Roses\n  are</div>',
    );
  });

  it.each([
    ['style="list-style-type:upper-roman"', 'list-upper-roman'],
    ['style="list-style-type:lower-alpha"', 'list-lower-alpha'],
    ['type="I"', 'list-upper-roman'],
    ['type="i"', 'list-lower-roman'],
    ['style="list-style-type:decimal" type="a"', ''],
  ])('numbers a list by its %s', (attributes, name) => {
    const list = read(`<ol ${attributes} class="wp-block-list" start="3" reversed><li>x</li></ol>`);
    expect(list.querySelector('ol')?.className).toBe(name);
    expect(list.querySelector('ol')?.matches('[start="3"][reversed]')).toBe(true);
  });

  it.each([
    ['66.66%', 'column-66'],
    ['33.33%', 'column-33'],
    ['25%', 'column-25'],
    ['69%', 'column-70'],
  ])('keeps the width of a column of %s', (basis, name) => {
    const html = `<div class="wp-block-columns"><div class="wp-block-column" style="flex-basis:${basis}">x</div></div>`;
    expect(read(html).querySelector('.wp-block-columns > div')?.className).toBe(name);
  });
});

describe('createHtmlSanitiser: shortcodes of unknown plugins', () => {
  it.each([
    ['<p>Write: [contact-form-7 id=&#8221;12&#8221; title=&#8221;Contact&#8221;]</p>', 'Write:'],
    ['<p>[woocommerce_cart]</p><p>x</p>', 'x'],
    ['<p>[products]</p><p>x</p>', 'x'],
    ['<p>[vc_row][vc_column width="1/2"]Words[/vc_column][/vc_row]</p>', 'Words'],
    ['<p>[su_button url="https://x.example/?a=b&amp;c"]<strong>Buy</strong>[/su_button] now</p>', 'Buy now'],
    ['<p>[gravityform id=1 title=false /] x</p>', 'x'],
    ['<p>[contact-form-7 404 "Not found"] x</p>', 'x'],
  ])('are removed: %s', (html, output) => expect(textOf(html)).toBe(output));

  it.each([
    '<p>He said [sic] that [1] the [long-term] plan […] is [a] good one</p>',
    '<p><code>[gallery ids="1"]</code></p>',
    '<pre>[vc_row]\n[/vc_row]</pre>',
    '<p>[see https://x.example/?a=b]</p>',
    '<p>x [applause] y</p>',
  ])('are distinguished from other brackets: %s', (html) =>
    expect(textOf(html)).toBe(
      new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' '),
    ),
  );
});

describe('createHtmlSanitiser: removed content', () => {
  const sanitiseWithMarks = createHtmlSanitiser(links, { marksRemovals: true });
  const removalMarks = (html: string) =>
    [
      ...new DOMParser()
        .parseFromString(sanitiseWithMarks(html), 'text/html')
        .querySelectorAll('[data-removed]'),
    ].map((mark) => mark.getAttribute('data-removed'));
  it.each([
    ['<form aria-label="Contact"><input><button>Send</button></form>', 'form:Contact'],
    ['<form role="search" class="wp-block-search"><input></form>', 'search:'],
    ['<select><option>2026</option></select>', 'field:select'],
    ['<p><button>Call us</button></p>', 'button:'],
    ['<script>x()</script>', 'script:'],
    ['<iframe src="https://maps.example/a"></iframe>', 'frame:maps.example'],
    ['<math><mi>x</mi></math>', 'formula:'],
    ['<svg><path d="M0 0"></path></svg>', 'drawing:'],
    ['<p><img src="https://x.example/a/b%20c.jpg"></p>', 'picture:x.example/a/b c.jpg'],
    [`<p><img src="${contentUrl}/wp-content/themes/t/a.webp"></p>`, 'picture:/wp-content/themes/t/a.webp'],
    ['<div style="background-image:url(https://x.example/a.jpg)">x</div>', 'picture:x.example/a.jpg'],
    ['<p>[rev_slider alias="home"]</p>', 'shortcode:rev_slider'],
    ['<a href="javascript:go()">x</a>', 'link:javascript:go()'],
    [`<a href="${contentUrl}/wp-login.php">x</a>`, 'address:/wp-login.php'],
    ['<nav class="wp-block-query-pagination"><a href="?query-0-page=2">2</a></nav>', 'pages:'],
    [`<p>${'x'.repeat(300_001)}</p>`, 'markup:'],
  ])('is marked for the check: %s', (html, mark) => expect(removalMarks(html)).toEqual([mark]));

  it('is marked once for the check, and never for visitors', () => {
    const html = '<p>[a_b]</p>'.repeat(30) + '<script></script><script></script>';
    expect(removalMarks(html)).toEqual(['script:', 'shortcode:a_b']);
    expect(sanitise(html)).not.toContain('data-removed');
    expect(sanitise('<p data-removed="form:x">x</p>')).toBe('<p>x</p>');
  });

  it.each([
    accordion(),
    tabs,
    '<figure><button type="button" class="lightbox-trigger" aria-label="Enlarge"><svg></svg></button></figure>',
    '<svg aria-hidden="true"></svg>',
    '<style>.a{}</style>',
  ])('is not reported for %s', (html) => expect(removalMarks(html)).toEqual([]));
});
