<?php
/** Tools › Redirects: edit form of a redirect, printed by RedirectsPage::show. */

use Skerry\Admin\RedirectsPage;
use Skerry\Admin\Screen;
?>
<div class="wrap">
	<?php Screen::head( __( 'Edit Redirect', 'skerry' ), array( RedirectsPage::url() => __( 'All redirects', 'skerry' ) ), null === $redirect ? __( 'This redirect no longer exists.', 'skerry' ) : '' ); ?>
	<?php if ( null !== $redirect ) : ?>
		<div class="form-wrap" id="row" style="max-width:50em">
			<?php $submit = __( 'Update', 'skerry' ); ?>
			<?php require __DIR__ . '/redirectFormView.php'; ?>
		</div>
	<?php endif; ?>
</div>
