import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOverrides, replacedOriginals } from './overrides.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overrides-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

describe('findOverrides', () => {
  it('returns nothing if the project has no overrides folder', () => {
    expect(findOverrides(root)).toEqual([]);
  });

  it('returns files with an original, but no tests, artifacts or files that only the company has', async () => {
    await write({
      'components/ui/Heading.tsx': '',
      'components/ui/Heading.test.tsx': '',
      'components/ui/__generated__/Heading_x.graphql.ts': '',
      'brand/components/ui/Heading.tsx': 'export const Heading = 1;',
      'brand/components/ui/Heading.test.tsx': '',
      'brand/components/ui/Map.tsx': '',
      'brand/components/ui/__generated__/Heading_x.graphql.ts': '',
    });
    expect(findOverrides(root)).toEqual([{ path: 'ui/Heading.tsx', isReplaced: true }]);
  });
});

describe('replacedOriginals', () => {
  it.each([
    ["import { Heading as Original } from '#original/ui/Heading.tsx';", false],
    ["import {\n  Heading as Original,\n} from '#original/ui/Heading.tsx';", false],
    ["export * from '#original/ui/Heading.tsx';", false],
    ["const load = () => import('#original/ui/Heading.tsx');", false],
    ["import type { Props } from '#original/ui/Heading.tsx';", true],
    ["import { Icon } from '#original/ui/Icon.tsx';", true],
    ["import type { Props } from '#original/ui/Heading.tsx';\nimport { css } from '#styled/css';", true],
  ])('with %j in the override, the original is replaced: %s', async (code, isReplaced) => {
    await write({ 'components/ui/Heading.tsx': '', 'brand/components/ui/Heading.tsx': code });
    expect(replacedOriginals(root)).toEqual(isReplaced ? ['components/ui/Heading.tsx'] : []);
  });
});
