<?php
/** Dialog that sets the focal point of an image, printed by FocusPoint::printDialog. */

namespace Site\Admin;

use Site\Content\RestRoutes;

$words = array(
	'open'    => __( 'Focal point and crops', 'site' ),
	'closed'  => __( 'Show the preview to see the crops here.', 'site' ),
	'whole'   => __( 'This page shows the whole image, or does not use it.', 'site' ),
	'refused' => __( 'You need permission to edit this image to set its focal point.', 'site' ),
	'failed'  => __( 'WordPress did not respond. Nothing was saved.', 'site' ),
	'saved'   => __( 'Focal point saved for every page that uses this image.', 'site' ),
	'widths'  => array(
		390  => __( 'Mobile', 'site' ),
		1440 => __( 'Desktop', 'site' ),
	),
);
?>
<dialog id="site-focus" class="site-focus" aria-labelledby="site-focus-title"
	data-url="<?php echo esc_url( rest_url( RestRoutes::SPACE . '/focus-point/' ) ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $words ) ); ?>">
	<form method="dialog">
		<h2 id="site-focus-title"><?php esc_html_e( 'Focal point and crops', 'site' ); ?></h2>
		<button class="button" value=""><?php esc_html_e( 'Close', 'site' ); ?></button>
	</form>
	<p><?php esc_html_e( 'Click the part that must stay visible when the image is cropped. This applies wherever the image is used.', 'site' ); ?></p>
	<div class="site-focus-columns">
		<div>
			<div class="site-focus-picture"><img alt=""><span hidden></span></div>
			<label><?php esc_html_e( 'Left (%)', 'site' ); ?> <input type="range" name="left" min="0" max="100" step="10"></label>
			<label><?php esc_html_e( 'Top (%)', 'site' ); ?> <input type="range" name="top" min="0" max="100" step="10"></label>
			<p>
				<button type="button" class="button button-primary" data-save><?php esc_html_e( 'Save focal point', 'site' ); ?></button>
				<button type="button" class="button" data-none><?php esc_html_e( 'Reset (automatic crop)', 'site' ); ?></button>
			</p>
			<p role="status"></p>
		</div>
		<ul></ul>
	</div>
</dialog>
