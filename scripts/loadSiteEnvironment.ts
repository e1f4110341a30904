import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '#server/lib/siteRoot.ts';

const envFile = path.join(siteRoot, '.env');

/** The environment with what `.env` adds; what stands in both is the environment's. Vike and React read `NODE_ENV` too. */
export function loadSiteEnvironment(mode: 'development' | 'production'): NodeJS.ProcessEnv {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.env['NODE_ENV'] ??= mode;
  return process.env;
}
