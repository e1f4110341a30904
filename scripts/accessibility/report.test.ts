import { siteRoot } from '#server/lib/siteRoot.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { atag } from './atag.ts';
import { missingTests, openAcr, reportTable } from './report.ts';
import { wcag } from './wcag.ts';

const product = {
  name: 'Acme',
  version: '1.0.0',
  company: 'Acme',
  email: 'access@acme.example',
  date: '2026-11-27',
};

describe('the accessibility report', () => {
  it('names only tests that the project has', () => {
    expect(missingTests(siteRoot)).toEqual([]);
  });

  it('has every criterion of WCAG 2.2 A and AA and of ATAG 2.0 part B once', () => {
    const numbersOf = (criteria: readonly { number: string }[]) =>
      new Set(criteria.map(({ number }) => number));

    expect([numbersOf(wcag).size, wcag.length]).toEqual([55, 55]);
    expect([numbersOf(atag).size, atag.length]).toEqual([28, 28]);
  });

  it('claims support only with a test', () => {
    const { chapters } = parse(openAcr(product));

    const claims = [chapters.success_criteria_level_a, chapters.success_criteria_level_aa]
      .flatMap(({ criteria }) => criteria)
      .flatMap(({ components }) => components)
      .filter(({ adherence }) => adherence.level === 'supports');
    expect(claims.length).toBeGreaterThan(5);
    for (const { adherence } of claims)
      expect(adherence.notes).toMatch(/^Shown by [\w/.-]+\.(?:test|spec)\.tsx? /);
  });

  it('lists a criterion without tests as to be assessed, with its clause of EN 301 549', () => {
    expect(reportTable(product)).toContain('| 1.3.4 Orientation | AA | 9.1.3.4 | To be assessed |  |');
  });
});
