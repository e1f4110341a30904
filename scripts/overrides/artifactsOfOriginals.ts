import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { overridesFolder, replacedOriginals } from './overrides.ts';

const documents = /\bgraphql`([^`]*)`/g;
const definitions = /\b(?:fragment|query|mutation)\s+(\w+)/g;

/**
 * Returns modules that take the place of Relay's artifacts beside replaced originals and re-export those of their
 * overrides. TypeScript then checks the platform's code against the fields that the overrides query.
 */
export async function artifactsOfOriginals(root: string): Promise<{ file: string; text: string }[]> {
  const artifacts: { file: string; text: string }[] = [];
  for (const originalFile of replacedOriginals(root)) {
    const override = path.join(overridesFolder, path.relative('components', originalFile));
    const code = await readFile(path.join(root, override), 'utf8');
    for (const [, document = ''] of code.matchAll(documents))
      for (const [, name = ''] of document.matchAll(definitions)) {
        const file = `__generated__/${name}.graphql.ts`;
        artifacts.push({
          file: path.join(path.dirname(originalFile), file),
          text: `export * from '#${path.dirname(override)}/${file}';\n`,
        });
      }
  }
  return artifacts;
}
