import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../components');
const names = new Set(['sections', 'post/sections'].flatMap((list) => readdirSync(path.join(folder, list))));

/** Returns whether the platform has a section kind of this name. Others are the company's, in `brand/sections/`. */
export function isPlatformKind(name: string): boolean {
  return names.has(name);
}
