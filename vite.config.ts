import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { overridePlugin } from './scripts/overrides/overridePlugin.ts';
import {
  analyticsScript,
  islandsChunk,
  buildDescriptors,
  companyMessages,
  libraryOutput,
  messagesOfIslands,
} from './scripts/vitePlugins.ts';
import { validTranslations } from './scripts/validTranslations.ts';

// The README lists them too; a test compares the two.
const supportedBrowsers = ['chrome109', 'firefox115', 'safari16'];

// In the environment, because this file is evaluated for the browser's build and again for the server's.
const buildId = (process.env['PUBLIC_ENV__BUILD_ID'] ??= Date.now().toString(36));

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const styleNames = command === 'build' ? await loadStyleNaming() : undefined;
  return {
    plugins: [
      overridePlugin(import.meta.dirname),
      react(),
      babel({
        presets: [
          linguiTransformerBabelPreset({ descriptorFields: 'message' }),
          ...(styleNames ? [styleNames.evaluate] : []),
        ],
      }),
      validTranslations(import.meta.dirname),
      lingui({ failOnCompileError: true }),
      companyMessages(import.meta.dirname),
      messagesOfIslands(),
      libraryOutput(),
      relay,
      vike(),
      buildDescriptors(buildId),
      analyticsScript({
        root: import.meta.dirname,
        buildId,
        target: supportedBrowsers,
        plugins: [
          overridePlugin(import.meta.dirname),
          babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
        ],
      }),
      styleNames?.shorten,
    ],
    // A build prints only warnings. It also omits the warning about `eval` in Lottie's expressions: no animation of the site
    // uses them, and the Content Security Policy forbids them.
    logLevel: command === 'build' ? 'warn' : 'info',
    build: {
      assetsInlineLimit: 0,
      // The API reference's chunk is this large. `benchmarks/budget.json` limits the size of the other pages.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { checks: { eval: false, bundlerTimings: false } },
    },
    // The API reference is large and rarely opened, so it is bundled on demand.
    optimizeDeps: { rolldownOptions: { plugins: [leaveOut('#components/docs/ApiReference.tsx')] } },
    // React contains this hook; the shim is for versions before 18.
    resolve: { alias: [{ find: 'use-sync-external-store/shim', replacement: 'react' }] },
    environments: {
      client: {
        build: {
          target: supportedBrowsers,
          rolldownOptions: {
            output: { codeSplitting: { groups: [islandsChunk()] } },
          },
        },
      },
    },
  };
});

/** Imported by the build alone: it reads every source, with a library that takes half a second to load. */
async function loadStyleNaming() {
  const { evaluateStyles } = await import('./scripts/style-names/evaluateStyles.ts');
  const { loadStyleNames } = await import('./scripts/style-names/loadStyleNames.ts');
  const { shortStyleNames } = await import('./scripts/style-names/shortStyleNames.ts');
  return { evaluate: evaluateStyles((await loadStyleNames()).classes), shorten: shortStyleNames() };
}

function leaveOut(module: string): Rolldown.Plugin {
  return {
    name: 'leave-out',
    resolveId: (id) => (id === module ? { id, external: true } : null),
  };
}
