import path from 'node:path';
import { startCms } from '#cms/server.ts';
import { localeCodes } from '#locales/locales.ts';
import { siteRoot } from '#server/siteRoot.ts';
import { builtServer } from './buildServer.ts';
import { ensureBuild } from './buildSite.ts';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

/**
 * Runs the site until SIGTERM or SIGINT: builds it if the sources changed, and starts the embedded content backend if no
 * other is configured. Nothing that this file imports at its top may need a generated file, because a fresh clone has none.
 */
export async function run(mode: 'development' | 'production'): Promise<void> {
  if (mode === 'development') {
    const { startDevelopment } = await import('#server/main.ts');
    const { runUntilStopped } = await import('./runUntilStopped.ts');
    return runUntilStopped(async (atEnd) => {
      const env = await withContent(loadSiteEnvironment(mode), atEnd);
      return startDevelopment({ env, root: siteRoot, embeddedSpecification });
    });
  }
  const env = loadSiteEnvironment(mode);
  await ensureBuild(siteRoot);
  // Ends with the process, which the built server ends when it is told to stop.
  Object.assign(process.env, await withContent(env));
  await import(path.join(siteRoot, builtServer, 'serve.mjs'));
}

/** Pages of the demonstration content, for the languages that the site has. */
const privacyNotices: Record<string, string | undefined> = {
  en: '/privacy',
  da: '/da/privatliv',
  de: '/de/datenschutz',
};

async function withContent(
  env: NodeJS.ProcessEnv,
  atEnd?: (stop: () => Promise<void>) => void,
): Promise<NodeJS.ProcessEnv> {
  if (env['CONTENT_GRAPHQL_URL'] !== undefined || env['CONTENT_REST_URL'] !== undefined) return env;
  const cms = await startCms({ delayMs: Number(env['CMS_DELAY_MS'] ?? 0) });
  atEnd?.(() => cms.stop());
  process.stdout.write(`No content backend is configured: the embedded one runs at ${cms.url}\n`);
  return {
    DOCS_API_ORIGIN: 'demonstration',
    SECURITY_CONTACT: 'mailto:security@kystlink.example',
    PRIVACY_NOTICE_URL: localeCodes
      .flatMap((locale) => (privacyNotices[locale] ? [`${locale}=${privacyNotices[locale]}`] : []))
      .join(','),
    ...env,
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
  };
}
