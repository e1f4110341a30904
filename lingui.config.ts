import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLocale, localeCodes } from './locales/locales.ts';

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...localeCodes],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['components', 'renderer', 'pages', 'schema', 'server'],
      exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}', '**/__generated__/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  // The site's own is for texts that the server says as well, which no build prepares.
  macro: { corePackage: ['@lingui/core/macro', '#locales/msg.ts'] },
});
