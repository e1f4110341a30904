import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningWordPress } from './startWordPress.ts';

/** Returns a link that logs in as the administrator and opens the front page in the editor, until the next start. */
export async function createLoginLink({ coreUrl, contentFolder }: RunningWordPress): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const folder = path.join(contentFolder, 'mu-plugins');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'login-link.php'),
    `<?php
add_action( 'login_init', static function () {
	if ( '${key}' !== ( $_GET['key'] ?? '' ) ) { return; }
	wp_set_auth_cookie( 1 );
	$page = (int) get_option( 'page_on_front' );
	wp_safe_redirect( admin_url( $page ? "post.php?post=$page&action=edit" : '' ) );
	exit;
} );
`,
  );
  return `${coreUrl}/wp-login.php?key=${key}`;
}
