<?php
/** Content to begin with, on the page that SettingsPage::show prints. */

namespace Site\Admin;

use Site\Demonstration\Work;

$work       = LongWork::state();
$unfinished = Work::isUnfinished();
$words      = array(
	'noAnswer' => __( 'WordPress did not answer (%s). What was done so far is kept.', 'site' ),
	'waiting'  => __( 'Another window is at work on this.', 'site' ),
	'goOn'     => __( 'Continue', 'site' ),
	'again'    => __( 'Try again', 'site' ),
);
?>
<h2 id="site-content"><?php esc_html_e( 'Content to begin with', 'site' ); ?></h2>
<p class="site-work-text"><?php esc_html_e( 'Neutral pages are there to be written over. The demonstration shows all that the site can do: pages, articles and products in three languages. Both set the front page where there is none; what somebody has written or changed stays as it is.', 'site' ); ?></p>
<div id="site-work" class="site-work" <?php echo $unfinished ? '' : 'hidden'; ?>
	data-url="<?php echo esc_url( admin_url( 'admin-ajax.php' ) ); ?>"
	data-nonce="<?php echo esc_attr( wp_create_nonce( SettingsPage::NONCE ) ); ?>"
	data-state="<?php echo esc_attr( $work['state'] ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $words ) ); ?>">
	<progress max="<?php echo esc_attr( (string) $work['total'] ); ?>" value="<?php echo esc_attr( (string) $work['position'] ); ?>" aria-labelledby="site-content"></progress>
	<p role="status"><?php echo esc_html( $unfinished ? $work['said'] : '' ); ?></p>
	<button type="button" class="button" data-stop hidden><?php esc_html_e( 'Stop', 'site' ); ?></button>
	<?php LongWork::button( Work::current()['kind'] ?? '', 'failed' === $work['state'] ? $words['again'] : $words['goOn'], 'button button-primary', '<input type="hidden" name="sure" value="1">' ); ?>
</div>
<div class="site-work-choices">
	<?php
	foreach ( LongWork::contents() as $kind => $label ) {
		LongWork::button( $kind, $label );
	}
	?>
	<div class="site-work-removal">
		<?php
		LongWork::button(
			'removal',
			__( 'Take out what was brought in', 'site' ),
			'button',
			'<label><input type="checkbox" name="sure" value="1" required> ' . esc_html__( 'for good, but for what somebody has changed', 'site' ) . '</label> ',
			! LongWork::hasContent()
		);
		?>
	</div>
</div>
