import path from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';
import config from '../../vitest.config.ts';
import { createExchange, folderVariable } from './mutationState.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Replaces the tested module by the one that has all mutants in it. */
function mutantPlugin(): Plugin {
  const { file, code } = createExchange(process.env[folderVariable] ?? '').readModule();
  return {
    name: 'mutants',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler: (_code, id) => (id.replace(/\?.*$/, '') === file ? { code, map: null } : null),
    },
  };
}

/** The project's tests, each in modules of its own and one at a time, because all mutants share one switch. */
export default {
  ...config,
  root,
  plugins: [mutantPlugin(), ...(config.plugins ?? [])],
  test: {
    ...config.test,
    fileParallelism: false,
    // Vitest's cache keys do not include the mutants.
    fsModuleCache: false,
    projects: config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project
        ? {
            ...project,
            test: {
              ...project.test,
              isolate: true,
              fsModuleCache: false,
              maxConcurrency: 1,
              retry: 0,
              runner: path.join(import.meta.dirname, 'mutationRunner.ts'),
            },
          }
        : project,
    ),
  },
};
