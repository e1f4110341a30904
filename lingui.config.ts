import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { replacedOriginals } from './scripts/overrides/overrides.ts';
import { defaultLocale, localeCodes } from './locales/locales.ts';

/** `npm run check:translations` extracts into a folder of its own, to compare. */
const folder = process.env['EXTRACT_TO'] ?? '<rootDir>/locales';
const viewerLabels = ['components/docs/viewerLabels.ts', 'components/docs/loadViewerLabels.ts'];

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...localeCodes],
  catalogs: [
    {
      path: `${folder}/{locale}/messages`,
      include: ['components', 'renderer', 'pages', 'schema', 'server', 'brand'],
      exclude: [
        ...viewerLabels,
        ...replacedOriginals(import.meta.dirname),
        '**/node_modules/**',
        '**/*.test.{ts,tsx}',
        '**/__generated__/**',
      ],
    },
    // Separate, because only the API reference loads it.
    { path: `${folder}/{locale}/reference`, include: viewerLabels },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // `msg` of the site is for texts that the unbundled server uses too.
  macro: { corePackage: ['@lingui/core/macro', '#locales/msg.ts'] },
});
