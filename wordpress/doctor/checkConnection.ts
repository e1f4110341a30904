import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';
import { sitePartSchemas, siteParts } from '#server/content/siteContentClient.ts';
import type { Backend, BackendAddress } from './backend.ts';
import { error, ok, warning, type Finding } from './Finding.ts';

const times = 5;
const slowMs = 1_000;

/** Whether WordPress can be asked at all. Everything else needs this. */
export async function checkReachability(backend: Backend): Promise<Finding> {
  const check = 'Reachable';
  try {
    const { data, errors } = await backend.graphql('{ __typename }');
    return data?.['__typename'] === 'RootQuery'
      ? ok(check, 'WPGraphQL answers')
      : error(
          check,
          errors[0]?.message ?? 'It is not WPGraphQL',
          'Is WPGraphQL active, and CONTENT_GRAPHQL_URL right?',
        );
  } catch (cause) {
    return error(
      check,
      cause instanceof Error ? cause.message : String(cause),
      'Is the address right, WPGraphQL active, and are permalinks other than "Plain"?',
    );
  }
}

const Index = v.object({ home: v.string() });

/** WordPress writes its own address into links and pictures: it has to be the one that the site asks. */
export async function checkAddress(
  backend: Backend,
  { restUrl, homeUrl, namespace }: BackendAddress,
): Promise<Finding> {
  const check = 'Address';
  const { body } = await backend.rest('');
  if (!v.is(Index, body) && (await backend.rest(`${namespace}/v1/menu/`)).status === 200)
    return warning(
      check,
      'The index of the REST interface is closed',
      'What the site asks for is answered. Whether WordPress calls itself as the site does cannot be compared.',
    );
  if (!v.is(Index, body))
    return error(check, 'The REST interface does not answer', 'Does a security plugin close /wp-json?');
  const [theirs, ours] = [asHome(body.home), asHome(restUrl)];
  return theirs === ours || (homeUrl !== undefined && theirs === asHome(homeUrl))
    ? ok(check, theirs)
    : warning(
        check,
        `WordPress calls itself ${theirs}, the site asks ${ours}`,
        `Links and pictures name ${theirs}: set CONTENT_HOME_URL or CONTENT_REST_URL to it, or WP_HOME to ${ours}.`,
      );
}

/** With the folder of a WordPress that has one, without a slash at the end. */
function asHome(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(?<!\/)\/+$/, '');
}

const Viewer = v.object({ roles: v.object({ nodes: v.array(v.object({ name: v.string() })) }) });

/** A wrong password is ignored by WordPress without a word: previews alone fail. */
export async function checkAuthorisation(
  backend: Backend,
  { authorization }: BackendAddress,
): Promise<Finding> {
  const check = 'Authorisation';
  if (authorization === undefined)
    return warning(
      check,
      'CONTENT_TOKEN is not set',
      'Previews need the application password of a "Reader of drafts".',
    );
  const { data } = await backend.graphql('{ viewer { roles { nodes { name } } } }', {}, true);
  const viewer = data?.['viewer'];
  if (!v.is(Viewer, viewer))
    return error(
      check,
      'WordPress does not know CONTENT_TOKEN',
      'Make a new application password: "user:password".',
    );
  const roles = viewer.roles.nodes.map(({ name }) => name);
  return roles.includes('administrator')
    ? warning(
        check,
        'CONTENT_TOKEN is an administrator',
        'A "Reader of drafts" is enough, and can do no harm.',
      )
    : ok(check, roles.join(', '));
}

/** What our plugin says of a part that nobody has filled in. */
const NothingYet = v.object({ code: v.literal('site_nothing_yet') });

/** Menu, footer and error page in each language, by the shapes that the site takes. */
export async function checkRestAnswers(backend: Backend, { namespace }: BackendAddress): Promise<Finding[]> {
  const asked = siteParts.flatMap((part) => localeCodes.map((locale) => ({ part, locale })));
  const findings = await Promise.all(
    asked.map(async ({ part, locale }): Promise<Finding | undefined> => {
      const check = `REST ${part}, ${locale}`;
      const { status, body } = await backend.rest(`${namespace}/v1/${part}/?lang=${locale}`);
      if (status === 404 && v.is(NothingYet, body))
        return warning(
          check,
          'nobody has filled it in yet',
          'The site has a plain one of its own. Yours stands under "Menu and footer".',
        );
      if (status !== 200)
        return error(
          check,
          `answers ${status}`,
          'Fill it in under "Menu and footer", or bring in the demonstration.',
        );
      const parsed = v.safeParse(sitePartSchemas[part], body);
      return parsed.success
        ? undefined
        : error(check, parsed.issues[0].message, 'The answer is not what the site can read.');
    }),
  );
  const wrong = findings.filter((finding) => finding !== undefined);
  return wrong.length > 0 ? wrong : [ok('REST', 'menu, footer and error page in every language')];
}

/** GET can be repeated and cached between; times are what a visitor of a cold page waits for, and more. */
export async function checkTransport(backend: Backend): Promise<Finding[]> {
  const get = await backend.graphqlByGet('{ __typename }').catch(() => undefined);
  const measured: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const { milliseconds } = await backend.graphql('{ pages(first: 10) { nodes { id title uri } } }');
    measured.push(milliseconds);
  }
  const median = measured.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
  return [
    get?.data
      ? ok('GET', 'queries by GET are answered: CONTENT_METHOD=GET lets caches before WordPress answer')
      : warning(
          'GET',
          'queries by GET are refused',
          'Something in front of WordPress takes POST alone: leave CONTENT_METHOD as it is. Nothing can be cached there.',
        ),
    median < slowMs
      ? ok('Speed', `${median} ms for ten pages (median of ${times})`)
      : warning(
          'Speed',
          `${median} ms for ten pages (median of ${times})`,
          'Is OPcache on, an object cache there, debugging off?',
        ),
  ];
}
