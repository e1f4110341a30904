import { localeCodes } from '#locales/locales.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { generateSections } from './generateSections.ts';

/** Settings of the demo company. */
const demoSettings = {
  DOCS_API_ORIGIN: 'demonstration',
  SECURITY_CONTACT: 'mailto:security@kystlink.example',
};

/** Paths of the embedded content's privacy pages by language. */
const privacyNotices: Record<string, string | undefined> = {
  en: '/privacy',
  da: '/da/privatliv',
  de: '/de/datenschutz',
};

/** Returns the environment. Starts the embedded content backend and adds its URL if no other backend is configured. */
export async function withContent(
  env: NodeJS.ProcessEnv,
  registerStop?: (stop: () => Promise<void>) => void,
): Promise<NodeJS.ProcessEnv> {
  if (env['CONTENT_GRAPHQL_URL'] !== undefined || env['CONTENT_REST_URL'] !== undefined) return env;
  await generateSections(siteRoot);
  const { startCms } = await import('#cms/server.ts');
  const { contentNamed } = await import('#cms/content/contents.ts');
  const content = contentNamed(env['EMBEDDED_CONTENT']);
  const cms = await startCms({ content, delayMs: Number(env['CMS_DELAY_MS'] ?? 0) });
  registerStop?.(() => cms.stop());
  process.stdout.write(`No content backend is configured; using the embedded one at ${cms.url}\n`);
  return {
    ...(content === 'demonstration' && demoSettings),
    PRIVACY_NOTICE_URL: localeCodes
      .flatMap((locale) => (privacyNotices[locale] ? [`${locale}=${privacyNotices[locale]}`] : []))
      .join(','),
    ...env,
    CONTENT_GRAPHQL_URL: `${cms.url}/graphql`,
    CONTENT_REST_URL: cms.url,
  };
}
