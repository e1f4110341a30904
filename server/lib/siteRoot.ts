import path from 'node:path';

const { dirname, filename } = import.meta;

/** The folder that holds package.json, whether the server runs from its sources or from its build in `dist/server/site/`. */
export const siteRoot = path.resolve(dirname, filename.endsWith('.ts') ? '../..' : '../../..');
