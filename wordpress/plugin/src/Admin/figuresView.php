<?php
/** Dashboard › Statistics › Weekly figures and Web Vitals, printed by Figures::show. */

use Skerry\Admin\Figures;
use Skerry\Admin\RedirectsPage;
use Skerry\Admin\Statistics;
use Skerry\Redirects\Rules;

/** Prints a table with week, language and the given columns. */
$print = static function ( array $columns, array $rows ): void {
	// Elements are in the cell of their metric.
	$columns = array_filter( $columns, static fn( string $column ) => ! str_ends_with( $column, 'Element' ), ARRAY_FILTER_USE_KEY );
	?>
	<div style="overflow-x:auto" tabindex="0">
		<table class="widefat striped" style="max-width:900px">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Week', 'skerry' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Language', 'skerry' ); ?></th>
				<?php foreach ( $columns as $name ) : ?>
					<th scope="col"><?php echo esc_html( $name ); ?></th>
				<?php endforeach; ?>
			</tr></thead>
			<tbody>
				<?php foreach ( $rows as $row ) : ?>
					<tr>
						<th scope="row" style="white-space:nowrap"><?php echo esc_html( Statistics::day( $row['week'] ) ); ?></th>
						<td><?php echo esc_html( $row['locale'] ); ?></td>
						<?php foreach ( array_keys( $columns ) as $column ) : ?>
							<?php $element = $row[ $column . 'Element' ] ?? ''; ?>
							<td style="<?php echo is_string( $row[ $column ] ) && '' !== $row[ $column ] ? 'overflow-wrap:anywhere;min-width:12em' : 'white-space:nowrap'; ?>"><?php echo esc_html( Figures::cell( $column, $row[ $column ] ) ), '' === $element ? '' : '<br><code>' . esc_html( $element ) . '</code>'; ?></td>
						<?php endforeach; ?>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
	</div>
	<?php
};
?>
<div class="wrap">
	<?php Statistics::head( $tab, $reason ); ?>
	<?php if ( null === $reason ) : ?>
		<p><?php esc_html_e( 'The last twelve weeks (Monday to Sunday), without personal data.', 'skerry' ); ?></p>
		<?php if ( $is_vitals && ! $has_vitals ) : ?>
			<div class="notice notice-info inline"><p><?php esc_html_e( 'Web Vitals are not measured. To measure them, set webVitals to true in brand/parts.ts of the website and build it again.', 'skerry' ); ?></p></div>
		<?php elseif ( ! $is_vitals && ! $is_measuring ) : ?>
			<div class="notice notice-info inline"><p><?php esc_html_e( 'Searches and page speed are not measured (WEEKLY_MEASURES is false on the website).', 'skerry' ); ?></p></div>
		<?php endif; ?>
		<div style="display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr));gap:8px 24px;max-width:1100px">
			<?php foreach ( array_filter( $charts, static fn( array $chart ) => array() !== array_filter( $chart['weeks'] ) ) as $chart ) : ?>
				<?php $values = $chart['weeks']; ?>
				<div>
					<h2 style="margin-block:12px 4px;font-size:1.1em"><?php echo esc_html( $chart['title'] . ': ' . Figures::cell( $chart['column'], $chart['isSum'] ? array_sum( $values ) : max( $values ) ) ); ?></h2>
					<?php Statistics::chart( $values, 340, 90, static fn( int $value ) => Figures::cell( $chart['column'], $value ) ); ?>
				</div>
			<?php endforeach; ?>
		</div>
		<?php foreach ( $tables as $name => $table ) : ?>
			<?php
			$rows  = $rows_by_table[ $name ];
			$last  = $rows[0]['week'] ?? '';
			$newer = array_filter( $rows, static fn( array $row ) => $row['week'] === $last );
			$older = array_slice( $rows, count( $newer ) );
			?>
			<h2><?php echo esc_html( $table['title'] ); ?></h2>
			<?php if ( '' !== $table['help'] ) : ?>
				<p><?php echo esc_html( $table['help'] ); ?></p>
			<?php endif; ?>
			<?php if ( array() === $rows ) : ?>
				<p><?php esc_html_e( 'No data yet.', 'skerry' ); ?></p>
			<?php else : ?>
				<?php $print( $table['columns'], $newer ); ?>
				<?php if ( array() !== $older ) : ?>
					<details style="margin-block:8px">
						<summary><?php esc_html_e( 'Earlier weeks', 'skerry' ); ?><span class="screen-reader-text"> (<?php echo esc_html( $table['title'] ); ?>)</span></summary>
						<?php $print( $table['columns'], $older ); ?>
					</details>
				<?php endif; ?>
				<p><a class="button" href="<?php echo esc_url( $export( $name ) ); ?>"><?php esc_html_e( 'Export CSV', 'skerry' ); ?><span class="screen-reader-text"> (<?php echo esc_html( $table['title'] ); ?>)</span></a></p>
			<?php endif; ?>
		<?php endforeach; ?>
	<?php endif; ?>
	<?php if ( null !== $dead ) : ?>
		<h2><?php esc_html_e( 'Frequent 404s', 'skerry' ); ?></h2>
		<?php if ( array() === $dead ) : ?>
			<p><?php esc_html_e( 'No addresses found.', 'skerry' ); ?></p>
		<?php else : ?>
			<div style="overflow-x:auto" tabindex="0">
				<table class="widefat striped" style="max-width:900px">
					<thead><tr><th scope="col"><?php esc_html_e( 'Address', 'skerry' ); ?></th><th scope="col"><?php esc_html_e( 'Requests', 'skerry' ); ?></th></tr></thead>
					<tbody>
						<?php foreach ( $dead as $address ) : ?>
							<tr><th scope="row" style="overflow-wrap:anywhere"><code><?php echo esc_html( Rules::readable( $address['path'] ) ); ?></code></th><td><?php echo esc_html( number_format_i18n( (int) $address['hits'] ) ); ?></td></tr>
						<?php endforeach; ?>
					</tbody>
				</table>
			</div>
			<p><a class="button" href="<?php echo esc_url( RedirectsPage::url( array( 'view' => RedirectsPage::DEAD ) ) ); ?>"><?php esc_html_e( 'Add redirects', 'skerry' ); ?></a></p>
		<?php endif; ?>
	<?php endif; ?>
</div>
