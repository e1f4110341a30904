import { contentHostPath, imageProxyPath } from '#schema/images.ts';
import { socialImagesPath } from '#schema/socialImages.ts';

export type RequestKind = 'page' | 'asset' | 'image' | 'api' | 'other';

const prefixes: readonly [prefix: string, kind: RequestKind][] = [
  ['/assets/', 'asset'],
  ['/builds/', 'asset'],
  [`${imageProxyPath}/`, 'image'],
  [`${contentHostPath}/`, 'image'],
  [`${socialImagesPath}/`, 'image'],
  ['/api/', 'api'],
  ['/wp-json/', 'api'],
];
const plainPaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Which of five kinds an address is of. The path is attacker-controlled; as a label it would grow without bound. */
export function requestKind(path: string): RequestKind {
  const [, kind] = prefixes.find(([prefix]) => path.startsWith(prefix)) ?? [];
  if (kind !== undefined) return kind;
  return plainPaths.has(path) || /\.[a-z0-9]+$/i.test(path) ? 'other' : 'page';
}
