import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the site promises, as a list of `docs/behaviour/` says it. */
type Promised = {
  /** Its list and number, such as `navigation 3`. */
  place: string;
  /** From the root of the project. */
  code: string[];
  tests: NamedTest[];
};

export type NamedTest = { file: string; name: string };

const folder = 'docs/behaviour';

/** Every promise of the lists of the project in `root`. */
export async function readPromises(root: string): Promise<Promised[]> {
  const promises: Promised[] = [];
  for await (const name of glob('*.md', { cwd: path.join(root, folder), exclude: ['README.md'] })) {
    const text = await readFile(path.join(root, folder, name), 'utf8');
    for (const [, number = '', sentence = ''] of text.matchAll(/^(\d+)\. ([^]*?)(?=^\d+\. |$(?![^]))/gm)) {
      const links = [...sentence.matchAll(/\]\((?:<([^>]+)>|([^\s)]+))(?:\s+(?:"([^"]+)"|'([^']+)'))?\)/g)];
      const named = links.map(([, spaced, plain, double, single]) => ({
        file: path.posix.join(folder, spaced ?? plain ?? ''),
        name: double ?? single,
      }));
      promises.push({
        place: `${name.replace('.md', '')} ${number}`,
        code: named.flatMap(({ file, name: test }) => (test === undefined ? [file] : [])),
        tests: named.flatMap(({ file, name: test }) => (test === undefined ? [] : [{ file, name: test }])),
      });
    }
  }
  return promises;
}

/** Whether a test is the named one: what stands in the place of `%s` and `${…}` does not count. */
export function isNamed({ file, name }: NamedTest, candidate: NamedTest): boolean {
  if (candidate.file !== file) return false;
  const parts = name
    .split(/%[sijo]|\$\{\w+\}|\$\w+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return candidate.name === name || new RegExp(`^${parts.join('.*')}$`, 's').test(candidate.name);
}

/** The promises that a list of tests does not show, a line each. */
export function withoutTest(promises: readonly Promised[], tests: readonly NamedTest[]): string[] {
  return promises.flatMap(({ place, tests: named }) =>
    named
      .filter((test) => !tests.some((candidate) => isNamed(test, candidate)))
      .map(({ file, name }) => `${place}: ${file} “${name}”`),
  );
}
