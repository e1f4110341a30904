<?php
/** Dashboard › Statistics › Page views, printed by Visits::show. */

use Site\Admin\Statistics;
use Site\Admin\Visits;
?>
<div class="wrap">
	<?php Statistics::head( '', $reason ); ?>
	<?php if ( null === $reason ) : ?>
		<?php /* translators: %d: number of days */ ?>
		<p><?php echo esc_html( sprintf( __( 'Page views in the last %d days, counted without cookies or personal data. Prefetched pages are not counted.', 'site' ), $days ) ); ?></p>
		<?php if ( array() === $days_with_views ) : ?>
			<p><?php esc_html_e( 'No data yet.', 'site' ); ?></p>
		<?php else : ?>
			<?php Statistics::chart( $views_by_day, 720, 140 ); ?>
			<p><a class="button" href="<?php echo esc_url( $export ); ?>"><?php esc_html_e( 'Export CSV', 'site' ); ?></a></p>
			<?php
			$tables = array(
				array( __( 'By page', 'site' ), __( 'Page', 'site' ), $counts['pages'] ),
				array( __( 'By referrer', 'site' ), __( 'Referring site', 'site' ), $counts['referrers'] ),
				array( __( 'By day', 'site' ), __( 'Day', 'site' ), array_map( static fn( string $day, int $views ) => array( 'name' => Statistics::day( $day ), 'views' => $views ), array_keys( $days_with_views ), $days_with_views ) ),
			);
			foreach ( array_filter( $tables, static fn( array $table ) => array() !== $table[2] ) as list( $caption, $column, $rows ) ) :
				?>
				<h2><?php echo esc_html( $caption ); ?></h2>
				<table class="widefat striped" style="max-width:720px">
					<thead><tr><th scope="col"><?php echo esc_html( $column ); ?></th><th scope="col"><?php esc_html_e( 'Views', 'site' ); ?></th></tr></thead>
					<tbody>
						<?php foreach ( $rows as $row ) : ?>
							<tr><th scope="row" style="overflow-wrap:anywhere"><?php echo esc_html( Visits::nameOf( $row['name'] ) ); ?></th><td><?php echo esc_html( number_format_i18n( $row['views'] ) ); ?></td></tr>
						<?php endforeach; ?>
					</tbody>
				</table>
			<?php endforeach; ?>
		<?php endif; ?>
	<?php endif; ?>
</div>
