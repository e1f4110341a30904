<?php
/** Dashboard, Figures, as Figures::show prints it. */

use Site\Admin\Figures;
use Site\Admin\RedirectsPage;
use Site\Redirects\Rules;

$wide = 40;
$high = 80;
/** Rows of a table, each of week, language and its columns. */
$print = static function ( array $columns, array $rows ): void {
	?>
	<div style="overflow-x:auto">
		<table class="widefat striped" style="max-width:900px">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Week', 'site' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Language', 'site' ); ?></th>
				<?php foreach ( $columns as $name ) : ?>
					<th scope="col"><?php echo esc_html( $name ); ?></th>
				<?php endforeach; ?>
			</tr></thead>
			<tbody>
				<?php foreach ( $rows as $row ) : ?>
					<tr>
						<th scope="row" style="white-space:nowrap"><?php echo esc_html( $row['week'] ); ?></th>
						<td><?php echo esc_html( $row['locale'] ); ?></td>
						<?php foreach ( array_keys( $columns ) as $column ) : ?>
							<td style="<?php echo is_int( $row[ $column ] ) ? 'white-space:nowrap' : 'overflow-wrap:anywhere;min-width:12em'; ?>"><?php echo esc_html( Figures::cell( $column, $row[ $column ] ) ); ?></td>
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
	<h1><?php esc_html_e( 'Figures', 'site' ); ?></h1>
	<?php if ( null !== $why ) : ?>
		<div class="notice notice-warning"><p><?php echo esc_html( $why ); ?></p></div>
	<?php else : ?>
		<p><?php esc_html_e( 'What the site counted in the last twelve weeks, which begin on Mondays, without anything about who was there.', 'site' ); ?></p>
		<?php if ( ! $is_measuring ) : ?>
			<div class="notice notice-info inline"><p><?php esc_html_e( 'The site measures neither searches nor pages: WEEKLY_MEASURES is false there.', 'site' ); ?></p></div>
		<?php endif; ?>
		<div style="display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:8px 24px;max-width:1100px">
			<?php foreach ( $charts as $chart ) : ?>
				<?php
				$values = array_values( $chart['weeks'] );
				$most   = max( 1, ...$values );
				?>
				<div>
					<h2 style="margin-block:12px 4px;font-size:1.1em"><?php echo esc_html( $chart['title'] . ': ' . Figures::cell( $chart['column'], $chart['isSum'] ? array_sum( $values ) : max( $values ) ) ); ?></h2>
					<?php // The tables below say the same. ?>
					<svg aria-hidden="true" viewBox="0 0 <?php echo (int) ( count( $values ) * $wide ); ?> <?php echo (int) $high; ?>" style="width:100%;height:auto;background:#fff">
						<?php foreach ( $values as $place => $count ) : ?>
							<?php $height = (int) round( $count / $most * $high ); ?>
							<rect x="<?php echo (int) ( $place * $wide + 4 ); ?>" y="<?php echo (int) ( $high - $height ); ?>" width="<?php echo (int) ( $wide - 8 ); ?>" height="<?php echo (int) $height; ?>" fill="#2271b1"></rect>
						<?php endforeach; ?>
					</svg>
				</div>
			<?php endforeach; ?>
		</div>
		<?php foreach ( $tables as $name => $table ) : ?>
			<?php
			$rows  = $found[ $name ];
			$last  = $rows[0]['week'] ?? '';
			$newer = array_filter( $rows, static fn( array $row ) => $row['week'] === $last );
			$older = array_slice( $rows, count( $newer ) );
			?>
			<h2><?php echo esc_html( $table['title'] ); ?></h2>
			<?php if ( '' !== $table['help'] ) : ?>
				<p><?php echo esc_html( $table['help'] ); ?></p>
			<?php endif; ?>
			<?php if ( array() === $rows ) : ?>
				<p><?php esc_html_e( 'Nothing was counted yet.', 'site' ); ?></p>
			<?php else : ?>
				<?php $print( $table['columns'], $newer ); ?>
				<?php if ( array() !== $older ) : ?>
					<details style="margin-block:8px">
						<summary><?php esc_html_e( 'Earlier weeks', 'site' ); ?><span class="screen-reader-text"> (<?php echo esc_html( $table['title'] ); ?>)</span></summary>
						<?php $print( $table['columns'], $older ); ?>
					</details>
				<?php endif; ?>
				<p><a class="button" href="<?php echo esc_url( $export( $name ) ); ?>"><?php esc_html_e( 'Save as CSV', 'site' ); ?><span class="screen-reader-text"> (<?php echo esc_html( $table['title'] ); ?>)</span></a></p>
			<?php endif; ?>
		<?php endforeach; ?>
	<?php endif; ?>
	<?php if ( null !== $dead ) : ?>
		<h2><?php esc_html_e( 'Asked for often and not there', 'site' ); ?></h2>
		<?php if ( array() === $dead ) : ?>
			<p><?php esc_html_e( 'There are none.', 'site' ); ?></p>
		<?php else : ?>
			<div style="overflow-x:auto">
				<table class="widefat striped" style="max-width:900px">
					<thead><tr><th scope="col"><?php esc_html_e( 'Address', 'site' ); ?></th><th scope="col"><?php esc_html_e( 'Asked for', 'site' ); ?></th></tr></thead>
					<tbody>
						<?php foreach ( $dead as $one ) : ?>
							<tr><th scope="row" style="overflow-wrap:anywhere"><code><?php echo esc_html( Rules::readable( $one['path'] ) ); ?></code></th><td><?php echo esc_html( number_format_i18n( (int) $one['hits'] ) ); ?></td></tr>
						<?php endforeach; ?>
					</tbody>
				</table>
			</div>
			<p><a class="button" href="<?php echo esc_url( RedirectsPage::url( array() ) ); ?>"><?php esc_html_e( 'Lead them on under Redirects', 'site' ); ?></a></p>
		<?php endif; ?>
	<?php endif; ?>
</div>
