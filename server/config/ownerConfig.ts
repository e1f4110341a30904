import * as v from 'valibot';
import { EnvSchema, siteUrlOf } from './config.ts';
import { toolOf, uploadFolderOf } from './newsletterConfig.ts';
import { parseEnv } from './configValues.ts';

const OwnerEnv = v.pick(EnvSchema, [
  'PORT',
  'SITE_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'UPLOAD_DIR',
  'SECRET_KEY',
  'NEWSLETTER_WEBHOOK_URL',
  'NEWSLETTER_TOOL',
  'NEWSLETTER_TOOL_URL',
  'NEWSLETTER_TOOL_KEY',
  'NEWSLETTER_TOOL_LIST',
]);

export type OwnerConfig = ReturnType<typeof readOwnerConfig>;

/** Reads the variables of the owner's commands, which do not use the content backend. Throws `ConfigError`. */
export function readOwnerConfig(env: NodeJS.ProcessEnv) {
  const e = parseEnv(OwnerEnv, env);
  return {
    siteUrl: siteUrlOf({ siteUrl: e.SITE_URL, port: e.PORT }),
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    uploadDir: uploadFolderOf(e, e.DATA_DIR),
    secretKey: e.SECRET_KEY,
    hasTool: e.NEWSLETTER_WEBHOOK_URL !== undefined || e.NEWSLETTER_TOOL !== undefined,
    tool: toolOf(e),
  };
}
