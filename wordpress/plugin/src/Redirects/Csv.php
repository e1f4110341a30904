<?php
namespace Skerry\Redirects;

/** Reads and writes redirects as CSV for spreadsheets: source, target, status, note. */
final class Csv {
	private const COLUMNS = ['source', 'target', 'status', 'note'];
	public const MAX_BYTES = 2 * MB_IN_BYTES;
	private const MAX_LINE = 5000;
	private const FORMULA = '(?:[\t\r\n]|[\p{Z}\s\p{Cc}\x{FEFF}]*[=+\-@＝＋－＠])';

	/** @param array<int, array<string, string>> $rows */
	public static function write(array $rows): string {
		$file = fopen('php://temp', 'r+');
		fputcsv($file, self::COLUMNS, ',', '"', '');
		foreach ($rows as $row) {
			$cells = [Rules::readable($row['source']), Rules::readable($row['target']), $row['status'], $row['note']];
			fputcsv($file, array_map([self::class, 'withoutFormula'], $cells), ',', '"', '');
		}
		rewind($file);
		return (string) stream_get_contents($file);
	}

	/**
	 * Parses CSV with commas, semicolons or tabs. A header row may change the order of the columns.
	 *
	 * @return ?array<int, array{source: string, target: string, status: string, note: string}> Rows by line. Null if the text is not such a table or is too large.
	 */
	public static function read(string $text): ?array {
		$text = (string) preg_replace('/^\xEF\xBB\xBF/', '', $text);
		if (strlen($text) > self::MAX_BYTES || !mb_check_encoding($text, 'UTF-8') || str_contains($text, "\0")) {
			return null;
		}
		$file = fopen('php://temp', 'r+');
		fwrite($file, $text);
		rewind($file);
		$first = (string) strtok($text, "\r\n");
		$separator = array_reduce(
			[';', "\t"],
			static fn(string $best, string $other) => substr_count($first, $other) > substr_count($first, $best) ? $other : $best,
			',',
		);
		$columns = null;
		$rows = [];
		for ($line = 1; false !== ($cells = fgetcsv($file, null, $separator, '"', '')); $line++) {
			if ([null] === $cells) {
				continue;
			}
			$names = array_map(static fn(?string $cell) => strtolower(trim((string) $cell)), $cells);
			if (null === $columns && in_array('source', $names, true)) {
				$columns = array_flip($names);
				continue;
			}
			$columns ??= array_flip(self::COLUMNS);
			if (count($rows) >= Rows::MOST) {
				return null;
			}
			$rows[$line] = self::row($cells, $columns);
		}
		return $rows;
	}

	/** @param array<string, int> $columns */
	private static function row(array $cells, array $columns): array {
		$cell = static fn(string $name) => self::withFormula(
			trim(mb_substr((string) ($cells[$columns[$name] ?? -1] ?? ''), 0, self::MAX_LINE)),
		);
		$row = array_combine(self::COLUMNS, array_map($cell, self::COLUMNS));
		if ('' === $row['status']) {
			$row['status'] = '' === $row['target'] ? (string) Rules::GONE : '301';
		}
		return $row;
	}

	/**
	 * Quotes a cell that a spreadsheet would evaluate as a formula. Spreadsheets also trim spaces, drop control
	 * characters and accept full-width signs.
	 */
	public static function withoutFormula(string $cell): string {
		// The pattern cannot match text that is not UTF-8, so such text counts as a formula.
		return 0 !== preg_match('/^' . self::FORMULA . '/u', $cell) ? "'$cell" : $cell;
	}

	private static function withFormula(string $cell): string {
		return preg_replace("/^'(?=" . self::FORMULA . ')/u', '', $cell) ?? $cell;
	}
}
