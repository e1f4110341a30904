import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unreachedFiles } from './unreachedFiles.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unreached-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Creates a card with two helpers, one of which a page uses too, and an override of the card. */
async function writeProject(override: string): Promise<void> {
  const files = {
    'components/Card.tsx':
      "import { frame } from './frame.styles.ts';\nimport { Icon } from '#components/Icon.tsx';",
    'components/frame.styles.ts': "import { line } from './line.ts';",
    'components/frame.test.ts': "import { frame } from './frame.styles.ts';",
    'components/line.ts': '',
    'components/Icon.tsx': '',
    'pages/Page.tsx':
      "import { Card } from '#components/Card.tsx';\nimport { Icon } from '#components/Icon.tsx';",
    'brand/components/Card.tsx': override,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

describe('unreachedFiles', () => {
  it('returns a replaced original and the files that only it imports', async () => {
    await writeProject('export const Card = 1;');
    expect(unreachedFiles(root)).toEqual([
      'components/Card.tsx',
      'components/frame.styles.ts',
      'components/line.ts',
    ]);
  });

  it.each([
    ["import { frame } from './frame.styles.ts';", ['components/Card.tsx']],
    ["import { line } from '#components/line.ts';", ['components/Card.tsx', 'components/frame.styles.ts']],
    ["import { Card } from '#original/Card.tsx';", []],
  ])('keeps files that the override imports: %s', async (override, unreached) => {
    await writeProject(override);
    expect(unreachedFiles(root)).toEqual(unreached);
  });
});
