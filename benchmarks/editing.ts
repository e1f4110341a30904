import path from 'node:path';
import { runSite } from '#tests/support/runSite.ts';
import { connectSite } from '../wordpress/try/connectSite.ts';
import { password, startWordPress } from '../wordpress/try/startWordPress.ts';
import { keyLatencies } from './keyLatencies.ts';

export const targetMs = 300;

/**
 * Measures the time from a key press in WordPress to the paint of the page beside the fields, on the demo page with the
 * longest content. `plugins` is a folder with the free plugins. WordPress stays in `.cache/`, so that the demo content
 * is imported only once.
 */
export async function editingLatency(options: {
  plugins: string;
  database: string | undefined;
  port: number;
}) {
  const wordpress = await startWordPress({
    folder: path.resolve(import.meta.dirname, '../.cache/wordpress/bench'),
    ...{ port: options.port, plugins: options.plugins },
    database: options.database === undefined ? undefined : new URL(options.database),
  });
  try {
    await wordpress.php(
      `if ( ! Skerry\\Demonstration\\Imported::exists() ) ( new Skerry\\Demonstration\\Import( static fn() => null, 'demonstration' ) )->run();`,
    );
    const site = await runSite(
      // A slow response is measured too.
      { ...(await connectSite(wordpress)), CONTENT_TIMEOUT_SECONDS: '60' },
      'serve',
    );
    try {
      await wordpress.php(`Skerry\\Settings::setAddress( '${site.url}' );`);
      const post = await wordpress.php(longestPage);
      return summary(await keyLatencies({ coreUrl: wordpress.coreUrl, password, post }));
    } finally {
      await site.stop();
    }
  } finally {
    await wordpress.stop();
  }
}

/** PHP that prints the ID of the English page with the longest fields. */
const longestPage = `global $wpdb;
$ids = implode( ',', get_posts( array( 'post_type' => 'page', 'lang' => 'en', 'numberposts' => -1, 'fields' => 'ids' ) ) );
echo $wpdb->get_var( "SELECT post_id FROM $wpdb->postmeta WHERE post_id IN ($ids) AND meta_key LIKE 'section_elements%' GROUP BY post_id ORDER BY SUM(LENGTH(meta_value)) DESC LIMIT 1" );`;

function summary(latencies: readonly number[]) {
  const sortedLatencies = latencies.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sortedLatencies[Math.ceil(share * sortedLatencies.length) - 1] ?? Infinity);
  const within = sortedLatencies.filter((latency) => latency <= targetMs).length;
  return {
    keyPresses: sortedLatencies.length,
    ...{ p50: at(0.5), p95: at(0.95), max: at(1) },
    within300Ms: `${((100 * within) / sortedLatencies.length).toFixed(1)} %`,
  };
}
