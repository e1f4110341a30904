<?php
/** Dashboard › Statistics › Page views, printed by Visits::show. */

use Skerry\Admin\Statistics;
use Skerry\Admin\Visits;
?>
<div class="wrap">
	<?php Statistics::head( '', $reason ); ?>
	<?php if ( null === $reason ) : ?>
		<?php /* translators: %d: number of days */ ?>
		<p><?php echo esc_html( sprintf( __( 'Page views in the last %d days, counted without cookies or personal data. Prefetched pages are not counted.', 'skerry' ), $days ) ); ?></p>
		<?php if ( array() === $days_with_views ) : ?>
			<p><?php esc_html_e( 'No data yet.', 'skerry' ); ?></p>
		<?php else : ?>
			<?php Statistics::chart( $views_by_day, 720, 140 ); ?>
			<p><a class="button" href="<?php echo esc_url( $export ); ?>"><?php esc_html_e( 'Export CSV', 'skerry' ); ?></a></p>
			<?php
			$tables = array(
				array( __( 'By page', 'skerry' ), __( 'Page', 'skerry' ), $counts['pages'] ),
				array( __( 'By referrer', 'skerry' ), __( 'Referring site', 'skerry' ), $counts['referrers'] ),
				array( __( 'By day', 'skerry' ), __( 'Day', 'skerry' ), array_map( static fn( string $day, int $views ) => array( 'name' => Statistics::day( $day ), 'views' => $views ), array_keys( $days_with_views ), $days_with_views ) ),
			);
			foreach ( array_filter( $tables, static fn( array $table ) => array() !== $table[2] ) as list( $caption, $column, $rows ) ) :
				?>
				<h2><?php echo esc_html( $caption ); ?></h2>
				<table class="widefat striped" style="max-width:720px">
					<thead><tr><th scope="col"><?php echo esc_html( $column ); ?></th><th scope="col"><?php esc_html_e( 'Views', 'skerry' ); ?></th></tr></thead>
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
