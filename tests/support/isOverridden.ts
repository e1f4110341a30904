import { existsSync } from 'node:fs';
import path from 'node:path';

const overrides = path.resolve(import.meta.dirname, '../../brand/components');

/** Returns whether `brand/components/` replaces a component. Tests of a parent skip what only the original renders. */
export function isOverridden(component: string): boolean {
  return existsSync(path.join(overrides, component));
}
