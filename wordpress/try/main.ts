import path from 'node:path';
import { parseArgs } from 'node:util';
import { layouts } from './layouts.ts';
import { password, startWordPress, whyNoPhp } from './startWordPress.ts';

// A real WordPress on this machine with our plugin; see try.sh.
const { values } = parseArgs({
  options: {
    plugins: { type: 'string' },
    folder: { type: 'string' },
    port: { type: 'string', default: '8090' },
    database: { type: 'string' },
    layout: { type: 'string', default: 'plain' },
    starter: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    site: { type: 'string', default: 'http://localhost:3000' },
    release: { type: 'string' },
    matrix: { type: 'string' },
  },
});

const layout = layouts.find((name) => name === values.layout);
const why = layout === undefined ? `--layout is one of ${layouts.join(', ')}.` : await whyNoPhp();
if (why !== undefined) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

const database = values.database === undefined ? undefined : new URL(values.database);
if (values.matrix !== undefined) {
  const { tryMatrix } = await import('./matrix.ts');
  const isGood = await tryMatrix(values.matrix, { port: Number(values.port), database }).catch(
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return false;
    },
  );
  process.exit(isGood ? 0 : 1);
}

const begun = Date.now();
process.stdout.write('Starting WordPress; the first time, this takes one to three minutes.\n');
const wordpress = await startWordPress({
  folder: path.resolve(
    values.folder ?? `.cache/wordpress/try${values.layout === 'plain' ? '' : `-${values.layout}`}`,
  ),
  port: Number(values.port),
  plugins: values.plugins,
  layout,
  release: values.release,
  database,
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void wordpress.stop().then(() => process.exit(0));
  });
}

const [secret, ownerSecret] = (
  await wordpress.php(
    `Site\\Settings::setAddress( ${JSON.stringify(values.site)} ); Site\\Settings::makeOwnerSecretOnce(); echo Site\\Settings::secret(), ' ', Site\\Settings::ownerSecret();`,
  )
).split(' ');
// Once: what was edited since is nobody's to change.
const content = values.starter ? 'starter' : 'demonstration';
const seeded = values.empty
  ? 'Without content of ours, as you asked.'
  : await wordpress.php(
      `if ( ! Site\\Demonstration\\Import::isPossible() ) { echo 'No content: the free plugins are missing, see docs/wordpress.md.'; }
  elseif ( Site\\Demonstration\\Imported::isThere() ) { echo 'Content was brought in at an earlier start; everything is as you left it.'; }
  else { vprintf( 'The ${content} is there: %d entries and %d files.', ( new Site\\Demonstration\\Import( static fn() => null, '${content}' ) )->run() ); }`,
    );
const states = await wordpress.php(
  `foreach ( Site\\States::all() as $row ) { echo str_pad( $row['state'], 8 ), $row['name'], '  ', $row['detail'], '' === $row['advice'] ? '' : "\\n        " . $row['advice'], "\\n"; }`,
);

process.stdout.write(`${states}
${seeded}
Ready after ${Math.round((Date.now() - begun) / 1000)} s.

WordPress  ${wordpress.coreUrl}/wp-admin/  (admin, ${password})
The site, in another terminal:

  CONTENT_GRAPHQL_URL=${wordpress.url}/graphql CONTENT_REST_URL=${wordpress.url} REVALIDATE_SECRET=${secret} OWNER_SECRET=${ownerSecret} DOCS_API_ORIGIN=demonstration npm start

Ctrl+C ends it.
`);
