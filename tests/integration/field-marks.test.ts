import { vercelStegaDecodeAll } from '@vercel/stega';
import { decodeHTML } from 'entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLocale, isLocalised } from '#cms/content/localised.ts';
import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products } from '#cms/content/products.ts';
import { startCms, type Cms } from '#cms/server.ts';
import { databaseId } from '#cms/wordpress/nodes.ts';
import { localeCodes } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import { withoutFieldPath, type FieldPath } from '#schema/fieldPaths.ts';
import { withoutTags } from '#schema/markup.ts';
import { previewSessionHeader, type PreviewedContent } from '#schema/preview.ts';
import { issueToken } from '#server/content/previewRouter.ts';
import { parseHtml, type PageElement } from '#server/page-check/pageTree.ts';
import { firstUnlessFull } from '#tests/support/fullSuite.ts';
import { runSite, type RunningSite } from '#tests/support/runSite.ts';

const secret = 'a secret of at least thirty-two characters';
const frame = { admin: 'https://wordpress.example', draft: '0'.repeat(32) };

let cms: Cms;
let site: RunningSite;

beforeAll(async () => {
  cms = await startCms();
  site = await runSite({
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
    CONTENT_TOKEN: 'editor:application password',
    REVALIDATE_SECRET: secret,
  });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

const fixtures = [
  ...pages.map((fixture) => ({ fixture, type: 'page' as const, model: 'Page' as const })),
  ...posts.map((fixture) => ({ fixture, type: 'post' as const, model: 'Post' as const })),
  ...Object.values(products).map((fixture) => ({
    fixture: { ...fixture, sections: [] },
    type: 'product' as const,
    model: 'Product' as const,
  })),
];
type Fixture = (typeof fixtures)[number]['fixture'];

/** The demo content's pages, articles and products, in each of their languages in the full suite. */
const entries = fixtures.flatMap(({ fixture, type, model }) =>
  firstUnlessFull('languages' in fixture ? (fixture.languages ?? localeCodes) : localeCodes).map(
    (locale) => ({
      name: `${type} ${inLocale(fixture.title, 'en')} in ${locale}`,
      fixture,
      content: { id: databaseId(model, fixture.id, locale), type, locale } satisfies PreviewedContent,
    }),
  ),
);

async function open(content: PreviewedContent, headers: (session: string) => Record<string, string>) {
  const path = localisePath(`/preview/${content.type}`, content.locale);
  const session = issueToken(secret, 'session', content, Date.now());
  const response = await fetch(site.url + path, { headers: { accept: 'text/html', ...headers(session) } });
  expect(response.status).toBe(200);
  return response.text();
}
const framedPages = new Map<number, Promise<string>>();
/** Returns a preview in the frame beside the fields, which both tests read. */
function openInFrame(content: PreviewedContent): Promise<string> {
  const page =
    framedPages.get(content.id) ??
    open({ ...content, frame }, (session) => ({ [previewSessionHeader]: session }));
  framedPages.set(content.id, page);
  return page;
}
const openInTab = (content: PreviewedContent) =>
  open(content, (session) => ({ cookie: `__Host-preview=${session}` }));

/** Removes elements of only one kind of preview, and sealed forms, which differ in every response. */
function comparable(html: string): string {
  return html
    .replaceAll(/<\/?(?:section|text)-mark[^<>]*>/g, '')
    .replace(/<div hidden="" data-preview-session[^<>]*><\/div>/, '')
    .replace(/<aside [^<>]*>[^<>]*<a [^<>]*href="[^"]*\/preview\/exit".*?<\/aside>/, '')
    .replaceAll(/[\w-]{150,}(?:\.[\w-]+)*/g, 'sealed');
}

type PageText = { text: string; paths: FieldPath[]; section: number | undefined };

/** Returns the texts of a rendered page with the paths appended to them and the rows of their sections. */
function textsOf(html: string): PageText[] {
  const texts: PageText[] = [];
  const visit = (element: PageElement, section: number | undefined): void => {
    if (['script', 'style', 'template'].includes(element.name)) return;
    const row = element.name === 'section-mark' ? Number(element.attributes['row']) : section;
    for (const child of element.children) {
      if (typeof child !== 'string') visit(child, row);
      else if (/\p{L}/u.test(child))
        texts.push({
          text: withoutFieldPath(child),
          paths: withoutFieldPath(child) === child ? [] : vercelStegaDecodeAll(child),
          section: row,
        });
    }
  };
  visit(parseHtml(html), undefined);
  return texts;
}

/** Returns the demo content's text at a path, or undefined if there is none. */
function textAt(
  fixture: Fixture,
  section: number | undefined,
  path: FieldPath,
  locale: PreviewedContent['locale'],
) {
  const isOfEntry = path.startsWith('/');
  let value: unknown = isOfEntry ? fixture : section === undefined ? undefined : fixture.sections[section];
  for (const step of path.replace('/', '').split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  if (isLocalised(value)) return inLocale(value, locale);
  return typeof value === 'string' ? value : undefined;
}

const lettersOf = (html: string) => decodeHTML(html).replaceAll(/[^\p{L}\p{N}]+/gu, '');

describe('previews beside the fields', () => {
  it('contain the paths of fields in texts only, and otherwise equal previews in a tab', async () => {
    const changedTexts: string[] = [];
    for (const { name, content } of entries) {
      const [framedPage, tab] = await Promise.all([openInFrame(content), openInTab(content)]);
      expect(withoutFieldPath(tab)).toBe(tab);
      if (withoutFieldPath(comparable(framedPage)) !== comparable(tab)) changedTexts.push(name);
      const tags = framedPage.match(/<[a-z][^<>]*>|<(script|style|title)\b.*?<\/\1>/gis) ?? [];
      changedTexts.push(...tags.filter((tag) => withoutFieldPath(tag) !== tag));
    }
    expect(changedTexts).toEqual([]);
  }, 300_000);

  it('lead from every marked text to the field that contains it', async () => {
    const mismatches: string[] = [];
    let markedCount = 0;
    // The sanitiser rewrites the text of the hostile page.
    for (const { name, content, fixture } of entries.filter((entry) => !entry.name.includes('Hostile'))) {
      for (const { text, paths, section } of textsOf(await openInFrame(content))) {
        markedCount += paths.length > 0 ? 1 : 0;
        for (const path of paths) {
          const field = textAt(fixture, section, path, content.locale) ?? '';
          // A text made of two fields contains both. Attributes contain the names of embedded videos.
          const isExact = [withoutTags(field), field].some((value) =>
            paths.length > 1
              ? lettersOf(text).includes(lettersOf(value))
              : lettersOf(value).includes(lettersOf(text)),
          );
          if (field === '' || !isExact) mismatches.push(`${name}: ${section} ${path}: ${text}`);
        }
      }
    }
    expect(mismatches).toEqual([]);
    expect(markedCount).toBeGreaterThan(entries.length * 20);
  }, 300_000);
});
