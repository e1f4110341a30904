<?php
/** Tools › Translations › Website texts, printed by TranslationsPage::show. */

use Skerry\Admin\TranslationsPage;
?>
<ul class="subsubsub" style="float:none">
	<?php foreach ( $others as $code => $name ) : ?>
		<li><a href="<?php echo esc_url( TranslationsPage::url( array( 'view' => TranslationsPage::TEXTS, 'language' => $code ) ) ); ?>"<?php echo $code === $language ? ' class="current" aria-current="page"' : ''; ?>><?php echo esc_html( $name ); ?></a><?php echo array_key_last( $others ) === $code ? '' : ' |'; ?></li>
	<?php endforeach; ?>
</ul>
<p><?php esc_html_e( 'Buttons, forms, emails and error pages. These texts are not stored in WordPress: send the translated file to your developer, who adds it to the website.', 'skerry' ); ?></p>
<?php if ( null === $interface['words'] ) : ?>
	<p><?php echo esc_html( $interface['said'] ); ?></p>
<?php else : ?>
	<p>
		<?php
		$missing_count = (int) $interface['words']['texts'] - (int) $interface['words']['translated'];
		/* translators: %1$d: translated texts, %2$d: all texts */
		echo esc_html( sprintf( __( '%1$d of %2$d texts are translated.', 'skerry' ), (int) $interface['words']['translated'], (int) $interface['words']['texts'] ) );
		$unsure_count   = (int) ( $interface['words']['unsure'] ?? 0 );
		$obsolete_count = (int) ( $interface['words']['obsolete'] ?? 0 );
		if ( $unsure_count > 0 ) {
			/* translators: %d: number of texts */
			echo ' ' . esc_html( sprintf( _n( '%d needs review.', '%d need review.', $unsure_count, 'skerry' ), $unsure_count ) );
		}
		if ( $obsolete_count > 0 ) {
			/* translators: %d: number of texts */
			echo ' ' . esc_html( sprintf( _n( '%d is no longer used.', '%d are no longer used.', $obsolete_count, 'skerry' ), $obsolete_count ) );
		}
		?>
	</p>
	<?php if ( array() !== $interface['words']['missing'] ) : ?>
		<p>
			<?php
			esc_html_e( 'Visitors see these texts in the original language:', 'skerry' );
			if ( $missing_count > count( $interface['words']['missing'] ) ) {
				/* translators: %1$d: number of texts, %2$d: number of texts shown */
				echo ' ' . esc_html( sprintf( __( 'Showing the first %2$d of %1$d texts.', 'skerry' ), $missing_count, count( $interface['words']['missing'] ) ) );
			}
			?>
		</p>
		<table class="widefat striped" style="table-layout: fixed; overflow-wrap: anywhere">
			<thead><tr><th scope="col"><?php esc_html_e( 'Text', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Used in', 'skerry' ); ?></th></tr></thead>
			<tbody>
				<?php foreach ( $interface['words']['missing'] as $text ) : ?>
					<tr>
						<td><?php echo esc_html( is_string( $text['text'] ?? null ) ? $text['text'] : '' ); ?></td>
						<td><?php echo esc_html( implode( ', ', array_filter( (array) ( $text['usedIn'] ?? array() ), 'is_string' ) ) ); ?></td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
	<?php endif; ?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( TranslationsPage::NONCE ); ?>
		<input type="hidden" name="action" value="skerry_words_file">
		<input type="hidden" name="language" value="<?php echo esc_attr( $language ); ?>">
		<p>
			<?php foreach ( $interface['words']['catalogues'] as $catalogue ) : ?>
				<?php /* translators: %s: name of a file */ ?>
				<button class="button" name="catalogue" value="<?php echo esc_attr( (string) $catalogue ); ?>"><?php echo esc_html( sprintf( __( 'Download %s', 'skerry' ), "$catalogue.po" ) ); ?></button>
			<?php endforeach; ?>
		</p>
	</form>
<?php endif; ?>
