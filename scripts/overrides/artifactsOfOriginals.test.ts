import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { artifactsOfOriginals } from './artifactsOfOriginals.ts';

const file = 'components/sections/Faq/Faq.tsx';
const fragments = 'graphql`\n  fragment Faq_section on Faq { title }\n`;\ngraphql`query FaqQuery { a }`;\n';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overrides-'));
  for (const folder of ['', 'brand/'])
    await mkdir(path.dirname(path.join(root, `${folder}${file}`)), { recursive: true });
  await writeFile(path.join(root, file), fragments);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const override = (code: string) => writeFile(path.join(root, `brand/${file}`), code);

describe('artifactsOfOriginals', () => {
  it('re-exports the artifacts of an override beside its original', async () => {
    await override(fragments);
    expect(await artifactsOfOriginals(root)).toEqual(
      ['Faq_section', 'FaqQuery'].map((name) => ({
        file: `components/sections/Faq/__generated__/${name}.graphql.ts`,
        text: `export * from '#brand/components/sections/Faq/__generated__/${name}.graphql.ts';\n`,
      })),
    );
  });

  it('returns nothing for a wrapped original, whose artifacts Relay generates', async () => {
    await override(
      "export * from '#original/sections/Faq/Faq.tsx';\ngraphql`fragment Faq_more on Faq { a }`;\n",
    );
    expect(await artifactsOfOriginals(root)).toEqual([]);
  });
});
