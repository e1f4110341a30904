import { describe, expect, it } from 'vitest';
import { subjectFault } from './commitSubject.ts';

describe('subjectFault', () => {
  it.each([
    'fix(preview): keep section buttons off the text',
    'feat!: require Node 22',
    'docs: shorten the tour',
    'Merge branch "main" into preview',
    'fixup! fix(preview): keep section buttons off the text',
    `fix: ${'x'.repeat(67)}`,
  ])('accepts %j', (subject) => expect(subjectFault(subject)).toBeUndefined());

  it.each([
    'preview: the buttons stand above it',
    'Fix the preview',
    'fix(Preview): x',
    'fix:no space',
    'fix: ',
    '',
  ])('asks for a type in %j', (subject) => expect(subjectFault(subject)).toMatch(/^Write "type\(scope\)/));

  it('counts the characters of a subject longer than 72', () => {
    expect(subjectFault(`fix: ${'x'.repeat(68)}`)).toMatch(/^73 characters; at most 72/);
  });
});
