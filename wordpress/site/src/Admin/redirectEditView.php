<?php
/** Tools › Redirects: edit form of a redirect, printed by RedirectsPage::show. */

use Site\Admin\RedirectsPage;
use Site\Admin\Screen;
?>
<div class="wrap">
	<?php Screen::head( __( 'Edit Redirect', 'site' ), array( RedirectsPage::url() => __( 'All redirects', 'site' ) ), null === $redirect ? __( 'This redirect no longer exists.', 'site' ) : '' ); ?>
	<?php if ( null !== $redirect ) : ?>
		<div class="form-wrap" id="row" style="max-width:50em">
			<?php $submit = __( 'Update', 'site' ); ?>
			<?php require __DIR__ . '/redirectFormView.php'; ?>
		</div>
	<?php endif; ?>
</div>
