import * as v from 'valibot';

const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'W3C-20150513',
  'WTFPL',
  'Zlib',
]);

/** Licences with further conditions, which are accepted for these packages because they are used unmodified. */
const exceptions: readonly [name: RegExp, licence: RegExp][] = [
  // Covers only the library's own files.
  [/^@vercel\/stega$/, /^MPL-2\.0$/],
  // The library is linked dynamically, so another build can replace it.
  [/^@img\/sharp-/, /^[^G]*\bLGPL-3\.0-or-later\b/],
  // These build and test tools are neither shipped nor modified.
  [/^(?:lightningcss|axe-core|@axe-core\/playwright)\b/, /^MPL-2\.0$/],
];

export const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      license: v.optional(v.string()),
      link: v.optional(v.boolean(), false),
    }),
  ),
});

/** Returns whether a licence expression is allowed: `(MIT OR GPL-3.0)` is, `MIT AND GPL-3.0` is not. */
function isAllowed(expression: string): boolean {
  const innerExpression = expression.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(innerExpression)) return innerExpression.split(' OR ').some(isAllowed);
  if (/ AND /.test(innerExpression)) return innerExpression.split(' AND ').every(isAllowed);
  return allowedLicences.has(innerExpression.trim());
}

/** Returns a line for each package whose licence is not allowed. */
export function refusedLicences({ packages }: v.InferOutput<typeof Lockfile>): string[] {
  return Object.entries(packages).flatMap(([location, { license = 'none', link }]) => {
    const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isExcepted = exceptions.some(([names, licences]) => names.test(name) && licences.test(license));
    return location === '' || link || isAllowed(license) || isExcepted ? [] : [`${name}: ${license}`];
  });
}
