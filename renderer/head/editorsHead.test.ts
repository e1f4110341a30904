import { expect, it } from 'vitest';
import { readEditorsHead } from './editorsHead.ts';

it('takes what an SEO plugin says beside the fields that the site asks for', () => {
  const yoast = `<!-- This site is optimized with the Yoast SEO plugin -->
    <title>Saving battery with PSM &#038; eDRX</title>
    <meta name="description" content="Said by the site itself." />
    <meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large" />
    <link rel="canonical" href="http://cms.example/blog/saving-battery/" />
    <meta property="og:title" content="Said by the site itself." />
    <meta property="article:publisher" content="https://social.example/kystlink" />
    <meta name="google-site-verification" content="a&amp;b" />
    <meta name="twitter:label1" content="Est. reading time" />
    <meta name="twitter:data1" content="3 minutes" />
    <script type="application/ld+json">{"@graph":[]}</script>`;
  expect(readEditorsHead(yoast)).toEqual({
    robots: ['max-snippet:-1', 'max-image-preview:large'],
    metas: [
      { attribute: 'property', key: 'article:publisher', content: 'https://social.example/kystlink' },
      { attribute: 'name', key: 'google-site-verification', content: 'a&b' },
      { attribute: 'name', key: 'twitter:label1', content: 'Est. reading time' },
      { attribute: 'name', key: 'twitter:data1', content: '3 minutes' },
    ],
  });
});

it.each([
  ['leads elsewhere', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['hides where visitors come from', '<meta name="referrer" content="unsafe-url">'],
  ['is a program', '<script>alert(1)</script><meta name="author" content="">'],
  ['is too long to be meant', `<meta name="author" content="${'a'.repeat(301)}">`],
  ['keeps a page out of search engines beside its field', '<meta name="robots" content="noindex, none">'],
])('drops what %s', (_what, fullHead) => {
  expect(readEditorsHead(fullHead)).toEqual({ metas: [], robots: [] });
});
