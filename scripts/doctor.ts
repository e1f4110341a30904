import type { Command } from 'commander';
import { checkMail } from '../wordpress/doctor/checkMail.ts';
import { checkSpecification } from '../wordpress/doctor/checkSpecification.ts';
import { examine } from '../wordpress/doctor/examine.ts';
import type { Finding } from '../wordpress/doctor/Finding.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { createProgram, runProgram } from './owner/program.ts';

const program: Command = createProgram(
  'doctor',
  'Checks whether a WordPress has what the site needs (docs/wordpress.md). The exit status is 1 if it lacks something required.',
);
program
  .argument('[address]', 'address of the WordPress, such as https://cms.example (default: CONTENT_REST_URL)')
  .option('--json', 'print JSON')
  .action(async (address: string | undefined, { json }: { json?: boolean }) => {
    const environment = loadSiteEnvironment('production');
    const givenUrl = address?.replace(/\/+$/, '');
    const restUrl = givenUrl ?? environment['CONTENT_REST_URL'];
    if (restUrl === undefined || restUrl === '')
      program.error('No address. Run npm run doctor -- https://cms.example, or set CONTENT_REST_URL.');
    if (!URL.canParse(restUrl))
      program.error(`${restUrl} is not a URL. Use an address such as https://cms.example.`);
    const findings = await findingsOf(environment, givenUrl, restUrl);
    if (json) console.log(JSON.stringify({ backend: restUrl, findings }, null, 2));
    else print(findings);
    process.exitCode = findings.some(({ state }) => state === 'error') ? 1 : 0;
  });
await runProgram(program);

async function findingsOf(
  environment: NodeJS.ProcessEnv,
  givenUrl: string | undefined,
  restUrl: string,
): Promise<Finding[]> {
  const token = environment['CONTENT_TOKEN'] || undefined;
  const homeUrl = environment['CONTENT_HOME_URL'] || undefined;
  const mediaUrls = (environment['CONTENT_MEDIA_URLS'] ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => URL.canParse(url));
  const graphqlUrl =
    givenUrl === undefined
      ? (environment['CONTENT_GRAPHQL_URL'] ?? `${restUrl}/graphql`)
      : `${givenUrl}/graphql`;
  const findings = await examine({
    mediaUrls,
    restUrl,
    ...(givenUrl === undefined && { homeUrl }),
    graphqlUrl,
    namespace: environment['CONTENT_REST_NAMESPACE'] || 'skerry',
    authorization: token?.includes(':')
      ? `Basic ${Buffer.from(token).toString('base64')}`
      : token && `Bearer ${token}`,
    secret: environment['REVALIDATE_SECRET'] || undefined,
    ownerSecret: environment['OWNER_SECRET'] || undefined,
  });
  const apiOrigin = environment['DOCS_API_ORIGIN'];
  if (apiOrigin && URL.canParse(apiOrigin)) findings.push(await checkSpecification(apiOrigin));
  if (environment['MAIL_URL'])
    findings.push(
      ...(await checkMail({ ...environment, CONTENT_GRAPHQL_URL: graphqlUrl, CONTENT_REST_URL: restUrl })),
    );
  return findings;
}

function print(findings: readonly Finding[]): void {
  const marks = { ok: '✓', warning: '!', error: '✗' };
  for (const { check, state, message, advice } of findings) {
    console.log(`${marks[state]} ${check}: ${message}`);
    if (advice !== '') console.log(`    ${advice}`);
  }
  const count = (expected: Finding['state']) => findings.filter(({ state }) => state === expected).length;
  const verdict =
    count('error') > 0
      ? 'The site cannot work with this WordPress.'
      : 'The site can work with this WordPress.';
  console.log(`\nErrors: ${count('error')}. Warnings: ${count('warning')}. ${verdict}`);
}
