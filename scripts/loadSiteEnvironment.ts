import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '#server/lib/siteRoot.ts';

const envFile = path.join(siteRoot, '.env');

/** Loads `.env` into the environment without overriding variables. Sets `NODE_ENV`, which Vike and React read. */
export function loadSiteEnvironment(mode: 'development' | 'production'): NodeJS.ProcessEnv {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.env['NODE_ENV'] ??= mode;
  return process.env;
}
