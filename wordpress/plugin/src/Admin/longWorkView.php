<?php
/** Starter and demo content, a section of the page that SettingsPage::show prints. */

namespace Skerry\Admin;

use Skerry\Demonstration\Work;

$work       = LongWork::state();
$is_unfinished = Work::isUnfinished();
$words      = array(
	'noAnswer' => __( 'WordPress did not respond (%s). Completed steps are saved.', 'skerry' ),
	'waiting'  => __( 'This is already running in another window.', 'skerry' ),
	'goOn'     => __( 'Continue', 'skerry' ),
	'again'    => __( 'Try again', 'skerry' ),
);
?>
<h2 id="skerry-content"><?php esc_html_e( 'Starter content', 'skerry' ); ?></h2>
<p class="skerry-work-text"><?php esc_html_e( 'Starter pages are neutral pages for you to overwrite. The demo content shows every feature, with pages, posts and products in three languages. Both set a homepage if none is set. Content you have added or edited is never overwritten.', 'skerry' ); ?></p>
<div id="skerry-work" class="skerry-work" <?php echo $is_unfinished ? '' : 'hidden'; ?>
	data-url="<?php echo esc_url( admin_url( 'admin-ajax.php' ) ); ?>"
	data-nonce="<?php echo esc_attr( wp_create_nonce( SettingsPage::NONCE ) ); ?>"
	data-state="<?php echo esc_attr( $work['state'] ); ?>"
	data-words="<?php echo esc_attr( (string) wp_json_encode( $words ) ); ?>">
	<progress max="<?php echo esc_attr( (string) $work['total'] ); ?>" value="<?php echo esc_attr( (string) $work['position'] ); ?>" aria-labelledby="skerry-content"></progress>
	<p role="status"><?php echo esc_html( $is_unfinished ? $work['said'] : '' ); ?></p>
	<button type="button" class="button" data-stop hidden><?php esc_html_e( 'Pause', 'skerry' ); ?></button>
	<?php LongWork::button( Work::current()['kind'] ?? '', 'failed' === $work['state'] ? $words['again'] : $words['goOn'], 'button button-primary', '<input type="hidden" name="sure" value="1">' ); ?>
</div>
<div class="skerry-work-choices">
	<?php
	foreach ( LongWork::contents() as $kind => $label ) {
		LongWork::button( $kind, $label );
	}
	?>
	<div class="skerry-work-removal">
		<?php
		LongWork::button(
			'removal',
			__( 'Remove imported content', 'skerry' ),
			'button',
			'<label><input type="checkbox" name="sure" value="1" required> ' . esc_html__( 'Delete permanently, except content that has been edited', 'skerry' ) . '</label> ',
			! LongWork::hasContent()
		);
		?>
	</div>
</div>
