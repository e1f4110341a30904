import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { islandsChunk } from './vitePlugins.ts';

const root = path.resolve(import.meta.dirname, '..');
const idOf = (file: string) => path.join(root, file);

/** Modules of a build, with the modules that they import statically and load on demand. */
const modules: Record<string, { imports?: string[]; loads?: string[] }> = {
  'renderer/+client.ts': {
    imports: ['components/island/IslandElement.ts', 'brand/brand.ts'],
    loads: ['components/pricing/startFleetPrice.ts'],
  },
  'components/island/IslandElement.ts': {
    imports: ['components/island/islands.ts'],
    loads: ['components/island/hydrate.tsx'],
  },
  'components/island/islands.ts': {
    loads: [
      'components/forms/ContactForm.tsx',
      'components/forms/CustomForm.tsx',
      'components/forms/LeadForm.tsx',
      'components/newsletter/NewsletterForm.tsx',
    ],
  },
  'components/island/hydrate.tsx': {
    imports: ['node_modules/react-dom/client.js', 'node_modules/@lingui/core/dist/index.mjs'],
  },
  'components/forms/ContactForm.tsx': { imports: ['components/forms/EnquiryForm.tsx', 'brand/brand.ts'] },
  'components/forms/CustomForm.tsx': {
    imports: ['components/forms/EnquiryForm.tsx', 'components/forms/useSteps.ts'],
  },
  'components/forms/LeadForm.tsx': { imports: ['components/forms/leadFields.ts'] },
  'components/newsletter/NewsletterForm.tsx': { imports: ['styled-system/css/css.js'] },
  'components/forms/EnquiryForm.tsx': { loads: ['components/forms/challenge/solvedChallenge.ts'] },
  'components/pricing/startFleetPrice.ts': {
    imports: [
      'components/pricing/fleetPrice.ts',
      'locales/formatters.ts',
      'components/content/currencies.ts',
      'components/content/amount.ts',
    ],
  },
};

/** Returns the chunk of a module in a build that names the file `renamedFile` differently. */
function chunkOf(file: string, renamedFile?: string): string | null {
  const newId = `${idOf('renamed')}.ts`;
  const idsOf = (files: string[] = []) => files.map((file) => (file === renamedFile ? newId : idOf(file)));
  const graph = {
    getModuleInfo(id: string) {
      const { imports, loads } = modules[id === newId ? (renamedFile ?? '') : path.relative(root, id)] ?? {};
      return { importedIds: idsOf(imports), dynamicallyImportedIds: idsOf(loads) };
    },
  };
  return islandsChunk().name(idOf(file), graph);
}

describe('islandsChunk', () => {
  it.each<[chunk: string | null, file: string, reason: string]>([
    ['islands', 'components/forms/EnquiryForm.tsx', 'several islands import it'],
    ['islands', 'components/forms/leadFields.ts', 'an island of every page imports it'],
    ['islands', 'node_modules/react-dom/client.js', 'all islands need it'],
    ['words', 'node_modules/@lingui/core/dist/index.mjs', 'scripts without React need it too'],
    ['amounts', 'components/content/amount.ts', 'it formats amounts'],
    [null, 'components/forms/useSteps.ts', 'a single island imports it'],
    [null, 'components/forms/challenge/solvedChallenge.ts', 'an island loads it on demand'],
    [null, 'styled-system/css/css.js', 'the build evaluates its calls'],
  ])('returns %j for %s, because %s', (chunk, file) => {
    expect(chunkOf(file)).toBe(chunk);
  });

  it.each([
    ['components/forms/LeadForm.tsx', 'no module of the island LeadForm'],
    ['components/island/IslandElement.ts', '/components/island/IslandElement.ts loads no modules'],
    ['components/island/islands.ts', '/components/island/islands.ts loads no modules'],
    ['styled-system/css/css.js', 'styled-system'],
    ['node_modules/@lingui/core/dist/index.mjs', 'lingui'],
    ['brand/brand.ts', 'brand'],
    ['locales/formatters.ts', 'formatters'],
    ['components/content/currencies.ts', 'currencies'],
    ['components/content/amount.ts', 'amount'],
    ['components/pricing/fleetPrice.ts', 'fleet'],
    ['components/pricing/startFleetPrice.ts', 'startFleetPrice'],
  ])('throws if %s has another name', (renamed, expectedError) => {
    expect(() => chunkOf('components/forms/EnquiryForm.tsx', renamed)).toThrow(expectedError);
  });
});
