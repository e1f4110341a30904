import type { SeoBlock } from '#renderer/head/PageHead.ts';

/** SEO fields of a page, most of them empty. */
export const seo: SeoBlock = {
  title: 'Priser | Kystlink',
  metaDesc: 'Hvad det koster.',
  metaKeywords: '',
  focuskw: null,
  fullHead: null,
  metaRobotsNoindex: 'index',
  metaRobotsNofollow: 'follow',
  canonical: '/da/priser',
  opengraphTitle: null,
  opengraphDescription: null,
  opengraphType: '',
  opengraphSiteName: 'Kystlink',
  opengraphImage: null,
  twitterTitle: '',
  twitterDescription: '',
  twitterCardType: '',
  twitterImage: null,
  readingTime: 3,
  breadcrumbs: null,
};
