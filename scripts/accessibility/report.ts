import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { atag } from './atag.ts';
import { tests, type Criterion, type Evidence } from './Criterion.ts';
import { clauseOf, wcag } from './wcag.ts';

export type Product = {
  name: string;
  version: string;
  company: string;
  email: string;
  /** Date of the report, such as `2026-11-27`. */
  date: string;
};

type Result = { level: 'supports' | 'not-applicable' | 'not-evaluated'; notes: string };

const labels: Record<Result['level'], string> = {
  supports: 'Supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'To be assessed',
};

/** Result for the plugin's screens: axe checks all of WCAG at once, so no criterion is decided there. */
const adminResult: Result = {
  level: 'not-evaluated',
  notes: `Plugin's screens in WordPress, checked in part by ${nameOf(tests.adminAxe)}`,
};

/**
 * Returns the report as an OpenACR document (YAML, https://github.com/GSA/openacr). Its catalogue has no term for
 * criteria that are still to be assessed, so they are `not-evaluated`.
 */
export function openAcr(product: Product): string {
  const contact = { company_name: product.company, email: product.email };
  const chapter = (level: Criterion['level']) => ({
    criteria: wcag
      .filter((criterion) => criterion.level === level)
      .map((criterion) => ({
        num: criterion.number,
        components: [
          { name: 'web', adherence: resultOf(criterion) },
          { name: 'authoring-tool', adherence: adminResult },
        ],
      })),
  });
  const report = {
    title: `${product.name} Accessibility Conformance Report`,
    product: { name: product.name, version: product.version },
    author: contact,
    vendor: contact,
    report_date: product.date,
    notes: 'ATAG 2.0 part B, which has no chapter in OpenACR, is in the table written beside this file.',
    evaluation_methods_used: methods,
    license: 'CC0-1.0',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: { disabled: true },
    },
  };
  return stringify(report, { aliasDuplicateObjects: false });
}

const methods =
  'Automated tests in a browser and in WordPress. “Supports” names the test that shows it; everything else is to be assessed by a person.';

/** Returns the report as tables in Markdown. */
export function reportTable(product: Product): string {
  return `# Accessibility report: ${product.name} ${product.version}

${product.company}, ${product.date}. ${methods}

## WCAG 2.2, levels A and AA, and EN 301 549 V3.2.1: the website

${table(wcag, (criterion) => clauseOf(criterion.number) ?? '')}

The plugin's screens in WordPress: ${labels['not-evaluated'].toLowerCase()}, checked in part by ${nameOf(tests.adminAxe)}.

## ATAG 2.0, part B, levels A and AA, and EN 301 549 clause 11.8: the editing screens

${table(atag, () => '11.8')}
`;
}

function table(criteria: readonly Criterion[], clause: (criterion: Criterion) => string): string {
  const rows = criteria.map((criterion) => {
    const { level, notes } = resultOf(criterion);
    return `| ${criterion.number} ${criterion.name} | ${criterion.level} | ${clause(criterion)} | ${labels[level]} | ${notes} |`;
  });
  return [
    '| Criterion | Level | EN 301 549 | Result | Remarks |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function resultOf({ shownBy = [], checkedInPartBy = [], notApplicable }: Criterion): Result {
  if (notApplicable !== undefined) return { level: 'not-applicable', notes: notApplicable };
  if (shownBy.length > 0) return { level: 'supports', notes: `Shown by ${shownBy.map(nameOf).join('; ')}` };
  return {
    level: 'not-evaluated',
    notes: checkedInPartBy.length === 0 ? '' : `Checked in part by ${checkedInPartBy.map(nameOf).join('; ')}`,
  };
}

function nameOf({ file, title }: Evidence): string {
  return `${file} (“${title}”)`;
}

/** Returns the named tests that the project in `root` does not have. */
export function missingTests(root: string): string[] {
  return Object.values(tests)
    .filter(({ file, title }) => {
      const source = path.join(root, file);
      return !existsSync(source) || !readFileSync(source, 'utf8').includes(title);
    })
    .map(nameOf);
}
