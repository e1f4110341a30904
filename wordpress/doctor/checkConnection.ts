import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';
import { sitePartSchemas, siteParts } from '#server/content/siteContentClient.ts';
import type { Backend, BackendAddress } from './backend.ts';
import { error, ok, warning, type Finding } from './Finding.ts';

const times = 5;
const slowMs = 1_000;

/** Checks that WordPress responds. All other checks depend on it. */
export async function checkReachability(backend: Backend): Promise<Finding> {
  const check = 'Reachable';
  try {
    const { data, errors } = await backend.graphql('{ __typename }');
    return data?.['__typename'] === 'RootQuery'
      ? ok(check, 'WPGraphQL responds')
      : error(
          check,
          errors[0]?.message ?? 'the endpoint is not WPGraphQL',
          'Check that WPGraphQL is active and CONTENT_GRAPHQL_URL is correct.',
        );
  } catch (cause) {
    return error(
      check,
      cause instanceof Error ? cause.message : String(cause),
      'Check that the address is correct, WPGraphQL is active, and permalinks are not "Plain".',
    );
  }
}

const Index = v.object({ home: v.string() });

/** Checks that the site knows the address that WordPress writes into links and images. */
export async function checkAddress(
  backend: Backend,
  { restUrl, homeUrl, namespace }: BackendAddress,
): Promise<Finding> {
  const check = 'Address';
  const { body } = await backend.rest('');
  if (!v.is(Index, body) && (await backend.rest(`${namespace}/v1/menu/`)).status === 200)
    return warning(
      check,
      'the index of the REST API is blocked',
      'The routes that the site needs are available. Only the address of WordPress could not be compared.',
    );
  if (!v.is(Index, body))
    return error(check, 'the REST API does not respond', 'Check whether a security plugin blocks /wp-json.');
  const [backendHome, configuredHome] = [asHome(body.home), asHome(restUrl)];
  return backendHome === configuredHome || (homeUrl !== undefined && backendHome === asHome(homeUrl))
    ? ok(check, backendHome)
    : warning(
        check,
        `WordPress uses ${backendHome} for itself, but the site uses ${configuredHome}`,
        `Links and images contain ${backendHome}: set CONTENT_HOME_URL or CONTENT_REST_URL to it, or WP_HOME to ${configuredHome}.`,
      );
}

/** Returns an address's origin and folder, without a trailing slash. */
function asHome(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(?<!\/)\/+$/, '');
}

const Viewer = v.object({ roles: v.object({ nodes: v.array(v.object({ name: v.string() })) }) });

/** Checks CONTENT_TOKEN. WordPress silently ignores a wrong password, and only previews fail. */
export async function checkAuthorisation(
  backend: Backend,
  { authorization }: BackendAddress,
): Promise<Finding> {
  const check = 'Authorisation';
  if (authorization === undefined)
    return warning(
      check,
      'CONTENT_TOKEN is not set',
      'Previews need the application password of a user with the role “Draft reader (website connection)”.',
    );
  const { data } = await backend.graphql('{ viewer { roles { nodes { name } } } }', {}, true);
  const viewer = data?.['viewer'];
  if (!v.is(Viewer, viewer))
    return error(
      check,
      'WordPress does not accept CONTENT_TOKEN',
      'Create a new application password and set CONTENT_TOKEN to "user:password".',
    );
  const roles = viewer.roles.nodes.map(({ name }) => name);
  return roles.includes('administrator')
    ? warning(
        check,
        'CONTENT_TOKEN belongs to an administrator',
        'Use a user with the role “Draft reader (website connection)”, which cannot change anything.',
      )
    : ok(check, roles.join(', '));
}

/** The plugin's response for a menu, footer or error page without content. */
const NothingYet = v.object({ code: v.literal('skerry_nothing_yet') });

/** Validates menu, footer and error page in each language with the site's schemas. */
export async function checkRestAnswers(backend: Backend, { namespace }: BackendAddress): Promise<Finding[]> {
  const requests = siteParts.flatMap((part) => localeCodes.map((locale) => ({ part, locale })));
  const findings = await Promise.all(
    requests.map(async ({ part, locale }): Promise<Finding | undefined> => {
      const check = `REST ${part}, ${locale}`;
      const { status, body } = await backend.rest(`${namespace}/v1/${part}/?lang=${locale}`);
      if (status === 404 && v.is(NothingYet, body))
        return warning(
          check,
          'not filled in yet',
          'The site shows a plain default. Fill in yours under "Menu and footer".',
        );
      if (status !== 200)
        return error(
          check,
          `responded with ${status}`,
          'Fill it in under "Menu and footer", or import the demo content.',
        );
      const parsed = v.safeParse(sitePartSchemas[part], body);
      return parsed.success
        ? undefined
        : error(
            check,
            parsed.issues[0].message,
            'The site cannot read this response. Install the plugin of the same version (docs/upgrading.md).',
          );
    }),
  );
  const faults = findings.filter((finding) => finding !== undefined);
  return faults.length > 0 ? faults : [ok('REST', 'menu, footer and error page in every language')];
}

/**
 * Checks whether GET queries work, because those can be retried and cached. Measures the response time of uncached
 * pages.
 */
export async function checkTransport(backend: Backend): Promise<Finding[]> {
  const get = await backend.graphqlByGet('{ __typename }').catch(() => undefined);
  const durations: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const { milliseconds } = await backend.graphql('{ pages(first: 10) { nodes { id title uri } } }');
    durations.push(milliseconds);
  }
  const median = durations.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
  return [
    get?.data
      ? ok('GET', 'queries by GET work; with CONTENT_METHOD=GET, caches in front of WordPress can serve them')
      : warning(
          'GET',
          'queries by GET are rejected',
          'Keep CONTENT_METHOD=POST. Caches in front of WordPress cannot store these responses.',
        ),
    median < slowMs
      ? ok('Speed', `${median} ms for ten pages (median of ${times})`)
      : warning(
          'Speed',
          `${median} ms for ten pages (median of ${times})`,
          'Enable OPcache and an object cache, and switch off debugging.',
        ),
  ];
}
