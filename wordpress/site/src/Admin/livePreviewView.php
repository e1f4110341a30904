<?php
/** Preview of the page beside the fields, printed by LivePreview::printPanel below the edit screen. */

namespace Site\Admin;

use Site\Content\RestRoutes;
use Site\Settings;

$words = array(
	'frame'      => array(
		'add'      => __( 'Add a section below', 'site' ),
		'addBlock' => __( 'Add a block below', 'site' ),
		'up'       => __( 'Move up', 'site' ),
		'down'     => __( 'Move down', 'site' ),
		'double'   => __( 'Duplicate', 'site' ),
		'hide'     => __( 'Hide on website', 'site' ),
		'remove'   => __( 'Remove', 'site' ),
		'empty'    => __( 'Empty', 'site' ),
	),
	'rows'       => array(
		'fold' => __( 'Collapse all', 'site' ),
		'open' => __( 'Expand all', 'site' ),
		'hide' => __( 'Hide on website', 'site' ),
		'show' => __( 'Show on website', 'site' ),
		'copy' => __( 'Copy to another page', 'site' ),
	),
	/* translators: %1$d: number of characters entered, %2$d: maximum number */
	'counted'    => __( '%1$d of %2$d characters', 'site' ),
	'sure'       => __( 'Remove this section?', 'site' ),
	'loading'    => __( 'Loading preview…', 'site' ),
	'typeFirst'  => __( 'Start typing to see the preview.', 'site' ),
	'again'      => __( 'The preview timed out. Trying again…', 'site' ),
	'slow'       => __( 'WordPress is responding slowly. The preview will update shortly.', 'site' ),
	'noWord'     => __( 'Connection lost. Your text is still here and will be sent again.', 'site' ),
	'loggedOut'  => __( 'You have been logged out. Log in again in another tab, then save here.', 'site' ),
	'siteFailed' => __( 'The preview could not be rendered (%s). You can keep editing.', 'site' ),
	'noFrame'    => __( 'No preview: %s You can keep editing.', 'site' ),
);
$widths = array(
	390  => __( 'Mobile', 'site' ),
	768  => __( 'Tablet', 'site' ),
	1440 => __( 'Desktop', 'site' ),
);
$icons  = array( 390 => 'smartphone', 768 => 'tablet', 1440 => 'desktop' );
?>
<button type="button" id="site-live-open" class="button" hidden><?php esc_html_e( 'Show preview', 'site' ); ?></button>
<section id="site-live" class="site-live" hidden aria-label="<?php esc_attr_e( 'Website preview', 'site' ); ?>"
	data-keep="<?php echo esc_url( $keep ?? rest_url( RestRoutes::SPACE . "/unsaved/{$post->ID}" ) ); ?>"
	data-frame="<?php echo esc_url( $frame ?? rest_url( RestRoutes::SPACE . "/frame/{$post->ID}" ) ); ?>"
	data-connection="<?php echo esc_url( rest_url( RestRoutes::SPACE . '/connection' ) ); ?>"
	data-edit="<?php echo esc_url( rest_url( RestRoutes::SPACE . '/edit' ) ); ?>"
	data-options="<?php echo esc_url( admin_url( 'admin.php?page=site-options-' . \Site\Languages\Languages::ofPost( $post->ID ) ) ); ?>"
	data-original-frame="<?php echo esc_url( null === $original ? '' : rest_url( RestRoutes::SPACE . "/frame/$original" ) ); ?>"
	data-post="<?php echo esc_attr( (string) $post->ID ); ?>"
	data-draft="<?php echo esc_attr( \Site\Editing\UnsavedFields::nameOfScreen() ); ?>"
	data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>"
	data-site="<?php echo esc_attr( Settings::address() ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $words ) ); ?>"
	data-kinds="<?php echo esc_attr( (string) wp_json_encode( $kinds ) ); ?>">
	<header class="site-live-bar">
		<?php foreach ( $widths as $width => $label ) : ?>
			<button type="button" class="button" data-width="<?php echo esc_attr( (string) $width ); ?>" aria-pressed="false" aria-label="<?php echo esc_attr( $label ); ?>" title="<?php echo esc_attr( $label ); ?>"><span class="dashicons dashicons-<?php echo esc_attr( $icons[ $width ] ); ?>" aria-hidden="true"></span></button>
		<?php endforeach; ?>
		<?php if ( null !== $original ) : ?>
			<button type="button" class="button" data-original aria-pressed="false"><?php esc_html_e( 'Original', 'site' ); ?></button>
		<?php endif; ?>
		<button type="button" class="button" data-whole aria-pressed="false"><?php esc_html_e( 'Full screen', 'site' ); ?></button>
		<span class="site-live-end" data-publishing hidden>
			<button type="button" class="button button-link" data-status title="<?php esc_attr_e( 'Publishing options', 'site' ); ?>"></button>
			<button type="button" class="button" data-save></button>
			<button type="button" class="button button-primary" data-publish></button>
		</span>
		<button type="button" class="button" data-close><?php esc_html_e( 'Hide preview', 'site' ); ?></button>
	</header>
	<p role="status" class="site-live-status"></p>
	<div class="site-live-stage"><iframe title="<?php esc_attr_e( 'Website preview with unsaved changes', 'site' ); ?>" hidden></iframe></div>
</section>
<dialog id="site-picker" class="site-picker" aria-labelledby="site-picker-title">
	<form method="dialog">
		<h2 id="site-picker-title"><?php esc_html_e( 'Add section', 'site' ); ?></h2>
		<button class="button" value=""><?php esc_html_e( 'Cancel', 'site' ); ?></button>
	</form>
	<label><?php esc_html_e( 'Search', 'site' ); ?> <input type="search" autocomplete="off"></label>
	<p role="status" data-none="<?php esc_attr_e( 'No section types found.', 'site' ); ?>"></p>
	<?php foreach ( $groups as $group => $label ) : ?>
		<section aria-labelledby="site-picker-<?php echo esc_attr( $group ); ?>">
			<h3 id="site-picker-<?php echo esc_attr( $group ); ?>"><?php echo esc_html( $label ); ?></h3>
			<ul>
				<?php foreach ( array_filter( $kinds, static fn( array $kind ) => $group === $kind['group'] ) as $kind ) : ?>
					<li data-synonyms="<?php echo esc_attr( $kind['synonyms'] ); ?>">
						<button type="button" value="<?php echo esc_attr( $kind['name'] ); ?>">
							<img src="<?php echo esc_url( $kind['picture'] ?? $kind['drawing'] ); ?>" alt="" width="480" height="300" loading="lazy">
							<strong><?php echo esc_html( $kind['label'] ); ?></strong>
							<span><?php echo esc_html( $kind['help'] ); ?></span>
						</button>
					</li>
				<?php endforeach; ?>
			</ul>
		</section>
	<?php endforeach; ?>
</dialog>
<dialog id="site-copy" class="site-copy" aria-labelledby="site-copy-title"
	data-targets="<?php echo esc_url( rest_url( RestRoutes::SPACE . "/copy-targets/{$post->ID}" ) ); ?>"
	data-copy="<?php echo esc_url( rest_url( RestRoutes::SPACE . "/copy-section/{$post->ID}" ) ); ?>"
	<?php /* translators: %s: title of a page */ ?>
	data-done="<?php esc_attr_e( 'Copied to the end of “%s”. It stays hidden there until you show it.', 'site' ); ?>"
	<?php /* translators: %s: title of a page */ ?>
	data-open="<?php esc_attr_e( 'Edit “%s”', 'site' ); ?>"
	data-failed="<?php esc_attr_e( 'Could not copy the section: %s', 'site' ); ?>">
	<form method="dialog">
		<h2 id="site-copy-title"><?php esc_html_e( 'Copy to another page', 'site' ); ?></h2>
		<button class="button" value=""><?php esc_html_e( 'Close', 'site' ); ?></button>
	</form>
	<label><?php esc_html_e( 'Search', 'site' ); ?> <input type="search" autocomplete="off"></label>
	<p role="status"></p>
	<ul></ul>
</dialog>
