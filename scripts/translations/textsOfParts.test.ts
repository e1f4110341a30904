import { expect, it } from 'vitest';
import { isTextInUse } from './textsOfParts.ts';

const enabled = { apiReference: false, newsletter: true };

it('isTextInUse requires no translation of texts that only a disabled feature shows', () => {
  const isInUse = (...usedIn: string[]) => isTextInUse({ usedIn }, enabled);
  expect(isInUse('components/docs/viewerLabels.ts')).toBe(false);
  expect(isInUse('components/docs/viewerLabels.ts', 'components/ui/Field/Field.tsx')).toBe(true);
  expect(isInUse('components/newsletter/noticeTexts.ts')).toBe(true);
  expect(isInUse()).toBe(true);
});
