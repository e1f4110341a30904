<?php
/** Tools, Translations, as Translations::show prints it. */

$link = static fn( array $query ) => add_query_arg( array( 'page' => 'site-translations' ) + $query, admin_url( 'tools.php' ) );
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Translations', 'site' ); ?></h1>
	<?php \Site\Admin\Notices::print(); ?>
	<ul class="subsubsub">
		<?php foreach ( $others as $code => $name ) : ?>
			<li><a href="<?php echo esc_url( $link( array( 'language' => $code ) ) ); ?>"<?php echo $code === $language ? ' class="current" aria-current="page"' : ''; ?>><?php echo esc_html( $name ); ?></a></li>
		<?php endforeach; ?>
	</ul>
	<table class="wp-list-table widefat striped">
		<thead><tr><th scope="col"><?php esc_html_e( 'Title', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Translation', 'site' ); ?></th></tr></thead>
		<tbody>
			<?php foreach ( $entries['missing'] as $id ) : ?>
				<tr><td><a href="<?php echo esc_url( (string) get_edit_post_link( $id ) ); ?>"><?php echo esc_html( get_the_title( $id ) ); ?></a></td><td><?php esc_html_e( 'missing', 'site' ); ?></td></tr>
			<?php endforeach; ?>
			<?php foreach ( $entries['unfinished'] as $id => $said ) : ?>
				<tr><td><a href="<?php echo esc_url( (string) get_edit_post_link( $id ) ); ?>"><?php echo esc_html( get_the_title( $id ) ); ?></a></td><td><?php echo esc_html( $said ); ?></td></tr>
			<?php endforeach; ?>
			<?php if ( array() === $entries['missing'] && array() === $entries['unfinished'] ) : ?>
				<tr><td colspan="2"><?php esc_html_e( 'Everything here is translated.', 'site' ); ?></td></tr>
			<?php endif; ?>
		</tbody>
	</table>
	<?php
	echo wp_kses_post(
		(string) paginate_links(
			array(
				'base'    => $link( array( 'language' => $language, 'paged' => '%#%' ) ),
				'format'  => '',
				'total'   => $entries['pages'],
				'current' => $page,
			)
		)
	);
	?>
	<h2><?php esc_html_e( 'The site’s own words', 'site' ); ?></h2>
	<p><?php esc_html_e( 'Buttons, forms, mails and error pages. They are not kept in WordPress: give the translated file to whoever keeps the site’s code, who puts it into the folder of the language in locales.', 'site' ); ?></p>
	<?php if ( null === $own['words'] ) : ?>
		<p><?php echo esc_html( $own['said'] ); ?></p>
	<?php else : ?>
		<p>
			<?php
			$absent = (int) $own['words']['texts'] - (int) $own['words']['translated'];
			/* translators: %1$d: translated texts, %2$d: all texts */
			echo esc_html( sprintf( __( '%1$d of %2$d texts are translated.', 'site' ), (int) $own['words']['translated'], (int) $own['words']['texts'] ) );
			if ( (int) ( $own['words']['unsure'] ?? 0 ) > 0 ) {
				/* translators: %d: number of texts */
				echo ' ' . esc_html( sprintf( __( 'Translated and marked as not certain: %d.', 'site' ), (int) $own['words']['unsure'] ) );
			}
			if ( (int) ( $own['words']['obsolete'] ?? 0 ) > 0 ) {
				/* translators: %d: number of texts */
				echo ' ' . esc_html( sprintf( __( 'Translated and no longer used: %d.', 'site' ), (int) $own['words']['obsolete'] ) );
			}
			?>
		</p>
		<?php if ( array() !== $own['words']['missing'] ) : ?>
			<p>
				<?php
				esc_html_e( 'Visitors read these in the original meanwhile:', 'site' );
				if ( $absent > count( $own['words']['missing'] ) ) {
					/* translators: %1$d: number of texts, %2$d: how many are shown */
					echo ' ' . esc_html( sprintf( __( '%1$d texts, of which the first %2$d are shown.', 'site' ), $absent, count( $own['words']['missing'] ) ) );
				}
				?>
			</p>
			<table class="widefat striped" style="table-layout: fixed; overflow-wrap: anywhere">
				<thead><tr><th scope="col"><?php esc_html_e( 'Text', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Used in', 'site' ); ?></th></tr></thead>
				<tbody>
					<?php foreach ( $own['words']['missing'] as $text ) : ?>
						<tr>
							<td><?php echo esc_html( is_string( $text['text'] ?? null ) ? $text['text'] : '' ); ?></td>
							<td><?php echo esc_html( implode( ', ', array_filter( (array) ( $text['usedIn'] ?? array() ), 'is_string' ) ) ); ?></td>
						</tr>
					<?php endforeach; ?>
				</tbody>
			</table>
		<?php endif; ?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<?php wp_nonce_field( $nonce ); ?>
			<input type="hidden" name="action" value="site_words_file">
			<input type="hidden" name="language" value="<?php echo esc_attr( $language ); ?>">
			<p>
				<?php foreach ( $own['words']['catalogues'] as $catalogue ) : ?>
					<?php /* translators: %s: name of a file */ ?>
					<button class="button" name="catalogue" value="<?php echo esc_attr( (string) $catalogue ); ?>"><?php echo esc_html( sprintf( __( 'Download %s', 'site' ), "$catalogue.po" ) ); ?></button>
				<?php endforeach; ?>
			</p>
		</form>
	<?php endif; ?>
	<h2><?php esc_html_e( 'Files for agencies (XLIFF)', 'site' ); ?></h2>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $nonce ); ?>
		<input type="hidden" name="action" value="site_xliff_export">
		<input type="hidden" name="language" value="<?php echo esc_attr( $language ); ?>">
		<button class="button"><?php esc_html_e( 'Download what is not translated', 'site' ); ?></button>
	</form>
	<form method="post" enctype="multipart/form-data" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( $nonce ); ?>
		<input type="hidden" name="action" value="site_xliff_import">
		<p><label><?php esc_html_e( 'Translated file', 'site' ); ?> <input type="file" name="file" accept=".xlf,.xliff" required></label> <button class="button"><?php esc_html_e( 'Bring it in', 'site' ); ?></button></p>
	</form>
</div>
