import { expect, it } from 'vitest';
import { createSiteContentClient } from './siteContentClient.ts';

const footer = { company_address: [], menu: [], socials: [], footer_copyright: [] };

it('createSiteContentClient sends the keys of unsaved fields to WordPress for previews only', async () => {
  const drafts: (string | null)[] = [];
  const client = createSiteContentClient({
    restUrl: 'https://cms.example',
    namespace: 'site',
    timeoutMs: 1000,
    fetch: (_, init) => {
      drafts.push(new Headers(init?.headers).get('x-site-draft'));
      return Promise.resolve(Response.json(footer));
    },
  });

  await client.fetch('footer', 'en', { isProbe: false, draft: 'a'.repeat(32) });
  await client.fetch('footer', 'en');

  expect(drafts).toEqual(['a'.repeat(32), null]);
});
