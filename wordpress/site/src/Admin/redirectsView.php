<?php
/** Tools › Redirects, printed by RedirectsPage::show. */

use Site\Admin\RedirectsPage;
use Site\Admin\Screen;
use Site\Admin\Undo;

$tabs = array(
	''                  => __( 'Redirects', 'site' ),
	RedirectsPage::DEAD => __( 'Frequent 404s', 'site' ),
	RedirectsPage::CSV  => __( 'Import and export', 'site' ),
);
?>
<div class="wrap nosubsub">
	<?php Screen::head( __( 'Redirects', 'site' ), undo: Undo::button( 'redirects', RedirectsPage::NONCE, array( 'action' => 'site_redirect_restore' ) ), search: $list?->query()['s'] ?? '' ); ?>
	<nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Redirects', 'site' ); ?>">
		<?php foreach ( $tabs as $name => $label ) : ?>
			<a class="nav-tab<?php echo $name === $view ? ' nav-tab-active' : ''; ?>"<?php echo $name === $view ? ' aria-current="page"' : ''; ?> href="<?php echo esc_url( RedirectsPage::url( array_filter( array( 'view' => $name ) ) ) ); ?>"><?php echo esc_html( $label ); ?></a>
		<?php endforeach; ?>
	</nav>
	<?php if ( RedirectsPage::DEAD === $view ) : ?>
		<p><?php esc_html_e( 'Addresses that do not exist but were requested by visitors. No visitor data is stored.', 'site' ); ?></p>
		<?php $list?->show( __( 'Search addresses', 'site' ) ); ?>
	<?php elseif ( RedirectsPage::CSV === $view ) : ?>
		<?php require __DIR__ . '/redirectsCsvView.php'; ?>
	<?php else : ?>
		<div id="col-container" class="wp-clearfix">
			<div id="col-left"><div class="col-wrap"><div class="form-wrap">
				<h2 id="row"><?php esc_html_e( 'Add Redirect', 'site' ); ?></h2>
				<?php $submit = __( 'Add Redirect', 'site' ); ?>
				<?php require __DIR__ . '/redirectFormView.php'; ?>
			</div></div></div>
			<div id="col-right"><div class="col-wrap">
				<?php $list?->show( __( 'Search redirects', 'site' ) ); ?>
			</div></div>
		</div>
	<?php endif; ?>
</div>
