import { defineConfig, type Config } from '@pandacss/dev';
import { unreachedFiles } from './scripts/overrides/unreachedFiles.ts';
import { fallbackFaces } from './theme/fallbackFaces.ts';
import { globalCss } from './theme/globalCss.ts';
import { recipes, slotRecipes } from './theme/recipes/index.ts';
import { semanticTokens } from './theme/semanticTokens.ts';
import { textStyles, keyframes } from './theme/textStyles.ts';
import { tokens, conditions } from './theme/tokens.ts';

const collected = 'classNames.add(className);';

/** Lets Panda's runtime, through which every class name passes, write the short name of a class. */
const runtimeHooks: Config['hooks'] = {
  'codegen:prepare': ({ artifacts }) => {
    const helpers = artifacts.flatMap(({ files }) => files).find(({ file }) => file === 'helpers.js');
    if (!helpers?.code?.includes(collected)) {
      throw new Error(`Panda's runtime no longer contains "${collected}". Update panda.config.ts.`);
    }
    helpers.code = [
      "import { shortClassName } from '#theme/shortClassNames.ts';",
      helpers.code.replace(collected, 'classNames.add(shortClassName(className));'),
    ].join('\n');
  },
};

export default defineConfig({
  preflight: false,
  presets: ['@pandacss/preset-base'],
  eject: false,
  // Panda emits rules in the order in which it finds them. `brand/` comes last, so the company's rules do not change the
  // order of the platform's.
  include: [
    './components/**/*.{ts,tsx}',
    './pages/**/*.{ts,tsx}',
    './renderer/**/*.{ts,tsx}',
    './brand/**/*.{ts,tsx}',
  ],
  exclude: ['**/*.test.tsx', '**/__generated__/**', ...unreachedFiles(process.cwd())],
  importMap: {
    css: '#styled/css',
    recipes: '#styled/recipes',
    patterns: '#styled/patterns',
    jsx: '#styled/jsx',
  },
  outdir: 'styled-system',
  outExtension: 'js',
  strictTokens: false,
  conditions: { extend: conditions },
  theme: {
    breakpoints: { xs: '320px', sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
  globalCss,
  globalFontface: fallbackFaces,
  hooks: runtimeHooks,
});
