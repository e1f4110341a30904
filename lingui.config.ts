import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLocale, localeCodes } from './locales/locales.ts';

/** `npm run check:translations` extracts into a folder of its own, to compare. */
const root = process.env['EXTRACT_TO'] ?? '<rootDir>';
const excluded = ['**/node_modules/**', '**/*.test.{ts,tsx}', '**/__generated__/**'];
const viewerLabels = ['components/docs/viewerLabels.ts', 'components/docs/loadViewerLabels.ts'];

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...localeCodes],
  catalogs: [
    {
      path: `${root}/locales/{locale}/messages`,
      include: ['components', 'renderer', 'pages', 'schema', 'server'],
      exclude: [...viewerLabels, ...excluded],
    },
    // Texts of the company: upgrades must not conflict with them.
    { path: `${root}/brand/locales/{locale}/messages`, include: ['brand'], exclude: excluded },
    // Separate, because only the API reference loads it.
    { path: `${root}/locales/{locale}/reference`, include: viewerLabels },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // `msg` of the site is for texts that the unbundled server uses too.
  macro: { corePackage: ['@lingui/core/macro', '#locales/msg.ts'] },
});
