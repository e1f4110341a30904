import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';
import { configDefaults, defineConfig } from 'vitest/config';
import { overridePlugin } from './scripts/overrides/overridePlugin.ts';
import { testsOfOriginals } from './scripts/overrides/overrides.ts';
import { companyMessages } from './scripts/vitePlugins.ts';
import { demonstrationTests, isDemonstration } from './tests/support/demonstrationTests.ts';
import { isFull } from './tests/support/fullSuite.ts';

const exclude = [
  ...configDefaults.exclude,
  'data/**',
  '.cache/**',
  'tests/e2e/**',
  ...(isFull ? [] : ['**/*.full.test.ts']),
  ...(isDemonstration ? [] : demonstrationTests),
  ...testsOfOriginals(import.meta.dirname),
];

const integration = ['tests/integration/**/*.test.ts', 'wordpress/*.test.ts'];

// Without Vike: components are tested against the real react-relay.
export default defineConfig({
  plugins: [
    overridePlugin(import.meta.dirname),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    companyMessages(import.meta.dirname),
    relay,
  ],
  // graphql-yoga loads this build through Node.js. A second copy would be a different realm.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // The default leaves one core free, which is half of two.
    maxWorkers: '100%',
    // Generous, for busy machines.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    exclude,
    globalSetup: ['./tests/support/dropTestSchemas.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...integration, 'tests/attacks/**', 'tests/guides/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          setupFiles: ['./tests/support/unmountAfterTests.ts'],
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: integration,
          // These tests mostly wait for servers, mail and databases.
          maxWorkers: '200%',
        },
      },
      {
        extends: true,
        // Run against the built site; scripts/runTests.ts builds it first.
        test: {
          name: 'attacks',
          environment: 'node',
          include: ['tests/attacks/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Follow the guides in copies of the project, and run documented commands in a fresh clone.
        test: {
          name: 'guides',
          environment: 'node',
          include: ['tests/guides/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
