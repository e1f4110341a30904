import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  passedAtSecondTryInPlaywright,
  passedAtSecondTryInVitest,
  passedInPlaywright,
  passedInVitest,
} from '../scripts/behaviour/passedTests.ts';
import { isNamed, readPromises, withoutTest, type NamedTest } from '../scripts/behaviour/readPromises.ts';

const root = path.resolve(import.meta.dirname, '..');
const runFile = promisify(execFile);
const promises = await readPromises(root);

describe('the lists of what the site promises', () => {
  it('are there, with code and a test for each sentence', async () => {
    expect(promises.length).toBeGreaterThan(100);
    for (const { place, code, tests } of promises) {
      expect(code, place).not.toEqual([]);
      expect(tests, place).not.toEqual([]);
      for (const file of [...code, ...tests.map((test) => test.file)])
        await expect(stat(path.join(root, file)), `${place}: ${file}`).resolves.toBeTruthy();
    }
  });

  it('name tests that the runners collect', async () => {
    expect(withoutTest(promises, [...(await listedByVitest()), ...(await listedByPlaywright())])).toEqual([]);
  }, 300_000);
});

describe('a promise', () => {
  const promised = {
    place: 'navigation 1',
    code: [],
    tests: [{ file: 'tests/e2e/a.spec.ts', name: 'a page opens in ${locale}' }],
  };
  const journeys = (ok: boolean) =>
    passedInPlaywright({
      suites: [
        { file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs: [{ title: 'a page opens in da', ok }] }] },
      ],
    });

  it('is kept by a test of its name that passed, whatever stands in a placeholder', () => {
    expect(withoutTest([promised], journeys(true))).toEqual([]);
    const unit = { file: 'a.test.ts', name: 'takes %s: something ($more)' };
    const results = (status: string) => ({
      testResults: [
        {
          name: `${root}/a.test.ts`,
          assertionResults: [{ title: 'takes x@y.z: something (or so)', status, failureMessages: [] }],
        },
      ],
    });
    expect(passedInVitest(results('passed'), root).some((test) => isNamed(unit, test))).toBe(true);
    expect(passedInVitest(results('skipped'), root)).toEqual([]);
  });

  it('is named where its test failed, was renamed, or did not run', () => {
    expect(withoutTest([promised], journeys(false))).toEqual([
      'navigation 1: tests/e2e/a.spec.ts “a page opens in ${locale}”',
    ]);
    expect(withoutTest([promised], [])).toHaveLength(1);
  });
});

it('a journey that needed a second try is told from one that passed at once', () => {
  const report = (status: string) => ({
    suites: [{ file: 'a.spec.ts', specs: [{ title: 'a page opens', ok: true, tests: [{ status }] }] }],
  });
  expect(passedAtSecondTryInPlaywright(report('flaky'))).toEqual([
    { file: 'tests/e2e/a.spec.ts', name: 'a page opens' },
  ]);
  expect(passedAtSecondTryInPlaywright(report('expected'))).toEqual([]);
});

it('a test that needed a second try is told from one that passed at once, and from one that failed twice', () => {
  const report = (status: string, failureMessages: string[]) => ({
    testResults: [
      { name: `${root}/a.test.ts`, assertionResults: [{ title: 'a page opens', status, failureMessages }] },
    ],
  });
  expect(passedAtSecondTryInVitest(report('passed', ['the socket hung up']), root)).toEqual([
    { file: 'a.test.ts', name: 'a page opens' },
  ]);
  expect(passedAtSecondTryInVitest(report('passed', []), root)).toEqual([]);
  expect(passedAtSecondTryInVitest(report('failed', ['once', 'twice']), root)).toEqual([]);
});

/** Read, not run: the names stand as they are written. */
async function listedByVitest(): Promise<NamedTest[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'));
  const file = path.join(folder, 'list.json');
  await runFile('vitest', ['list', '--static-parse', `--json=${file}`], { cwd: root });
  const listed: { name: string; file: string }[] = JSON.parse(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true });
  return listed.map((test) => ({
    file: path.relative(root, test.file),
    name: test.name.split(' > ').at(-1) ?? '',
  }));
}

async function listedByPlaywright(): Promise<NamedTest[]> {
  const { stdout } = await runFile('playwright', ['test', '--list', '--reporter=json'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return passedInPlaywright(JSON.parse(stdout));
}
