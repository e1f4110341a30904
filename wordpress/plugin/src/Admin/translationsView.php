<?php
/** Tools › Translations, printed by TranslationsPage::show. */

use Skerry\Admin\Screen;
use Skerry\Admin\TranslationsPage;

$tabs = array(
	''                       => __( 'Content', 'skerry' ),
	TranslationsPage::IMPORT => __( 'Import', 'skerry' ),
	TranslationsPage::TEXTS  => __( 'Website texts', 'skerry' ),
);
?>
<div class="wrap">
	<?php Screen::head( __( 'Translations', 'skerry' ), null === $list ? array() : array( $list->exportAll() => __( 'Export this list as XLIFF', 'skerry' ) ), search: $list?->query()['s'] ?? '' ); ?>
	<?php if ( array() !== $report['changed'] ) : ?>
		<div class="notice notice-info is-dismissible">
			<?php /* translators: %s: name of a language */ ?>
			<p><?php echo esc_html( sprintf( __( 'Imported translations: %s', 'skerry' ), $others[ $language ] ?? $language ) ); ?></p>
			<ul class="ul-disc">
				<?php foreach ( $report['changed'] as $id => $count ) : ?>
					<li>
						<a href="<?php echo esc_url( (string) get_edit_post_link( $id ) ); ?>"><?php echo esc_html( get_the_title( $id ) ?: __( '(no title)', 'skerry' ) ); ?></a>
						<?php /* translators: %s: number of texts */ ?>
						<?php echo esc_html( sprintf( _n( '%s text', '%s texts', $count, 'skerry' ), number_format_i18n( $count ) ) . ( in_array( $id, $report['created'], true ) ? ', ' . __( 'new draft', 'skerry' ) : '' ) ); ?>
					</li>
				<?php endforeach; ?>
			</ul>
		</div>
	<?php endif; ?>
	<nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Translations', 'skerry' ); ?>">
		<?php foreach ( $tabs as $name => $label ) : ?>
			<a class="nav-tab<?php echo $name === $view ? ' nav-tab-active' : ''; ?>"<?php echo $name === $view ? ' aria-current="page"' : ''; ?> href="<?php echo esc_url( TranslationsPage::url( array_filter( array( 'view' => $name ) ) ) ); ?>"><?php echo esc_html( $label ); ?></a>
		<?php endforeach; ?>
	</nav>
	<?php if ( array() === $others ) : ?>
		<p><?php esc_html_e( 'Add a second language in Polylang to translate content.', 'skerry' ); ?></p>
	<?php elseif ( TranslationsPage::IMPORT === $view ) : ?>
		<h2><?php esc_html_e( 'Translation files (XLIFF)', 'skerry' ); ?></h2>
		<p><?php esc_html_e( 'Texts of existing translations are updated. Missing translations are created as drafts.', 'skerry' ); ?></p>
		<form method="post" enctype="multipart/form-data" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<?php wp_nonce_field( TranslationsPage::NONCE ); ?>
			<input type="hidden" name="action" value="skerry_xliff_import">
			<p><label for="file"><?php esc_html_e( 'Translated file (.xlf)', 'skerry' ); ?></label></p>
			<p><input type="file" id="file" name="file" accept=".xlf,.xliff" required> <button class="button button-primary"><?php esc_html_e( 'Import', 'skerry' ); ?></button></p>
		</form>
	<?php elseif ( TranslationsPage::TEXTS === $view ) : ?>
		<?php require __DIR__ . '/translationsTextsView.php'; ?>
	<?php else : ?>
		<?php $list?->show( __( 'Search entries', 'skerry' ) ); ?>
	<?php endif; ?>
</div>
