<?php
/** Dashboard, Visits, as Visits::show prints it. */

$most = max( 1, ...array_values( $filled ) );
$wide = 20;
$high = 120;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Visits', 'site' ); ?></h1>
	<?php if ( null !== $why ) : ?>
		<div class="notice notice-warning"><p><?php echo esc_html( $why ); ?></p></div>
	<?php else : ?>
		<?php /* translators: %d: number of days */ ?>
		<p><?php echo esc_html( sprintf( __( 'Pages that people opened in the last %d days, as the site counts them: without cookies, and without anything about who they are. Pages that a browser had fetched ahead are not among them.', 'site' ), $days ) ); ?></p>
		<p><a class="button" href="<?php echo esc_url( $export ); ?>"><?php esc_html_e( 'Save as CSV', 'site' ); ?></a></p>
		<?php // The table below says the same. ?>
		<svg aria-hidden="true" viewBox="0 0 <?php echo esc_attr( (string) ( $days * $wide ) ); ?> <?php echo esc_attr( (string) $high ); ?>" style="width:100%;max-width:720px;height:auto;background:#fff">
			<?php foreach ( array_values( $filled ) as $place => $views ) : ?>
				<?php $height = (int) round( $views / $most * $high ); ?>
				<rect x="<?php echo esc_attr( (string) ( $place * $wide + 2 ) ); ?>" y="<?php echo esc_attr( (string) ( $high - $height ) ); ?>" width="<?php echo esc_attr( (string) ( $wide - 4 ) ); ?>" height="<?php echo esc_attr( (string) $height ); ?>" fill="#2271b1"></rect>
			<?php endforeach; ?>
		</svg>
		<?php
		$tables = array(
			array( __( 'By page', 'site' ), __( 'Page', 'site' ), $counts['pages'] ),
			array( __( 'By the site that led here', 'site' ), __( 'Site that led here', 'site' ), $counts['referrers'] ),
			array( __( 'By day', 'site' ), __( 'Day', 'site' ), array_map( static fn( string $day, int $views ) => array( 'name' => $day, 'views' => $views ), array_keys( $filled ), $filled ) ),
		);
		foreach ( $tables as list( $caption, $column, $rows ) ) :
			?>
			<h2><?php echo esc_html( $caption ); ?></h2>
			<table class="wp-list-table widefat striped" style="max-width:720px">
				<thead><tr><th scope="col"><?php echo esc_html( $column ); ?></th><th scope="col"><?php esc_html_e( 'Views', 'site' ); ?></th></tr></thead>
				<tbody>
					<?php foreach ( $rows as $row ) : ?>
						<tr><th scope="row"><?php echo esc_html( \Site\Admin\Visits::nameOf( $row['name'] ) ); ?></th><td><?php echo esc_html( number_format_i18n( $row['views'] ) ); ?></td></tr>
					<?php endforeach; ?>
					<?php if ( array() === $rows ) : ?>
						<tr><td colspan="2"><?php esc_html_e( 'Nothing was counted yet.', 'site' ); ?></td></tr>
					<?php endif; ?>
				</tbody>
			</table>
		<?php endforeach; ?>
	<?php endif; ?>
</div>
