import path from 'node:path';
import { Command, Option } from 'commander';
import { connectSite } from './connectSite.ts';
import { layouts, type Layout } from './layouts.ts';
import { createLoginLink } from './loginLink.ts';
import { whyNoPhp } from './php/machinePhp.ts';
import { password, startWordPress } from './startWordPress.ts';

// Starts a real WordPress on this machine with the site's plugin: with its PHP, or with Node.js alone (docs/wordpress.md).
const program = new Command('npm run wordpress --')
  .description('Starts a WordPress with the plugin of this site on this machine (docs/wordpress.md).')
  .addOption(new Option('--php', 'run it with this machine’s PHP').conflicts('wasm'))
  .option('--wasm', 'run it with Node.js alone (default if PHP is not installed)')
  .addOption(
    new Option('--plugins <folder>', 'folder with the free plugins, unpacked').env('WORDPRESS_PLUGINS'),
  )
  .option('--folder <folder>', 'folder for WordPress (default: in .cache/wordpress/)')
  .option('--port <number>', 'port of the web server', '8090')
  .option(
    '--database <url>',
    'MariaDB or MySQL database, such as mysql://root@127.0.0.1/site (default: SQLite)',
  )
  .addOption(new Option('--layout <name>', 'directory layout').choices(layouts).default('plain'))
  .addOption(
    new Option('--starter', 'import the neutral pages (default with Node.js alone)').conflicts('empty'),
  )
  .addOption(
    new Option('--demo', 'import the demo content (default with PHP)').conflicts(['empty', 'starter']),
  )
  .option('--empty', 'import no content')
  .option('--site <url>', 'address of the site', 'http://localhost:3000')
  .option('--release <folder>', 'folder with another version of WordPress')
  .option('--matrix <file>', 'test the combinations of versions in a JSON file (docs/versions.md)')
  .showHelpAfterError('(use --help for more information)')
  .parse();
const values = program.opts<{
  plugins?: string;
  folder?: string;
  port: string;
  database?: string;
  layout: Layout;
  php?: boolean;
  wasm?: boolean;
  starter?: boolean;
  demo?: boolean;
  empty?: boolean;
  site: string;
  release?: string;
  matrix?: string;
}>();

const reason = values.wasm ? '--wasm was given.' : await whyNoPhp();
const kind = reason === undefined ? 'machine' : 'wasm';
if (kind === 'wasm') {
  const option = (['php', 'database', 'matrix'] as const).find((name) => values[name]);
  if (option) {
    process.stderr.write(`--${option} requires PHP: ${reason}\n`);
    process.exit(1);
  }
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

const start = Date.now();
process.stdout.write(
  `Starting WordPress with ${kind === 'wasm' ? 'Node.js alone' : 'PHP'}. The first start takes one to three minutes.\nTo save time, build the site in another terminal: npm run build\n`,
);
if (values.plugins === undefined)
  process.stdout.write(
    'WORDPRESS_PLUGINS is not set: WordPress starts without the free plugins listed in docs/wordpress.md.\n',
  );
const wordpress = await startWordPress({
  folder: path.resolve(
    values.folder ?? `.cache/wordpress/try${values.layout === 'plain' ? '' : `-${values.layout}`}`,
  ),
  port: Number(values.port),
  plugins: values.plugins,
  kind,
  layout: values.layout,
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

await wordpress.php(`Skerry\\Settings::setAddress( ${JSON.stringify(values.site)} );`);
const connection = {
  ...(await connectSite(wordpress)),
  // WebAssembly runs requests one after the other.
  ...(kind === 'wasm' && { CONTENT_TIMEOUT_SECONDS: '30' }),
};
const variables = Object.entries(connection)
  .map(([name, value]) => `${name}='${value}'`)
  .join(' ');
// The content is imported only once, to preserve later edits.
const content = values.starter || (kind === 'wasm' && !values.demo) ? 'starter' : 'demonstration';
const script = values.empty
  ? 'No content was imported (--empty).'
  : await wordpress.php(
      `if ( ! Skerry\\Demonstration\\Import::isPossible() ) { echo 'No content was imported, because the free plugins are missing (docs/wordpress.md).'; }
  elseif ( Skerry\\Demonstration\\Imported::exists() ) { echo 'The content was imported at an earlier start and has not been changed.'; }
  else { vprintf( 'Imported the ${content === 'starter' ? 'starter' : 'demo'} content: %d entries and %d files.', ( new Skerry\\Demonstration\\Import( static fn() => null, '${content}' ) )->run() ); }`,
    );
const states = await wordpress.php(
  `foreach ( Skerry\\States::all() as $row ) { echo str_pad( $row['state'], 8 ), $row['name'], '  ', $row['detail'], '' === $row['advice'] ? '' : "\\n        " . $row['advice'], "\\n"; }`,
);
const loginLink = await createLoginLink(wordpress);

process.stdout.write(`${states}
${script}
Ready after ${Math.round((Date.now() - start) / 1000)} s.

WordPress  ${wordpress.coreUrl}/wp-admin/  (admin, ${password})
Logged in, with the front page beside its fields:
  ${loginLink}

To start the site in another terminal:

  ${variables} DOCS_API_ORIGIN=demonstration npm start

Press Ctrl+C to stop WordPress.
`);
