import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProse } from '../scripts/prose/checkProse.ts';

// Numbers of violations that are accepted for now. Only ever lower them.
const openingLimit = 0;
const phraseLimit = 7;

const root = path.resolve(import.meta.dirname, '..');
const sources =
  '{.ci,benchmarks,brand,cms,components,content-model,locales,pages,renderer,schema,scripts,server,tests,theme,wordpress}/' +
  '**/*.{ts,tsx,mjs,js,php,css}';

type Comment = { file: string; line: number; text: string };

/** Returns the comments of a file: each docstring, block or group of `//` lines as text on one line. */
function commentsIn(file: string, source: string): Comment[] {
  const comments: Comment[] = [];
  let isOpen = false;
  for (const [index, line] of source.split('\n').entries()) {
    const [, openingMark, words = ''] = /^\s*(\/\*\*?|\/\/|\*(?!\/))\s?(.*?)(?:\s*\*\/)?$/.exec(line) ?? [];
    const last = comments.at(-1);
    if (openingMark === undefined) isOpen = false;
    else if (isOpen && openingMark !== '/**' && last !== undefined)
      last.text = `${last.text} ${words}`.trim();
    else if (openingMark !== '*') {
      comments.push({ file, line: index + 1, text: words.trim() });
      isOpen = !line.endsWith('*/');
    }
  }
  return comments;
}

async function commentsByFile(): Promise<Comment[][]> {
  const files: Comment[][] = [];
  for await (const file of glob(sources, {
    cwd: root,
    exclude: ['**/__generated__', '**/generated', '**/node_modules'],
  }))
    files.push(commentsIn(file, await readFile(path.join(root, file), 'utf8')));
  return files;
}

describe('source code comments', async () => {
  const files = await commentsByFile();
  const describeComment = ({ file, line, text }: Comment) => `${file}:${line}: ${text}`;

  it('are found', () => expect(files.flat().length).toBeGreaterThan(3000));

  it('name their subject instead of opening with What, Of, How, Where, Who or That', () => {
    const openings = files
      .flat()
      .filter(({ text }) => /^(?:What|Of|How|Where|Whom?|Whose|That)\b/.test(text))
      .map(describeComment);
    expect(openings.length <= openingLimit ? [] : openings).toEqual([]);
  });

  it('use the terms of the field (scripts/prose/wordList.ts)', () => {
    const phrases = files.flatMap((comments) =>
      // Each comment is a paragraph: one line, followed by an empty line.
      checkProse(comments.map(({ text }) => text).join('\n\n')).map(({ line, text }) => {
        const comment = comments[(line - 1) / 2];
        return comment === undefined ? text : `${describeComment(comment)}\n    ${text}`;
      }),
    );
    expect(phrases.length <= phraseLimit ? [] : phrases).toEqual([]);
  });
});
