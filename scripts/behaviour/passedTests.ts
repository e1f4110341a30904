import path from 'node:path';
import * as v from 'valibot';
import type { NamedTest } from './readPromises.ts';

const VitestResults = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ title: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

const JourneyResult = v.object({
  title: v.string(),
  ok: v.boolean(),
  tests: v.optional(v.array(v.object({ status: v.string() })), []),
});

type Suite = v.InferOutput<typeof Suite>;
const Suite = v.object({
  file: v.optional(v.string(), ''),
  specs: v.optional(v.array(JourneyResult), []),
  suites: v.optional(v.array(v.unknown()), []),
});
const PlaywrightResults = v.object({ suites: v.array(Suite) });

/** The tests that passed by a report of Vitest, at the second try too, with their file from `root`. */
export function passedInVitest(report: unknown, root: string): NamedTest[] {
  return testsIn(report, root, ({ status }) => status === 'passed');
}

/** The tests that failed first and then passed, by a report of Vitest, with their file from `root`. */
export function passedAtSecondTryInVitest(report: unknown, root: string): NamedTest[] {
  return testsIn(
    report,
    root,
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
}

type TestResult = v.InferOutput<typeof VitestResults>['testResults'][number]['assertionResults'][number];

function testsIn(report: unknown, root: string, isMeant: (test: TestResult) => boolean): NamedTest[] {
  const parsed = v.safeParse(VitestResults, report);
  if (!parsed.success) return [];
  return parsed.output.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isMeant).map(({ title }) => ({ file: path.relative(root, name), name: title })),
  );
}

/** The journeys that passed, at the second try too, by a report of Playwright. */
export function passedInPlaywright(report: unknown): NamedTest[] {
  return journeysIn(report, ({ ok }) => ok);
}

/** The journeys that failed first and then passed, by a report of Playwright. */
export function passedAtSecondTryInPlaywright(report: unknown): NamedTest[] {
  return journeysIn(report, ({ tests }) => tests.some(({ status }) => status === 'flaky'));
}

type JourneyResult = v.InferOutput<typeof JourneyResult>;

function journeysIn(report: unknown, isMeant: (journey: JourneyResult) => boolean): NamedTest[] {
  const inSuite = (suite: Suite): NamedTest[] => [
    ...suite.specs.filter(isMeant).map(({ title }) => ({ file: `tests/e2e/${suite.file}`, name: title })),
    ...suite.suites.flatMap((each) => {
      const parsed = v.safeParse(Suite, each);
      return parsed.success ? inSuite(parsed.output) : [];
    }),
  ];
  const parsed = v.safeParse(PlaywrightResults, report);
  return parsed.success ? parsed.output.suites.flatMap(inSuite) : [];
}
