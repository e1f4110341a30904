<?php
/** Article in an issue's edit form, printed by NewsletterForm::printArticle. */

use Skerry\Admin\NewsletterForm;

$missing_languages = NewsletterForm::missingLanguages( $article );
$title   = NewsletterForm::titleOf( $article );
?>
<li<?php echo $is_chosen ? ' class="is-chosen"' : ''; ?>>
	<label>
		<input type="checkbox" name="chosen[]" value="<?php echo (int) $article->ID; ?>"<?php checked( $is_chosen ); ?>>
		<span class="title"><?php echo esc_html( $title ); ?></span>
		<span class="description"><?php echo esc_html( get_the_date( '', $article ) ); ?>
		<?php if ( array() !== $missing_languages ) : ?>
			<?php /* translators: %s: languages */ ?>
			<span class="missing"><?php echo esc_html( sprintf( __( 'No translation: %s', 'skerry' ), implode( ', ', $missing_languages ) ) ); ?></span>
		<?php endif; ?>
		</span>
	</label>
	<span class="moves">
		<?php /* translators: %s: title of an article */ ?>
		<button type="button" class="button button-small" data-skerry-move="-1" aria-label="<?php echo esc_attr( sprintf( __( 'Move up: %s', 'skerry' ), $title ) ); ?>">↑</button>
		<?php /* translators: %s: title of an article */ ?>
		<button type="button" class="button button-small" data-skerry-move="1" aria-label="<?php echo esc_attr( sprintf( __( 'Move down: %s', 'skerry' ), $title ) ); ?>">↓</button>
	</span>
</li>
