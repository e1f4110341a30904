import { describe, expect, it } from 'vitest';
import { plainServices } from '#tests/support/plainRendering.ts';
import { createPageCheck } from './pageCheckServices.ts';

const request = { id: 17, type: 'page' as const, locale: 'en' as const };
const operation = { name: 'PagePreviewQuery', text: null };

/** Creates the check of a page in which an editor typed `text`. `rendered` lists the content of each render. */
function checkOf(text: string) {
  const section = { __typename: 'PageElementsSectionElementsFaqLayout', title: text };
  const content = { page: { pageElements: { sectionElements: [section] } } };
  const rendered: unknown[] = [];
  const { check, placesOf } = createPageCheck({
    pageServices: () => ({ ...plainServices, fetchPreview: async () => content }),
    async render(_address, context) {
      const services = { ...plainServices, ...('services' in context && Object(context.services)) };
      const previewContent = await services.fetchPreview(operation, {});
      rendered.push(previewContent);
      return {
        status: 'page' in previewContent ? 200 : 404,
        contentType: 'text/html',
        body: '<main></main>',
        location: undefined,
      };
    },
    tokenFault: () => undefined,
    findRedirect: () => undefined,
    statusOf: async () => 200,
    publicPage: async () => undefined,
    fileAt: () => Promise.reject(new Error('the page has no files')),
    hasApiReference: true,
  });
  return { check, placesOf, rendered };
}

describe.each([
  ['<', 2_000_000],
  ['<img ', 400_000],
])('a draft with a text of %s, %d times', (repeated, times) => {
  it('is rejected before it is rendered or parsed', async () => {
    const { check, placesOf, rendered } = checkOf(repeated.repeat(times));
    expect(await check(request)).toEqual({ problem: 'too long' });
    expect(await placesOf(request)).toEqual({ problem: 'too long' });
    expect(rendered).toEqual([{}, {}]);
  });
});

it('createPageCheck checks a draft with a text of ninety thousand characters', async () => {
  const { check } = checkOf('<'.repeat(90_000));
  const codes = await check(request).then((result) =>
    ('findings' in result ? result.findings : []).map(({ code }) => code),
  );
  expect(codes).toContain('text-too-long');
});
