import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLocale, localeCodes } from './locales/locales.ts';

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...localeCodes],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['components', 'renderer', 'pages'],
      exclude: ['**/node_modules/**', '**/*.test.tsx', '**/__generated__/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
