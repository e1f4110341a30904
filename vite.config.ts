import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import relay from 'vite-plugin-relay';
import {
  analyticsScript,
  islandsChunk,
  buildDescriptors,
  companyMessages,
  messagesOfIslands,
} from './scripts/vitePlugins.ts';
import { validTranslations } from './scripts/validTranslations.ts';

// The README names them too, and a test holds it to these.
const supportedBrowsers = ['chrome109', 'firefox115', 'safari16'];

// Kept in the environment, for the file is read once for the browser's build and once for the server's.
const buildId = (process.env['PUBLIC_ENV__BUILD_ID'] ??= Date.now().toString(36));

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const styleNames = command === 'build' ? await loadStyleNaming() : undefined;
  return {
    plugins: [
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
      relay,
      vike(),
      buildDescriptors(buildId),
      analyticsScript({
        root: import.meta.dirname,
        buildId,
        target: supportedBrowsers,
        plugins: [babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] })],
      }),
      styleNames?.shorten,
    ],
    // A build says what needs somebody's eyes: not the list of its files, nor the `eval` of Lottie's expressions, which
    // no drawing of the site has and the policy forbids.
    logLevel: command === 'build' ? 'warn' : 'info',
    build: {
      assetsInlineLimit: 0,
      // Of the API reference, which is large; what visitors wait for is held by benchmarks/budget.json.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { checks: { eval: false, bundlerTimings: false } },
    },
    // The API reference is large, and few pages have it: it is bundled when one is opened first.
    optimizeDeps: { rolldownOptions: { plugins: [leaveOut('#components/docs/ApiReference.tsx')] } },
    // React has it itself; the shim is for versions before 18.
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
