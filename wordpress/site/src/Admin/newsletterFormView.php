<?php
/** Tools, Newsletter: an issue, as Newsletter::show prints it. */

use Site\Admin\Newsletter;
use Site\Admin\Notices;
use Site\Languages\Languages;
?>
<div class="wrap">
	<h1><?php echo esc_html( null === $id ? __( 'New issue', 'site' ) : __( 'Change an issue', 'site' ) ); ?></h1>
	<?php Notices::print( $fault ); ?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( Newsletter::NONCE ); ?>
		<input type="hidden" name="action" value="site_newsletter">
		<input type="hidden" name="do" value="save">
		<input type="hidden" name="issue" value="<?php echo esc_attr( $formId ); ?>">
		<fieldset>
			<legend><h2><?php esc_html_e( 'Articles', 'site' ); ?></h2></legend>
			<p class="description"><?php esc_html_e( 'Each stands there with its title, its excerpt and a link, in the language of the reader where it is translated.', 'site' ); ?></p>
			<?php foreach ( $articles as $article ) : ?>
				<p><label><input type="checkbox" name="chosen[]" value="<?php echo (int) $article->ID; ?>"<?php checked( in_array( $article->ID, $chosen, true ) ); ?>> <?php echo esc_html( get_the_title( $article ) ); ?> <span class="description"><?php echo esc_html( get_the_date( '', $article ) ); ?></span></label></p>
			<?php endforeach; ?>
		</fieldset>
		<?php if ( array() !== $interests ) : ?>
			<h2><?php esc_html_e( 'Who gets it', 'site' ); ?></h2>
			<p><label><?php esc_html_e( 'Subscribers', 'site' ); ?>
				<select name="interest">
					<option value=""><?php esc_html_e( 'All', 'site' ); ?></option>
					<?php foreach ( $interests as $one ) : ?>
						<option value="<?php echo esc_attr( $one['id'] ); ?>"<?php selected( (string) ( $content['interest'] ?? '' ), $one['id'] ); ?>><?php echo esc_html( $one['label'] ); ?></option>
					<?php endforeach; ?>
				</select></label></p>
		<?php endif; ?>
		<?php foreach ( Languages::all() as $language => $name ) : ?>
			<?php $words = Newsletter::words( $content, $language ); ?>
			<fieldset>
				<legend><h2><?php echo esc_html( $name ); ?></h2></legend>
				<p>
					<label for="subject-<?php echo esc_attr( $language ); ?>"><?php esc_html_e( 'Subject', 'site' ); ?></label><br>
					<input type="text" class="large-text" lang="<?php echo esc_attr( $language ); ?>" maxlength="150" id="subject-<?php echo esc_attr( $language ); ?>" name="words[<?php echo esc_attr( $language ); ?>][subject]" value="<?php echo esc_attr( $words['subject'] ); ?>">
				</p>
				<?php foreach ( array( 'before' => __( 'Words before the articles', 'site' ), 'after' => __( 'Words after the articles', 'site' ) ) as $place => $label ) : ?>
					<p>
						<label for="<?php echo esc_attr( "$place-$language" ); ?>"><?php echo esc_html( $label ); ?></label><br>
						<textarea class="large-text" rows="4" lang="<?php echo esc_attr( $language ); ?>" maxlength="5000" id="<?php echo esc_attr( "$place-$language" ); ?>" name="words[<?php echo esc_attr( $language ); ?>][<?php echo esc_attr( $place ); ?>]"><?php echo esc_textarea( $words[ $place ] ); ?></textarea>
					</p>
				<?php endforeach; ?>
			</fieldset>
		<?php endforeach; ?>
		<p>
			<button class="button button-primary"><?php esc_html_e( 'Save', 'site' ); ?></button>
			<a class="button" href="<?php echo esc_url( Newsletter::url() ); ?>"><?php esc_html_e( 'To the list', 'site' ); ?></a>
		</p>
	</form>
</div>
