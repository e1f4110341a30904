import { replacedOriginals, testsOfOriginals } from './scripts/overrides/overrides.ts';

const root = import.meta.dirname;

const config = {
  src: '.',
  language: 'typescript',
  schema: './schema/content.graphql',
  excludes: [
    '**/node_modules/**',
    '**/__generated__/**',
    'dist/**',
    '**/styled-system/**',
    'data/**',
    '.cache/**',
    // An override has the fragments of its original.
    ...replacedOriginals(root),
    ...testsOfOriginals(root),
  ],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
};

// Relay's compiler and its Babel plugin load this file by `require`.
export { config as 'module.exports' };
