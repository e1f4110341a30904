<?php
/** Enquiries: the list, as Enquiries::show prints it. */

use Site\Admin\Enquiries;
use Site\Admin\Notices;

$total  = (int) ( $answer['json']['total'] ?? 0 );
$pages  = max( 1, (int) ceil( $total / max( 1, (int) ( $answer['json']['perPage'] ?? 1 ) ) ) );
$query  = array_filter( array( 'kind' => $filter['kind'] ?? '', 'state' => $filter['state'] ?? '', 's' => $filter['search'] ?? '' ) );
$select = static function ( string $name, string $label, array $choices, string $chosen ): void {
	printf( '<label>%s <select name="%s">', esc_html( $label ), esc_attr( $name ) );
	foreach ( $choices as $value => $text ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $chosen, (string) $value, false ), esc_html( $text ) );
	}
	echo '</select></label> ';
};
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Enquiries', 'site' ); ?></h1>
	<?php Notices::print( $fault ); ?>
	<?php if ( $isRead ) : ?>
	<p>
		<?php
		/* translators: numbers */
		echo esc_html( sprintf( __( 'Found: %1$s. Open of all: %2$s. They are kept by the site alone.', 'site' ), number_format_i18n( $total ), number_format_i18n( (int) ( $answer['json']['open'] ?? 0 ) ) ) );
		?>
	</p>
	<?php endif; ?>
	<form method="get" action="<?php echo esc_url( admin_url( 'admin.php' ) ); ?>">
		<input type="hidden" name="page" value="<?php echo esc_attr( Enquiries::SLUG ); ?>">
		<?php
		$select( 'kind', __( 'Form', 'site' ), array( '' => __( 'All', 'site' ), 'lead' => __( 'Lead form', 'site' ), 'contact' => __( 'Contact form', 'site' ) ), $filter['kind'] ?? '' );
		$select( 'state', __( 'State', 'site' ), array( '' => __( 'All', 'site' ), 'open' => __( 'open', 'site' ), 'done' => __( 'done', 'site' ) ), $filter['state'] ?? '' );
		?>
		<label><?php esc_html_e( 'Address or words', 'site' ); ?> <input type="search" name="s" maxlength="100" value="<?php echo esc_attr( $filter['search'] ?? '' ); ?>"></label>
		<button class="button"><?php esc_html_e( 'Search', 'site' ); ?></button>
	</form>
	<table class="wp-list-table widefat striped">
		<thead><tr>
			<th scope="col" class="column-primary"><?php esc_html_e( 'From', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Form', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Page', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Sent', 'site' ); ?></th>
			<th scope="col"><?php esc_html_e( 'State', 'site' ); ?></th>
		</tr></thead>
		<tbody>
			<?php foreach ( $rows as $row ) : ?>
				<?php
				$values = array_column( Enquiries::fields( $row ), 'value' );
				usort( $values, static fn( string $a, string $b ) => mb_strlen( $b ) <=> mb_strlen( $a ) );
				$from = is_string( $row['emailAddress'] ?? null ) ? $row['emailAddress'] : __( 'no address', 'site' );
				?>
				<tr class="is-expanded">
					<td class="column-primary">
						<a href="<?php echo esc_url( Enquiries::url( array( 'enquiry' => (string) ( $row['id'] ?? '' ) ) ) ); ?>"><strong><?php echo esc_html( $from ); ?></strong></a>
						<div><?php echo esc_html( wp_html_excerpt( $values[0] ?? '', 90, '…' ) ); ?></div>
					</td>
					<td data-colname="<?php esc_attr_e( 'Form', 'site' ); ?>"><?php echo esc_html( Enquiries::kind( $row ) ); ?></td>
					<td data-colname="<?php esc_attr_e( 'Page', 'site' ); ?>"><?php echo esc_html( (string) ( $row['page'] ?? '' ) ); ?></td>
					<td data-colname="<?php esc_attr_e( 'Sent', 'site' ); ?>"><?php echo esc_html( Enquiries::time( $row['createdAt'] ?? null ) ); ?></td>
					<td data-colname="<?php esc_attr_e( 'State', 'site' ); ?>"><?php echo esc_html( is_numeric( $row['answeredAt'] ?? null ) ? __( 'answered', 'site' ) : ( is_numeric( $row['doneAt'] ?? null ) ? __( 'done', 'site' ) : __( 'open', 'site' ) ) ); ?></td>
				</tr>
			<?php endforeach; ?>
			<?php if ( $isRead && array() === $rows ) : ?>
				<tr><td colspan="5"><?php esc_html_e( 'There are none.', 'site' ); ?></td></tr>
			<?php endif; ?>
		</tbody>
	</table>
	<?php if ( $pages > 1 ) : ?>
		<div class="tablenav"><div class="tablenav-pages"><?php echo wp_kses_post( (string) paginate_links( array( 'base' => Enquiries::url( $query ) . '%_%', 'format' => '&paged=%#%', 'current' => $page, 'total' => $pages ) ) ); ?></div></div>
	<?php endif; ?>
	<h2><?php esc_html_e( 'Tables and erasure', 'site' ); ?></h2>
	<p><?php Enquiries::button( 'export', __( 'Download all (CSV)', 'site' ) ); ?></p>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( Enquiries::NONCE ); ?>
		<input type="hidden" name="action" value="site_enquiries">
		<input type="hidden" name="do" value="erase-address">
		<label><?php esc_html_e( 'Erase all that was sent from', 'site' ); ?> <input type="email" name="address" required maxlength="254"></label>
		<label><input type="checkbox" required> <?php esc_html_e( 'For good', 'site' ); ?></label>
		<button class="button"><?php esc_html_e( 'Erase', 'site' ); ?></button>
	</form>
</div>
