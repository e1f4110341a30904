import * as v from 'valibot';
import type { RunningWordPress } from './startWordPress.ts';

/**
 * PHP that prints the credentials that the site needs. Creates the user who reads drafts if it is missing, and replaces
 * its application password, because WordPress stores only a hash of the earlier one.
 */
const connect = `
Skerry\\Settings::makeOwnerSecretOnce();
$id = username_exists( 'previews' ) ?: wp_insert_user( array( 'user_login' => 'previews', 'user_pass' => wp_generate_password(), 'role' => 'skerry_draft_reader' ) );
WP_Application_Passwords::delete_all_application_passwords( $id );
echo wp_json_encode( array( 'secret' => Skerry\\Settings::secret(), 'ownerSecret' => Skerry\\Settings::ownerSecret(), 'token' => 'previews:' . WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'site' ) )[0] ) );`;
const Connected = v.object({ secret: v.string(), ownerSecret: v.string(), token: v.string() });

/** Returns the environment variables that connect a site to a WordPress with the plugin, previews included. */
export async function connectSite(wordpress: RunningWordPress) {
  const { secret, ownerSecret, token } = v.parse(Connected, JSON.parse(await wordpress.php(connect)));
  return {
    CONTENT_GRAPHQL_URL: `${wordpress.url}/graphql`,
    CONTENT_REST_URL: wordpress.url,
    CONTENT_TOKEN: token,
    REVALIDATE_SECRET: secret,
    OWNER_SECRET: ownerSecret,
  };
}
