<?php
/** Tools › Redirects, printed by RedirectsPage::show. */

use Skerry\Admin\RedirectsPage;
use Skerry\Admin\Screen;
use Skerry\Admin\Undo;

$tabs = array(
	''                  => __( 'Redirects', 'skerry' ),
	RedirectsPage::DEAD => __( 'Frequent 404s', 'skerry' ),
	RedirectsPage::CSV  => __( 'Import and export', 'skerry' ),
);
?>
<div class="wrap nosubsub">
	<?php Screen::head( __( 'Redirects', 'skerry' ), undo: Undo::button( 'redirects', RedirectsPage::NONCE, array( 'action' => 'skerry_redirect_restore' ) ), search: $list?->query()['s'] ?? '' ); ?>
	<nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Redirects', 'skerry' ); ?>">
		<?php foreach ( $tabs as $name => $label ) : ?>
			<a class="nav-tab<?php echo $name === $view ? ' nav-tab-active' : ''; ?>"<?php echo $name === $view ? ' aria-current="page"' : ''; ?> href="<?php echo esc_url( RedirectsPage::url( array_filter( array( 'view' => $name ) ) ) ); ?>"><?php echo esc_html( $label ); ?></a>
		<?php endforeach; ?>
	</nav>
	<?php if ( RedirectsPage::DEAD === $view ) : ?>
		<p><?php esc_html_e( 'Addresses that do not exist but were requested by visitors. No visitor data is stored.', 'skerry' ); ?></p>
		<?php $list?->show( __( 'Search addresses', 'skerry' ) ); ?>
	<?php elseif ( RedirectsPage::CSV === $view ) : ?>
		<?php require __DIR__ . '/redirectsCsvView.php'; ?>
	<?php else : ?>
		<div id="col-container" class="wp-clearfix">
			<div id="col-left"><div class="col-wrap"><div class="form-wrap">
				<h2 id="row"><?php esc_html_e( 'Add Redirect', 'skerry' ); ?></h2>
				<?php $submit = __( 'Add Redirect', 'skerry' ); ?>
				<?php require __DIR__ . '/redirectFormView.php'; ?>
			</div></div></div>
			<div id="col-right"><div class="col-wrap">
				<?php $list?->show( __( 'Search redirects', 'skerry' ) ); ?>
			</div></div>
		</div>
	<?php endif; ?>
</div>
