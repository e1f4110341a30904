import { parseArgs } from 'node:util';
import { checkSpecification } from '../wordpress/doctor/checkSpecification.ts';
import { examine } from '../wordpress/doctor/examine.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

// npm run doctor -- https://cms.example [--json]: is this WordPress what the site needs? Ends with 1 where it is not.
const environment = loadSiteEnvironment('production');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const given = positionals[0]?.replace(/\/+$/, '');
const restUrl = given ?? environment['CONTENT_REST_URL'];
if (restUrl === undefined || restUrl === '' || !URL.canParse(restUrl)) {
  console.error('Say which WordPress: npm run doctor -- https://cms.example, or set CONTENT_REST_URL.');
  process.exit(2);
}
const token = environment['CONTENT_TOKEN'] || undefined;
const homeUrl = environment['CONTENT_HOME_URL'] || undefined;
const mediaUrls = (environment['CONTENT_MEDIA_URLS'] ?? '')
  .split(',')
  .map((url) => url.trim())
  .filter((url) => URL.canParse(url));
const findings = await examine({
  mediaUrls,
  restUrl,
  ...(given === undefined && { homeUrl }),
  graphqlUrl:
    given === undefined ? (environment['CONTENT_GRAPHQL_URL'] ?? `${restUrl}/graphql`) : `${given}/graphql`,
  namespace: environment['CONTENT_REST_NAMESPACE'] || 'site',
  authorization: token?.includes(':')
    ? `Basic ${Buffer.from(token).toString('base64')}`
    : token && `Bearer ${token}`,
  secret: environment['REVALIDATE_SECRET'] || undefined,
  ownerSecret: environment['OWNER_SECRET'] || undefined,
});

const apiOrigin = environment['DOCS_API_ORIGIN'];
if (apiOrigin && URL.canParse(apiOrigin)) findings.push(await checkSpecification(apiOrigin));

const marks = { ok: '✓', warning: '!', error: '✗' };
if (values.json) console.log(JSON.stringify({ backend: restUrl, findings }, null, 2));
else {
  for (const { check, state, said, advice } of findings) {
    console.log(`${marks[state]} ${check}: ${said}`);
    if (advice !== '') console.log(`    ${advice}`);
  }
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  console.log(
    `\n${count('error')} errors, ${count('warning')} warnings. ${count('error') > 0 ? 'The site cannot work like this.' : 'The site can work with this WordPress.'}`,
  );
}
process.exitCode = findings.some(({ state }) => state === 'error') ? 1 : 0;
