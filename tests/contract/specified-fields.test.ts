import { readFileSync } from 'node:fs';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { getRequest } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { query as blogCategoryPageQuery } from '../../pages/blog/category/@slug/+query.ts';
import { query as blogPageQuery } from '../../pages/blog/index/+query.ts';
import { query as postPageQuery } from '../../pages/blog/@slug/+query.ts';
import { query as contentPageQuery } from '../../pages/(site)/content/+query.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/content.graphql', import.meta.url), 'utf8'));
const section = (kind: string) => `PageElementsSectionElements${kind}Layout`;
const element = (kind: string) => `BlogPostElementsSectionElements${kind}Layout`;

const requestedFields = {
  getPage: selectedFields(contentPageQuery),
  getBlogOverview: selectedFields(blogPageQuery),
  getPosts: selectedFields(blogPageQuery),
  getPostsByCategory: selectedFields(blogCategoryPageQuery),
  getPost: selectedFields(postPageQuery),
};

const seo = [
  ...[
    'title',
    'metaDesc',
    'metaKeywords',
    'metaRobotsNofollow',
    'metaRobotsNoindex',
    'readingTime',
    'focuskw',
  ],
  ...['opengraphTitle', 'opengraphDescription', 'opengraphType', 'opengraphSiteName', 'opengraphImage'],
  ...['twitterTitle', 'twitterDescription', 'twitterImage', 'twitterCardType'],
  ...['canonical', 'breadcrumbs', 'fullHead'],
];
const amounts = ['europeDkk', 'europeEur', 'europeUsd', 'worldDkk', 'worldEur', 'worldUsd'];

/** Fields that the site has to query according to its specification. */
describe.each<[purpose: keyof typeof requestedFields, type: string, fields: string[]]>([
  ['getBlogOverview', 'Page', ['seo', 'translations', 'locale']],
  ['getBlogOverview', 'Translation', ['href', 'id', 'locale', 'post_title']],
  ['getPosts', 'Post', ['title', 'excerpt', 'date', 'dateGmt', 'link', 'categories', 'blogPostElements']],
  ['getPostsByCategory', 'Post', ['title', 'excerpt', 'date', 'dateGmt', 'link', 'categories']],
  [
    'getPost',
    'Post',
    ['title', 'slug', 'excerpt', 'date', 'dateGmt', 'link', 'categories', 'translated', 'seo'],
  ],
  ['getPost', 'Post', ['author', 'featuredImage', 'blogPostElements', 'locale', 'content']],
  ['getPost', 'Category', ['name', 'slug', 'link']],
  ['getPost', 'User', ['name', 'avatar']],
  ['getPost', 'Avatar', ['url']],
  ['getPost', 'MediaItem', ['altText', 'sourceUrl']],
  ['getPost', 'BlogPostElements', ['coverImage', 'sectionElements']],
  ['getPosts', 'BlogPostElements', ['coverImage', 'featuredImage']],
  ['getPost', element('SectionHeading'), ['sectionHeading']],
  ['getPost', element('SectionContent'), ['contentWysiwyg']],
  ['getPost', element('BlogMedia'), ['border', 'width', 'image']],
  ['getPost', element('Signature'), ['signature']],
  ['getPost', 'PostTypeSEO', seo],
  ['getPage', 'Page', ['translated', 'seo', 'pageElements']],
  ['getPage', 'PostTypeSEO', seo],
  ['getPage', section('Contact'), ['contactinfo', 'contactForm']],
  ['getPage', 'PageElementsSectionElementsContactFormFormField', ['type', 'name', 'placeholder', 'width']],
  ['getPage', 'PageElementsSectionElementsFaq', ['question', 'answer']],
  [
    'getPage',
    section('HeroElement'),
    ['title', 'subtitle', 'description', 'label', 'image', 'globalButtons'],
  ],
  ['getPage', 'PageElementsSectionElementsGlobalButtons', ['link', 'style', 'icon']],
  ['getPage', 'AcfLink', ['url', 'target', 'title']],
  ['getPage', 'PageElementsSectionElementsPackages', ['title', 'label', 'shortDescription', 'prices']],
  ['getPage', 'PageElementsSectionElementsPackagesPrices', ['dkk', 'eur', 'usd']],
  ['getPage', 'PageElementsSectionElementsPackagesPricesDkk', ['price', 'subtitle']],
  ['getPage', 'Product', ['title', 'productGroup']],
  [
    'getPage',
    'ProductGroup',
    ['globalButtons', 'description', 'label', 'prices', 'subscriptions', 'services'],
  ],
  ['getPage', 'ProductGroupPrices', amounts],
  ['getPage', 'ProductGroupSubscriptions', amounts],
  ['getPage', 'ProductGroupServices', ['name']],
])('%s', (purpose, type, fields) => {
  it.each(fields)(`selects ${type}.%s`, (field) => {
    expect(requestedFields[purpose]).toContain(`${type}.${field}`);
  });
});

it('getPage selects all twenty-seven section kinds', () => {
  const kinds = [
    ...['HeroElement', 'PackageSelector', 'UseCase', 'Pricing', 'SectionTitle', 'About', 'Benefits', 'Cases'],
    ...['Contact', 'ContactSection', 'Faq', 'Guide', 'SplitContentImgRight', 'DashboardFeatures'],
    ...[
      'LargeFactsFeatureBoxes',
      'FullwidthContentSplitImgLeft',
      'TopImgWithContent',
      'OurOffice',
      'OurTeam',
    ],
    ...['OurValues', 'CompanyInfo', 'ContentWithCtaBanner', 'FeaturedContent', 'BoxGrid'],
    ...['FeaturesWithCtaBanner', 'Features', 'CallToActionCard'],
  ];
  expect(kinds).toHaveLength(27);
  expect(kinds.filter((kind) => !requestedFields.getPage.has(`${section(kind)}.title`))).toEqual([]);
});

/** Returns the fields that a page's operation selects, as `Type.field`. */
function selectedFields({ operation }: { operation: Parameters<typeof getRequest>[0] }): ReadonlySet<string> {
  const fieldPaths = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(getRequest(operation).params.text ?? ''),
    visitWithTypeInfo(types, {
      Field: ({ name }) => void fieldPaths.add(`${types.getParentType()?.name}.${name.value}`),
    }),
  );
  return fieldPaths;
}
