import { expect, it } from 'vitest';
import { refusedLicences } from './refusedLicences.ts';

const lockfileWith = (license: string | undefined, name = 'a') =>
  refusedLicences({
    packages: { '': { link: false }, [`node_modules/b/node_modules/${name}`]: { license, link: false } },
  });

it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])(
  'refusedLicences accepts a package under %s',
  (license) => {
    expect(lockfileWith(license)).toEqual([]);
  },
);

it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'AGPL-3.0', undefined])(
  'a package under %s is reported',
  (license) => {
    expect(lockfileWith(license)).toEqual([`a: ${license ?? 'none'}`]);
  },
);

it('refusedLicences applies an exception only to its packages', () => {
  expect(lockfileWith('MPL-2.0', 'lightningcss-linux-x64-gnu')).toEqual([]);
  expect(lockfileWith('MPL-2.0')).toEqual(['a: MPL-2.0']);
  expect(lockfileWith('Apache-2.0 AND GPL-3.0', '@img/sharp-linux-x64')).toHaveLength(1);
});
