<?php
/** Dialog that sets the focal point of an image, printed by FocusPoint::printDialog. */

namespace Skerry\Admin;

use Skerry\Content\RestRoutes;

$words = array(
	'open'    => __( 'Focal point and crops', 'skerry' ),
	'closed'  => __( 'Show the preview to see the crops here.', 'skerry' ),
	'whole'   => __( 'This page shows the whole image, or does not use it.', 'skerry' ),
	'refused' => __( 'You need permission to edit this image to set its focal point.', 'skerry' ),
	'failed'  => __( 'WordPress did not respond. Nothing was saved.', 'skerry' ),
	'saved'   => __( 'Focal point saved for every page that uses this image.', 'skerry' ),
	'widths'  => array(
		390  => __( 'Mobile', 'skerry' ),
		1440 => __( 'Desktop', 'skerry' ),
	),
);
?>
<dialog id="skerry-focus" class="skerry-focus" aria-labelledby="skerry-focus-title"
	data-url="<?php echo esc_url( rest_url( RestRoutes::SPACE . '/focus-point/' ) ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $words ) ); ?>">
	<form method="dialog">
		<h2 id="skerry-focus-title"><?php esc_html_e( 'Focal point and crops', 'skerry' ); ?></h2>
		<button class="button" value=""><?php esc_html_e( 'Close', 'skerry' ); ?></button>
	</form>
	<p><?php esc_html_e( 'Click the part that must stay visible when the image is cropped. This applies wherever the image is used.', 'skerry' ); ?></p>
	<div class="skerry-focus-columns">
		<div>
			<div class="skerry-focus-picture"><img alt=""><span hidden></span></div>
			<label><?php esc_html_e( 'Left (%)', 'skerry' ); ?> <input type="range" name="left" min="0" max="100" step="10"></label>
			<label><?php esc_html_e( 'Top (%)', 'skerry' ); ?> <input type="range" name="top" min="0" max="100" step="10"></label>
			<p>
				<button type="button" class="button button-primary" data-save><?php esc_html_e( 'Save focal point', 'skerry' ); ?></button>
				<button type="button" class="button" data-none><?php esc_html_e( 'Reset (automatic crop)', 'skerry' ); ?></button>
			</p>
			<p role="status"></p>
		</div>
		<ul></ul>
	</div>
</dialog>
