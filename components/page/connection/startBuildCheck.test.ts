import { expect, it } from 'vitest';
import { isConnectionSlow } from './startBuildCheck.ts';

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ effectiveType: '4g' }, false],
  [undefined, false],
])('isConnectionSlow(%o) is %s', (connection, isSlow) => {
  expect(isConnectionSlow(connection)).toBe(isSlow);
});
