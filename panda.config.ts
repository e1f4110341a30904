import { defineConfig } from '@pandacss/dev';
import { fallbackFaces } from './theme/fallbackFaces.ts';
import { globalCss } from './theme/globalCss.ts';
import { recipes, slotRecipes } from './theme/recipes/index.ts';
import { runtimeHooks } from './theme/runtimeHooks.ts';
import { semanticTokens } from './theme/semanticTokens.ts';
import { textStyles, keyframes } from './theme/textStyles.ts';
import { tokens, conditions } from './theme/tokens.ts';

export default defineConfig({
  preflight: false,
  presets: ['@pandacss/preset-base'],
  eject: false,
  // Rules stand in the order in which they are found: what a company adds comes after all of the platform's, and moves none.
  include: [
    './components/**/*.{ts,tsx}',
    './pages/**/*.{ts,tsx}',
    './renderer/**/*.{ts,tsx}',
    './brand/**/*.{ts,tsx}',
  ],
  exclude: ['**/*.test.tsx', '**/__generated__/**'],
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
