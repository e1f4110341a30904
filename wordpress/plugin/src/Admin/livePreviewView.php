<?php
/** Preview of the page beside the fields, printed by LivePreview::printPanel below the edit screen. */

namespace Skerry\Admin;

use Skerry\Content\RestRoutes;
use Skerry\Settings;

$words = array(
	'frame'      => array(
		'add'       => __( 'Add a section below', 'skerry' ),
		'addBlock'  => __( 'Add a block below', 'skerry' ),
		'moveUp'    => __( 'Move up', 'skerry' ),
		'moveDown'  => __( 'Move down', 'skerry' ),
		'duplicate' => __( 'Duplicate', 'skerry' ),
		'hide'      => __( 'Hide on website', 'skerry' ),
		'remove'    => __( 'Remove', 'skerry' ),
		'empty'     => __( 'Empty', 'skerry' ),
	),
	'rows'       => array(
		'fold' => __( 'Collapse all', 'skerry' ),
		'open' => __( 'Expand all', 'skerry' ),
		'hide' => __( 'Hide on website', 'skerry' ),
		'show' => __( 'Show on website', 'skerry' ),
		'copy' => __( 'Copy to another page', 'skerry' ),
	),
	/* translators: %1$d: number of characters entered, %2$d: maximum number */
	'counted'    => __( '%1$d of %2$d characters', 'skerry' ),
	'sure'       => __( 'Remove this section?', 'skerry' ),
	'loading'    => __( 'Loading preview…', 'skerry' ),
	'typeFirst'  => __( 'Start typing to see the preview.', 'skerry' ),
	'again'      => __( 'The preview timed out. Trying again…', 'skerry' ),
	'slow'       => __( 'WordPress is responding slowly. The preview will update shortly.', 'skerry' ),
	'noWord'     => __( 'Connection lost. Your text is still here and will be sent again.', 'skerry' ),
	'loggedOut'  => __( 'You have been logged out. Log in again in another tab, then save here.', 'skerry' ),
	'siteFailed' => __( 'The preview could not be rendered (%s). You can keep editing.', 'skerry' ),
	'noFrame'    => __( 'No preview: %s You can keep editing.', 'skerry' ),
);
$widths = array(
	390  => __( 'Mobile', 'skerry' ),
	768  => __( 'Tablet', 'skerry' ),
	1440 => __( 'Desktop', 'skerry' ),
);
$icons  = array( 390 => 'smartphone', 768 => 'tablet', 1440 => 'desktop' );
?>
<button type="button" id="skerry-live-open" class="button" hidden><?php esc_html_e( 'Show preview', 'skerry' ); ?></button>
<section id="skerry-live" class="skerry-live" hidden aria-label="<?php esc_attr_e( 'Website preview', 'skerry' ); ?>"
	data-keep="<?php echo esc_url( $keep ?? rest_url( RestRoutes::SPACE . "/unsaved/{$post->ID}" ) ); ?>"
	data-frame="<?php echo esc_url( $frame ?? rest_url( RestRoutes::SPACE . "/frame/{$post->ID}" ) ); ?>"
	data-connection="<?php echo esc_url( rest_url( RestRoutes::SPACE . '/connection' ) ); ?>"
	data-edit="<?php echo esc_url( rest_url( RestRoutes::SPACE . '/edit' ) ); ?>"
	data-options="<?php echo esc_url( admin_url( 'admin.php?page=skerry-options-' . \Skerry\Languages\Languages::ofPost( $post->ID ) ) ); ?>"
	data-original-frame="<?php echo esc_url( null === $original ? '' : rest_url( RestRoutes::SPACE . "/frame/$original" ) ); ?>"
	data-post="<?php echo esc_attr( (string) $post->ID ); ?>"
	data-draft="<?php echo esc_attr( \Skerry\Editing\UnsavedFields::nameOfScreen() ); ?>"
	data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>"
	data-site="<?php echo esc_attr( Settings::address() ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $words ) ); ?>"
	data-kinds="<?php echo esc_attr( (string) wp_json_encode( $kinds ) ); ?>">
	<header class="skerry-live-bar">
		<?php foreach ( $widths as $width => $label ) : ?>
			<button type="button" class="button" data-width="<?php echo esc_attr( (string) $width ); ?>" aria-pressed="false" aria-label="<?php echo esc_attr( $label ); ?>" title="<?php echo esc_attr( $label ); ?>"><span class="dashicons dashicons-<?php echo esc_attr( $icons[ $width ] ); ?>" aria-hidden="true"></span></button>
		<?php endforeach; ?>
		<?php if ( null !== $original ) : ?>
			<button type="button" class="button" data-original aria-pressed="false"><?php esc_html_e( 'Original', 'skerry' ); ?></button>
		<?php endif; ?>
		<button type="button" class="button" data-whole aria-pressed="false"><?php esc_html_e( 'Full screen', 'skerry' ); ?></button>
		<span class="skerry-live-end" data-publishing hidden>
			<button type="button" class="button button-link" data-status title="<?php esc_attr_e( 'Publishing options', 'skerry' ); ?>"></button>
			<button type="button" class="button" data-save></button>
			<button type="button" class="button button-primary" data-publish></button>
		</span>
		<button type="button" class="button" data-close><?php esc_html_e( 'Hide preview', 'skerry' ); ?></button>
	</header>
	<p role="status" class="skerry-live-status"></p>
	<div class="skerry-live-stage"><iframe title="<?php esc_attr_e( 'Website preview with unsaved changes', 'skerry' ); ?>" hidden></iframe></div>
</section>
<dialog id="skerry-picker" class="skerry-picker" aria-labelledby="skerry-picker-title">
	<form method="dialog">
		<h2 id="skerry-picker-title"><?php esc_html_e( 'Add section', 'skerry' ); ?></h2>
		<button class="button" value=""><?php esc_html_e( 'Cancel', 'skerry' ); ?></button>
	</form>
	<label><?php esc_html_e( 'Search', 'skerry' ); ?> <input type="search" autocomplete="off"></label>
	<p role="status" data-none="<?php esc_attr_e( 'No section types found.', 'skerry' ); ?>"></p>
	<?php foreach ( $groups as $group => $label ) : ?>
		<section aria-labelledby="skerry-picker-<?php echo esc_attr( $group ); ?>">
			<h3 id="skerry-picker-<?php echo esc_attr( $group ); ?>"><?php echo esc_html( $label ); ?></h3>
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
<dialog id="skerry-copy" class="skerry-copy" aria-labelledby="skerry-copy-title"
	data-targets="<?php echo esc_url( rest_url( RestRoutes::SPACE . "/copy-targets/{$post->ID}" ) ); ?>"
	data-copy="<?php echo esc_url( rest_url( RestRoutes::SPACE . "/copy-section/{$post->ID}" ) ); ?>"
	<?php /* translators: %s: title of a page */ ?>
	data-done="<?php esc_attr_e( 'Copied to the end of “%s”. It stays hidden there until you show it.', 'skerry' ); ?>"
	<?php /* translators: %s: title of a page */ ?>
	data-open="<?php esc_attr_e( 'Edit “%s”', 'skerry' ); ?>"
	data-failed="<?php esc_attr_e( 'Could not copy the section: %s', 'skerry' ); ?>">
	<form method="dialog">
		<h2 id="skerry-copy-title"><?php esc_html_e( 'Copy to another page', 'skerry' ); ?></h2>
		<button class="button" value=""><?php esc_html_e( 'Close', 'skerry' ); ?></button>
	</form>
	<label><?php esc_html_e( 'Search', 'skerry' ); ?> <input type="search" autocomplete="off"></label>
	<p role="status"></p>
	<ul></ul>
</dialog>
