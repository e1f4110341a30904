import { existsSync } from 'node:fs';
import path from 'node:path';

const envFile = path.resolve(import.meta.dirname, '../.env');

/** The environment with what `.env` adds; what stands in both is the environment's. */
export function loadSiteEnvironment(): NodeJS.ProcessEnv {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return process.env;
}
