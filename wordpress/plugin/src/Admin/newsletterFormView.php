<?php
/** Tools › Newsletter: edit form of an issue, printed by Newsletter::show. */

use Skerry\Admin\Newsletter;
use Skerry\Admin\NewsletterForm;
use Skerry\Admin\Screen;
use Skerry\Languages\Languages;
?>
<style>
	.skerry-articles { max-width: 50rem; margin: 0; }
	.skerry-articles li { display: flex; gap: 8px; align-items: center; margin: 0; padding: 6px 8px; background: #fff; border: 1px solid #dcdcde; border-block-start-width: 0; }
	.skerry-articles li:first-child { border-block-start-width: 1px; }
	.skerry-articles li[hidden] { display: none; }
	.skerry-articles label { flex: 1; min-width: 0; overflow-wrap: anywhere; }
	.skerry-articles .description { display: block; }
	.skerry-articles .missing { color: #996800; }
	.skerry-articles .moves { display: flex; gap: 4px; visibility: hidden; }
	.skerry-articles li.is-chosen { cursor: move; }
	.skerry-articles li.is-chosen .moves { visibility: visible; }
	.skerry-language { max-width: 50rem; margin: 24px 0; padding: 0; }
</style>
<div class="wrap">
	<?php Screen::head( $form->isNew ? __( 'Add New Issue', 'skerry' ) : __( 'Edit Issue', 'skerry' ), array( Newsletter::url() => __( 'All issues', 'skerry' ) ), $fault ); ?>
	<?php if ( $form->isReadable ) : ?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( Newsletter::NONCE ); ?>
		<input type="hidden" name="action" value="skerry_newsletter">
		<input type="hidden" name="issue" value="<?php echo esc_attr( $form->id ); ?>">
		<fieldset>
			<legend><h2><?php esc_html_e( 'Posts', 'skerry' ); ?></h2></legend>
			<p class="description"><?php esc_html_e( 'Each post appears with its title, excerpt and a link, in the reader’s language if a translation exists. Drag the selected posts, or use the arrows, to change their order.', 'skerry' ); ?></p>
			<p class="hide-if-no-js"><label><?php esc_html_e( 'Search posts', 'skerry' ); ?> <input type="search" data-skerry-articles-search="<?php echo esc_url( rest_url( NewsletterForm::SEARCH ) ); ?>" data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>"></label></p>
			<ol class="skerry-articles" data-skerry-articles>
				<?php foreach ( $form->articles as $article ) : ?>
					<?php NewsletterForm::printArticle( $article, in_array( $article->ID, $form->chosen, true ) ); ?>
				<?php endforeach; ?>
			</ol>
			<p role="status" data-skerry-articles-none="<?php esc_attr_e( 'No posts found.', 'skerry' ); ?>"><?php array() === $form->articles && esc_html_e( 'No posts found.', 'skerry' ); ?></p>
		</fieldset>
		<?php if ( array() !== $form->interests ) : ?>
			<h2><label for="interest"><?php esc_html_e( 'Recipients', 'skerry' ); ?></label></h2>
			<select name="interest" id="interest">
				<option value=""><?php esc_html_e( 'All subscribers', 'skerry' ); ?></option>
				<?php foreach ( $form->interests as $interest ) : ?>
					<option value="<?php echo esc_attr( $interest['id'] ); ?>"<?php selected( (string) ( $form->content['interest'] ?? '' ), $interest['id'] ); ?>><?php echo esc_html( $interest['label'] ); ?></option>
				<?php endforeach; ?>
			</select>
		<?php endif; ?>
		<?php foreach ( Languages::all() as $language => $name ) : ?>
			<?php $texts = $form->texts( $language ); ?>
			<fieldset class="skerry-language">
				<legend><h2><?php echo esc_html( $name ); ?></h2></legend>
				<p>
					<label for="subject-<?php echo esc_attr( $language ); ?>"><strong><?php esc_html_e( 'Subject', 'skerry' ); ?></strong></label><br>
					<input type="text" class="large-text" lang="<?php echo esc_attr( $language ); ?>" maxlength="150" id="subject-<?php echo esc_attr( $language ); ?>" name="words[<?php echo esc_attr( $language ); ?>][subject]" value="<?php echo esc_attr( $texts['subject'] ); ?>">
				</p>
				<?php foreach ( array( 'before' => __( 'Introduction', 'skerry' ), 'after' => __( 'Closing text', 'skerry' ) ) as $position => $label ) : ?>
					<p style="margin-bottom:4px"><label for="<?php echo esc_attr( "issue_{$position}_$language" ); ?>"><strong><?php echo esc_html( $label ); ?></strong></label></p>
					<?php NewsletterForm::editor( $language, $position, $texts[ $position ] ); ?>
				<?php endforeach; ?>
			</fieldset>
		<?php endforeach; ?>
		<p class="description"><?php esc_html_e( 'Links, bold and italic text, lists and one image per language are sent. Other formatting is removed.', 'skerry' ); ?></p>
		<p class="submit">
			<button class="button button-primary" name="do" value="save"><?php esc_html_e( 'Save Draft', 'skerry' ); ?></button>
			<button class="button" name="do" value="preview"><?php esc_html_e( 'Save and preview', 'skerry' ); ?></button>
		</p>
	</form>
	<?php endif; ?>
</div>
