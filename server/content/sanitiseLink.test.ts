import { describe, expect, it } from 'vitest';
import { createRemovals } from './removals.ts';
import {
  addressName,
  attachmentAttribute,
  buttonClass,
  fileName,
  frameLink,
  link,
  mediaLink,
  sourceLink,
  textLink,
} from './sanitiseLink.ts';

const removals = createRemovals();
/** Leaves all URLs as they are, except unsafe ones. */
const toSitePath = (url: string) => (url.startsWith('javascript:') ? '' : url);
const tools = { toSitePath, removals };
const reportOf = (act: (tools: { toSitePath: typeof toSitePath; removals: typeof removals }) => unknown) => {
  const reportedRemovals = createRemovals();
  act({ toSitePath, removals: reportedRemovals });
  return reportedRemovals.marks();
};

describe('link', () => {
  it.each([
    [{ href: '/a' }, { href: '/a' }],
    [{ href: 'https://x.example/' }, { href: 'https://x.example/', rel: 'noopener' }],
    [{ href: 'HTTP://x.example/' }, { href: 'HTTP://x.example/', rel: 'noopener' }],
    [{ href: '/https:' }, { href: '/https:' }],
    [
      { href: '/a', target: '_blank' },
      { href: '/a', target: '_blank', rel: 'noopener' },
    ],
    [{ href: '/a', target: '_top' }, { href: '/a' }],
    [
      { href: '/a', rel: 'nofollow  ugc xugc sponsored ugcx' },
      { href: '/a', rel: 'nofollow ugc sponsored' },
    ],
    [
      { href: '/a', class: `x ${buttonClass}` },
      { href: '/a', class: buttonClass },
    ],
    [
      { href: '/a', class: 'wp-block-file__button' },
      { href: '/a', class: buttonClass },
    ],
    [{ href: '/a', class: 'x' }, { href: '/a' }],
    [
      { href: '/a', rel: 'attachment' },
      { href: '/a', [attachmentAttribute]: '' },
    ],
    [{ href: '/?attachment_id=3' }, { href: '/?attachment_id=3', [attachmentAttribute]: '' }],
    [{ href: '/?a=b&attachment_id=3' }, { href: '/?a=b&attachment_id=3', [attachmentAttribute]: '' }],
    [{ href: '/cms/a.pdf', rel: 'attachment' }, { href: '/cms/a.pdf' }],
  ])('sanitises %j to %j', (attributes, attribs) => {
    expect(link(attributes, tools)).toEqual({ tagName: 'a', attribs });
  });

  it('marks links of galleries', () => {
    expect(link({ href: '/a' }, tools, true).attribs).toEqual({ href: '/a', [attachmentAttribute]: '' });
  });

  it.each([
    '/wp-admin',
    '/wp-admin/edit.php',
    '/wp/wp-admin/',
    '/wp-json/v2?x',
    '/wp-content/themes/a.css#b',
    '/wp-includes/a.js',
    '/wp-login.php',
    '/wp-login.php?x=1',
    '/xmlrpc.php',
    '/wp/graphql',
  ])('removes and reports a link to the WordPress path %s', (href) => {
    expect(link({ href }, tools)).toEqual({ tagName: 'span', attribs: {} });
    expect(reportOf((reportingTools) => link({ href }, reportingTools))).toContain(`"address:${href}"`);
  });

  it.each(['/wp-administration', '/a/wp-admin/', '/wp-login.php5', '/graphql-guide', '/wpa/wp-admin'])(
    'keeps the link to %s',
    (href) => {
      expect(link({ href }, tools).attribs).toEqual({ href });
      expect(reportOf((reportingTools) => link({ href }, reportingTools))).toBe('');
    },
  );

  it('removes and reports an unsafe URL, but reports no empty one', () => {
    expect(link({ href: 'javascript:alert(1)' }, tools).tagName).toBe('span');
    expect(reportOf((reportingTools) => link({ href: 'javascript:alert(1)' }, reportingTools))).toContain(
      'link:javascript:alert(1)',
    );
    for (const attributes of [{ href: '' }, { href: ' ' }]) {
      expect(
        reportOf((reportingTools) => link(attributes, { ...reportingTools, toSitePath: () => '' })),
      ).toBe('');
      expect(link(attributes, { ...tools, toSitePath: () => '' }).tagName).toBe('span');
    }
  });
});

describe('frameLink', () => {
  const video = 'https://www.youtube.com/embed/abcdefghijk';
  it('names a video by its title, or by its host', () => {
    expect(frameLink({ src: video, title: ' Tides ' }, tools)).toMatchObject({ tagName: 'a', text: 'Tides' });
    expect(frameLink({ src: video, title: ' ' }, tools)).toMatchObject({ text: 'YouTube' });
    expect(reportOf((reportingTools) => frameLink({ src: video }, reportingTools))).toBe('');
  });

  it('removes the frame of an embedded WordPress post without a report', () => {
    const frame = { src: 'https://x.example/a', class: 'a wp-embedded-content' };
    expect(frameLink(frame, tools)).toEqual({ tagName: 'iframe', attribs: {} });
    expect(reportOf((reportingTools) => frameLink(frame, reportingTools))).toBe('');
  });

  it('turns any other frame into a link, and reports its host', () => {
    expect(frameLink({ src: 'https://x.example/a' }, tools)).toMatchObject({
      tagName: 'a',
      text: 'x.example',
    });
    expect(reportOf((reportingTools) => frameLink({ src: 'https://x.example/a' }, reportingTools))).toContain(
      '"frame:x.example"',
    );
    expect(reportOf((reportingTools) => frameLink({ src: 'about' }, reportingTools))).toContain(
      '"frame:about"',
    );
    expect(frameLink({}, tools)).toEqual({ tagName: 'iframe', attribs: {} });
  });
});

it('mediaLink links to the file, or leaves the element to its sources', () => {
  expect(mediaLink({ src: '/cms/tide.mp3' }, tools)).toMatchObject({ tagName: 'a', text: 'tide.mp3' });
  expect(mediaLink({}, tools)).toEqual({ tagName: 'div', attribs: { 'data-media': '' } });
});

it.each([
  ['/cms/a.mp4?_=12', '/cms/a.mp4'],
  ['/cms/a.mp4?x=1&_=1', '/cms/a.mp4?x=1'],
  ['/cms/a.mp4?_=1x', '/cms/a.mp4?_=1x'],
])('sourceLink removes the number of the player from %s', (src, href) => {
  expect(sourceLink({ src }, tools)).toMatchObject({ tagName: 'a', attribs: { href, 'data-source': '' } });
});

describe('textLink', () => {
  it.each([
    [{ src: '/cms/a.pdf', title: ' Map ' }, 'Map'],
    [{ src: '/cms/a.pdf', title: ' ' }, 'a.pdf'],
    [{ src: 'https://x.example/a.pdf' }, 'x.example'],
  ])('names the link %j %s', (attributes, text) => {
    expect(textLink('embed', attributes, tools)).toMatchObject({ tagName: 'a', text });
  });

  it.each(['mailto:a@x.example', '#a', 'javascript:alert(1)', 'a/https:'])(
    'removes the element with %s',
    (src) => {
      expect(textLink('embed', { src }, tools)).toEqual({ tagName: 'embed', attribs: {} });
    },
  );
});

it.each([
  ['/a/b.pdf', 'b.pdf'],
  ['/a/b.pdf?x=/c', 'b.pdf'],
  ['/a/b.pdf#/c', 'b.pdf'],
  ['/a/K%C3%B8b.pdf', 'Køb.pdf'],
  ['/a/%E0.pdf', '%E0.pdf'],
  ['/a/', '/a/'],
])('fileName of %s is %s', (path, name) => {
  expect(fileName(path)).toBe(name);
});

it.each([
  ['https://x.example/b%C3%B8j?x#y', 'x.example/bøj'],
  ['/b%C3%B8j', '/bøj'],
  ['/%E0', '/%E0'],
  ['javascript:x', 'javascript:x'],
])('addressName of %s is %s', (address, name) => {
  expect(addressName(address, toSitePath)).toBe(name);
});
