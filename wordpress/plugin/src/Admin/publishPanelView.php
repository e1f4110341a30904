<?php
/** Meta box "Website status", filled by `wordpress/editor/publish/publishPanel.ts`. */

use Skerry\Editing\PublishPanel;

defined( 'ABSPATH' ) || exit;

$settings = PublishPanel::settings( get_post() );
// Requests messages in the user's language, which may differ from WordPress's site language.
$url = static fn( string $route ) => add_query_arg( '_locale', 'user', rest_url( $route ) );
?>
<div id="skerry-publish-panel" class="skerry-publish"
	data-check="<?php echo esc_url( $url( $settings['check'] ) ); ?>"
	data-state="<?php echo esc_url( $url( $settings['state'] ) ); ?>"
	data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $settings['words'] ) ); ?>">
	<p class="skerry-publish-state" role="status" data-state-text></p>
	<p class="skerry-publish-status" role="status" data-check-text></p>
	<ol class="skerry-publish-list" hidden></ol>
	<p class="skerry-publish-weight" hidden></p>
	<button type="button" class="button" data-again><?php echo esc_html( $settings['words']['again'] ); ?></button>
</div>
