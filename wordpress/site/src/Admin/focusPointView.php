<?php
/** The dialog in which the focus point of a picture is chosen, as FocusPoint::printDialog prints it. */

namespace Site\Admin;

use Site\Content\RestAnswers;

$words = array(
	'open'    => __( 'Focus and crops', 'site' ),
	'closed'  => __( 'Show the page to see here which parts of the picture it shows.', 'site' ),
	'whole'   => __( 'This page shows the picture whole, or not at all.', 'site' ),
	'refused' => __( 'Only who may edit this picture may choose its focus.', 'site' ),
	'failed'  => __( 'WordPress does not answer. Nothing was saved.', 'site' ),
	'saved'   => __( 'Saved, for every page with this picture.', 'site' ),
	'widths'  => array(
		390  => __( 'Telephone', 'site' ),
		1440 => __( 'Computer', 'site' ),
	),
);
?>
<dialog id="site-focus" class="site-focus" aria-labelledby="site-focus-title"
	data-url="<?php echo esc_url( rest_url( RestAnswers::SPACE . '/focus-point/' ) ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $words ) ); ?>">
	<form method="dialog">
		<h2 id="site-focus-title"><?php esc_html_e( 'Focus and crops', 'site' ); ?></h2>
		<button class="button" value=""><?php esc_html_e( 'Close', 'site' ); ?></button>
	</form>
	<p><?php esc_html_e( 'Press what has to stay in sight where only a part of the picture is shown. It belongs to the picture, on every page and in every language.', 'site' ); ?></p>
	<div class="site-focus-columns">
		<div>
			<div class="site-focus-picture"><img alt=""><span hidden></span></div>
			<label><?php esc_html_e( 'From the left', 'site' ); ?> <input type="range" name="left" min="0" max="100" step="10"></label>
			<label><?php esc_html_e( 'From the top', 'site' ); ?> <input type="range" name="top" min="0" max="100" step="10"></label>
			<p>
				<button type="button" class="button button-primary" data-save><?php esc_html_e( 'Save the focus', 'site' ); ?></button>
				<button type="button" class="button" data-none><?php esc_html_e( 'No focus: the usual part of each place', 'site' ); ?></button>
			</p>
			<p role="status"></p>
		</div>
		<ul></ul>
	</div>
</dialog>
