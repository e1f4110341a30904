<?php
/** Tools › Newsletter: emails of an issue, printed by Newsletter::show. */

use Skerry\Admin\Newsletter;
use Skerry\Admin\Screen;
use Skerry\Languages\Languages;

$is_draft = in_array( $issue['state'] ?? '', array( 'draft', 'handed-over' ), true );
$buttons  = $is_draft ? ( Newsletter::mayWrite() ? array( Newsletter::url( array( 'issue' => $id ) ) => __( 'Edit', 'skerry' ) ) : array() ) + array( Newsletter::url( array( 'issue' => $id, 'view' => 'send' ) ) => Newsletter::sendLabel() ) : array();
?>
<div class="wrap">
	<?php Screen::head( __( 'Preview', 'skerry' ), $buttons + array( Newsletter::url() => __( 'All issues', 'skerry' ) ), $fault ); ?>
	<?php foreach ( $previews as $preview ) : ?>
		<?php $language_name = Languages::all()[ $preview['locale'] ?? '' ] ?? ''; ?>
		<h2><?php echo esc_html( $language_name ); ?>: <span lang="<?php echo esc_attr( (string) $preview['locale'] ); ?>"><?php echo esc_html( $preview['subject'] ); ?></span></h2>
		<?php /* translators: %s: language */ ?>
		<iframe title="<?php echo esc_attr( sprintf( __( 'Email in %s', 'skerry' ), $language_name ) ); ?>" sandbox="allow-popups" srcdoc="<?php echo esc_attr( str_replace( '<head>', '<head><base target="_blank">', $preview['html'] ) ); ?>" style="width:100%;max-width:700px;height:700px;border:1px solid #c3c4c7;background:#fff"></iframe>
		<details>
			<summary><?php esc_html_e( 'Plain text version', 'skerry' ); ?><span class="screen-reader-text"> (<?php echo esc_html( $language_name ); ?>)</span></summary>
			<pre style="white-space:pre-wrap;overflow-wrap:anywhere;max-width:700px" lang="<?php echo esc_attr( (string) $preview['locale'] ); ?>"><?php echo esc_html( $preview['text'] ); ?></pre>
		</details>
	<?php endforeach; ?>
</div>
