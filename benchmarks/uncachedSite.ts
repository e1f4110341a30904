import path from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { renderMail } from '#server/rendering/mailRenderer.ts';
import { createLogger } from '#server/logger.ts';
import { startSite } from '#server/site.ts';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';

/** Configuration of the built site, which runs here without a page cache to measure the cost of an uncached page. */
const config = readConfig(process.env);
await import(path.resolve(import.meta.dirname, '../dist/server/entry.mjs'));
const site = await startSite(config, {
  assets: (_ctx, next) => next(),
  buildId: undefined,
  embeddedSpecification,
  renderMail,
  isDevelopment: true,
  logger: createLogger(config.logLevel),
});
process.stdout.write(`The site runs at http://127.0.0.1:${site.port}\n`);
