import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';
import { configDefaults, defineConfig } from 'vitest/config';
import { demonstrationTests, isDemonstration } from './tests/support/demonstrationTests.ts';
import { isFull } from './tests/support/fullSuite.ts';

const exclude = [
  ...configDefaults.exclude,
  'data/**',
  '.cache/**',
  'tests/e2e/**',
  ...(isFull ? [] : ['**/*.full.test.ts']),
  ...(isDemonstration ? [] : demonstrationTests),
];

const integration = ['tests/integration/**/*.test.ts', 'wordpress/*.test.ts'];

// Without Vike: components are tested against the real react-relay.
export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), relay],
  // graphql-yoga gets this build from Node; a second one beside it would be another realm.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // By default one core is left to a person at the machine: half of two.
    maxWorkers: '100%',
    // Generous, for a machine that does something else too.
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
          // They wait for servers, mail and databases more than they compute.
          maxWorkers: '200%',
        },
      },
      {
        extends: true,
        // Against the built site, which scripts/runTests.ts builds first.
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
        // Copies of the project: the guides are followed, and documented commands run in a fresh clone.
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
