import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DocumentHead } from './documentHead.ts';
import { HeadElements } from './HeadElements.tsx';

const minimalHead: DocumentHead = {
  title: 'Priser',
  description: undefined,
  keywords: undefined,
  robots: 'noindex',
  canonical: undefined,
  alternates: [],
  openGraph: {
    type: 'website',
    title: 'Priser',
    description: undefined,
    siteName: undefined,
    locale: 'da_DK',
    alternateLocales: [],
    image: undefined,
  },
  twitter: { card: 'summary', title: 'Priser', description: undefined, image: undefined },
  article: undefined,
  feed: undefined,
};

const fullHead: DocumentHead = {
  title: 'Priser | Kystlink',
  description: 'Hvad det koster.',
  keywords: 'SIM, IoT',
  robots: 'index, follow',
  canonical: 'https://a.example/da/priser',
  alternates: [
    { hrefLang: 'en', href: 'https://a.example/pricing' },
    { hrefLang: 'x-default', href: 'https://a.example/pricing' },
  ],
  previous: 'https://a.example/da/blog',
  next: 'https://a.example/da/blog?page=3',
  openGraph: {
    type: 'article',
    title: 'Delt',
    description: 'Delt tekst.',
    siteName: 'Kystlink',
    locale: 'da_DK',
    alternateLocales: ['en_US', 'de_DE'],
    image: { url: 'https://a.example/a.png', width: 800, height: 420, alt: 'A chart' },
  },
  twitter: {
    card: 'summary_large_image',
    title: 'Kort',
    description: 'Kort tekst.',
    image: 'https://a.example/b.png',
  },
  article: {
    publishedAt: '2026-10-14T06:30:00Z',
    modifiedAt: '2026-10-16T07:12:00Z',
    author: 'Jonas Riis',
    section: 'Feltnoter',
  },
  feed: 'https://a.example/da/feed.xml',
  further: [
    { attribute: 'name', key: 'google-site-verification', content: 'x' },
    { attribute: 'property', key: 'fb:app_id', content: '7' },
  ],
};

function elementsOf(head: DocumentHead, keepsScroll = false) {
  const headElement = new DOMParser().parseFromString(
    renderToStaticMarkup(<HeadElements head={head} keepsScroll={keepsScroll} />),
    'text/html',
  ).head;
  const attributesOf = (selector: string, names: string[]) =>
    [...headElement.querySelectorAll(selector)].map((element) =>
      names.map((name) => element.getAttribute(name)).join(' '),
    );
  return {
    title: headElement.querySelector('title')?.textContent,
    names: attributesOf('meta[name]:not([name="theme-color"])', ['name', 'content']),
    properties: attributesOf('meta[property]', ['property', 'content']),
    links: attributesOf('link:not([rel~=icon], [rel=apple-touch-icon], [rel=manifest], [as=font])', [
      'rel',
      'hreflang',
      'type',
      'href',
      'title',
    ]).map((link) => link.replace(/ +/g, ' ').trim()),
    icons: attributesOf('link:is([rel~=icon], [rel=apple-touch-icon], [rel=manifest])', ['rel', 'href']),
  };
}

const icons = [
  'icon /favicon.ico',
  'icon /favicon.svg',
  'apple-touch-icon /apple-touch-icon.png',
  'manifest /site.webmanifest',
];

it('HeadElements renders all data under the names of search engines and sharing services', () => {
  expect(elementsOf(fullHead)).toEqual({
    title: 'Priser | Kystlink',
    names: [
      'description Hvad det koster.',
      'keywords SIM, IoT',
      'robots index, follow',
      'twitter:card summary_large_image',
      'twitter:title Kort',
      'twitter:description Kort tekst.',
      'twitter:image https://a.example/b.png',
      'google-site-verification x',
    ],
    properties: [
      'og:type article',
      'og:title Delt',
      'og:description Delt tekst.',
      'og:url https://a.example/da/priser',
      'og:site_name Kystlink',
      'og:locale da_DK',
      'og:locale:alternate en_US',
      'og:locale:alternate de_DE',
      'og:image https://a.example/a.png',
      'og:image:width 800',
      'og:image:height 420',
      'og:image:alt A chart',
      'article:published_time 2026-10-14T06:30:00Z',
      'article:modified_time 2026-10-16T07:12:00Z',
      'article:author Jonas Riis',
      'article:section Feltnoter',
      'fb:app_id 7',
    ],
    links: [
      'canonical https://a.example/da/priser',
      'alternate en https://a.example/pricing',
      'alternate x-default https://a.example/pricing',
      'prev https://a.example/da/blog',
      'next https://a.example/da/blog?page=3',
      'alternate application/atom+xml https://a.example/da/feed.xml Kystlink',
    ],
    icons,
  });
});

it('HeadElements omits elements without data', () => {
  expect(elementsOf(minimalHead)).toEqual({
    title: 'Priser',
    names: ['robots noindex', 'twitter:card summary', 'twitter:title Priser'],
    properties: ['og:type website', 'og:title Priser', 'og:locale da_DK'],
    links: [],
    icons,
  });
});

it('HeadElements marks pages that keep the scroll position', () => {
  expect(elementsOf(minimalHead, true).names).toContain('scroll keep');
});
