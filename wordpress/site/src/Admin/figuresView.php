<?php
/** Dashboard, Figures, as Figures::show prints it. */

$wide = 40;
$high = 80;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Figures', 'site' ); ?></h1>
	<?php if ( null !== $why ) : ?>
		<div class="notice notice-warning"><p><?php echo esc_html( $why ); ?></p></div>
	<?php else : ?>
		<p><?php esc_html_e( 'What visitors sent in the last twelve weeks, which begin on Mondays. Issues are counted under Tools, Newsletter; addresses that are asked for and not there under Tools, Redirects.', 'site' ); ?></p>
		<p><a class="button" href="<?php echo esc_url( $export ); ?>"><?php esc_html_e( 'Save as CSV', 'site' ); ?></a></p>
		<?php foreach ( $kinds as $kind => $name ) : ?>
			<?php $most = max( 1, ...array_values( $totals[ $kind ] ) ); ?>
			<h2><?php echo esc_html( $name . ': ' . number_format_i18n( array_sum( $totals[ $kind ] ) ) ); ?></h2>
			<?php // The table below says the same. ?>
			<svg aria-hidden="true" viewBox="0 0 <?php echo (int) ( count( $totals[ $kind ] ) * $wide ); ?> <?php echo (int) $high; ?>" style="width:100%;max-width:480px;height:auto;background:#fff">
				<?php foreach ( array_values( $totals[ $kind ] ) as $place => $count ) : ?>
					<?php $height = (int) round( $count / $most * $high ); ?>
					<rect x="<?php echo (int) ( $place * $wide + 4 ); ?>" y="<?php echo (int) ( $high - $height ); ?>" width="<?php echo (int) ( $wide - 8 ); ?>" height="<?php echo (int) $height; ?>" fill="#2271b1"></rect>
				<?php endforeach; ?>
			</svg>
		<?php endforeach; ?>
		<h2><?php esc_html_e( 'By week and language', 'site' ); ?></h2>
		<table class="wp-list-table widefat striped" style="max-width:720px">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Week', 'site' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Language', 'site' ); ?></th>
				<?php foreach ( $kinds as $name ) : ?>
					<th scope="col"><?php echo esc_html( $name ); ?></th>
				<?php endforeach; ?>
			</tr></thead>
			<tbody>
				<?php foreach ( array_reverse( $rows ) as $row ) : ?>
					<tr>
						<th scope="row"><?php echo esc_html( $row['week'] ); ?></th>
						<td><?php echo esc_html( $row['locale'] ); ?></td>
						<?php foreach ( array_keys( $kinds ) as $kind ) : ?>
							<td><?php echo esc_html( number_format_i18n( $row[ $kind ] ) ); ?></td>
						<?php endforeach; ?>
					</tr>
				<?php endforeach; ?>
				<?php if ( array() === $rows ) : ?>
					<tr><td colspan="5"><?php esc_html_e( 'Nothing was counted yet.', 'site' ); ?></td></tr>
				<?php endif; ?>
			</tbody>
		</table>
	<?php endif; ?>
</div>
