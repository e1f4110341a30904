import path from 'node:path';

const { dirname, filename } = import.meta;

/** Folder of package.json, both from source and from the build in `dist/server/site/`. */
export const siteRoot = path.resolve(dirname, filename.endsWith('.ts') ? '../..' : '../../..');
