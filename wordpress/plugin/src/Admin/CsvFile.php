<?php
namespace Skerry\Admin;

use Skerry\Redirects\Csv;

/** CSV downloads. */
final class CsvFile {
	/** @param iterable<array<int|string>> $rows */
	public static function send(string $name, array $head, iterable $rows): never {
		nocache_headers();
		header('Content-Type: text/csv; charset=utf-8');
		header("Content-Disposition: attachment; filename=\"$name.csv\"");
		header('X-Content-Type-Options: nosniff');
		$output = fopen('php://output', 'w');
		fputcsv($output, $head, ',', '"', '');
		foreach ($rows as $row) {
			fputcsv(
				$output,
				array_map(static fn(int|string $cell) => is_string($cell) ? Csv::withoutFormula($cell) : $cell, array_values($row)),
				',',
				'"',
				'',
			);
		}
		exit();
	}
}
