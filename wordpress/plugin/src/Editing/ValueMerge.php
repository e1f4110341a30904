<?php
namespace Skerry\Editing;

/**
 * Three-way merge of a form into the current values of its entry. A value counts as changed if it differs from the
 * value that the form had when it was opened (the base). Rows of sections and repeaters are merged one by one, and
 * field by field within a row. ACF numbers rows but does not identify them, so they are matched by content and
 * position.
 */
final class ValueMerge {
	private const ROWS = ['flexible_content', 'repeater'];

	/** @var array{label: string, kind: 'changed'|'added'|'removed'|'moved', old: mixed, new: mixed, field: array}[] Changes made in the form. */
	public array $differences = [];
	/** @var string[] Labels of values that both sides have changed differently. */
	public array $conflicts = [];

	/** @param 'mine'|'theirs' $preferred Side that wins conflicts. */
	public function __construct(private readonly string $preferred = 'mine') {}

	/** Returns a field's merged value. `$theirs` is the current value. */
	public function value(mixed $base, mixed $mine, mixed $theirs, array $field, string $label): mixed {
		$type = $field['type'] ?? '';
		if (in_array($type, self::ROWS, true)) {
			$rows = $this->rows(self::rowsOf($base), self::rowsOf($mine), self::rowsOf($theirs), $field, 'repeater' === $type ? $label : '');
			return [] === $rows ? '' : $rows;
		}
		if ('group' === $type && is_array($mine)) {
			return $this->row((array) $base, $mine, (array) $theirs, $field, $label);
		}
		if (self::same($base, $mine, $field)) {
			return $theirs;
		}
		$this->note($label, 'changed', $base, $mine, $field);
		return self::same($base, $theirs, $field) || self::same($mine, $theirs, $field) || $this->prefersMine($label) ? $mine : $theirs;
	}

	/** Returns the form's value or the current value of a field whose base is unknown. */
	public function whole(mixed $mine, mixed $theirs, array $field, string $label): mixed {
		if (self::same($mine, $theirs, $field)) {
			return $theirs;
		}
		$this->note($label, 'changed', $theirs, $mine, $field);
		return $this->prefersMine($label) ? $mine : $theirs;
	}

	private function note(string $label, string $kind, mixed $before, mixed $after, array $field): void {
		$this->differences[] = ['label' => $label, 'kind' => $kind, 'old' => $before, 'new' => $after, 'field' => $field];
	}

	private function prefersMine(string $label): bool {
		$this->conflicts[] = $label;
		return 'mine' === $this->preferred;
	}

	private function row(array $base, array $mine, array $theirs, array $field, string $label): array {
		$merged_values = $theirs;
		foreach ($mine as $key => $value) {
			$sub_field = self::subField($field, $key, $mine);
			$their_value = $theirs[$key] ?? '';
			$merged_values[$key] =
				null === $sub_field
					? $value
					: $this->value($base[$key] ?? $their_value, $value, $their_value, $sub_field, self::joined($label, $sub_field['label'] ?? ''));
		}
		return $merged_values;
	}

	/** @return array<int, array> */
	private function rows(array $base, array $mine, array $theirs, array $field, string $label): array {
		// A form's row keys stay the same when rows are moved.
		$in_mine = array_is_list($base)
			? self::matched($base, $mine, $field)
			: array_combine($common = array_keys(array_intersect_key($base, $mine)), $common);
		$in_theirs = self::matched($base, $theirs, $field);
		$rows = [];
		foreach ($base as $key => $row) {
			$row_label = self::joined($label, self::nameOf($row, $field, (int) array_search($key, array_keys($base), true)));
			$is_in = [isset($in_mine[$key]), isset($in_theirs[$key])];
			$mine_row = $is_in[0] ? $mine[$in_mine[$key]] : null;
			$their_row = $is_in[1] ? $theirs[$in_theirs[$key]] : null;
			if (!$is_in[0]) {
				$this->note($row_label, 'removed', $row, null, $field);
			}
			$merged_row = match ($is_in) {
				[true, true] => $this->row($row, $mine_row, $their_row, $field, $row_label),
				[true, false] => self::sameRow($row, $mine_row, $field) || !$this->prefersMine($row_label) ? null : $mine_row,
				[false, true] => self::sameRow($row, $their_row, $field) || $this->prefersMine($row_label) ? null : $their_row,
				default => null,
			};
			if (null !== $merged_row) {
				$rows["b$key"] = $merged_row;
			}
		}
		$names = [self::names($mine, $in_mine, 'm'), self::names($theirs, $in_theirs, 't')];
		foreach (array_diff($names[1], array_keys($rows)) as $key => $name) {
			if ('t' === $name[0]) {
				$rows[$name] = $theirs[$key];
			}
		}
		foreach ($names[0] as $key => $name) {
			if ('m' !== $name[0]) {
				continue;
			}
			// Both sides may have added the same row, for example if one change includes another.
			$twin = array_search(
				true,
				array_map(
					static fn(array $row) => self::sameRow($mine[$key], $row, $field),
					array_filter($rows, static fn(string $row_name) => 't' === $row_name[0], ARRAY_FILTER_USE_KEY),
				),
				true,
			);
			if (false === $twin) {
				$rows[$name] = $mine[$key];
				$this->note(
					self::joined($label, self::nameOf($mine[$key], $field, (int) array_search($key, array_keys($mine), true))),
					'added',
					null,
					$mine[$key],
					$field,
				);
			} else {
				$names[0][$key] = $twin;
			}
		}
		return array_values(
			array_replace(
				array_flip(
					array_values(
						array_intersect($this->order(array_keys($base), array_values($names[0]), array_values($names[1]), $label), array_keys($rows)),
					),
				),
				$rows,
			),
		);
	}

	/**
	 * Returns the row order of the side that moved rows. Rows of the other side are inserted after their predecessors.
	 *
	 * @param array<int|string> $base
	 * @param string[]          $mine
	 * @param string[]          $theirs
	 * @return string[]
	 */
	private function order(array $base, array $mine, array $theirs, string $label): array {
		$common = array_values(array_intersect(array_map(static fn(int|string $key) => "b$key", $base), $mine, $theirs));
		$moved = array_map(static fn(array $names) => array_values(array_intersect($names, $common)) !== $common, [$mine, $theirs]);
		if ($moved[0]) {
			$label = self::joined($label, __('Order', 'skerry'));
			$this->note($label, 'moved', null, null, []);
		}
		$first_mine =
			!$moved[1] ||
			($moved[0] &&
				array_values(array_intersect($mine, $common)) !== array_values(array_intersect($theirs, $common)) &&
				$this->prefersMine($label));
		[$all, $others] = $first_mine ? [$mine, $theirs] : [$theirs, $mine];
		$before = -1;
		foreach ($others as $name) {
			$at = array_search($name, $all, true);
			if (false === $at) {
				array_splice($all, ++$before, 0, [$name]);
			} else {
				$before = (int) $at;
			}
		}
		return $all;
	}

	/** @return array<int|string, string> Row names by key: `b…` for rows of the base, otherwise unique names that start with the letter. */
	private static function names(array $rows, array $matched, string $letter): array {
		$base_keys = array_flip($matched);
		return array_combine(
			array_keys($rows),
			array_map(static fn(int|string $key) => isset($base_keys[$key]) ? "b$base_keys[$key]" : "$letter$key", array_keys($rows)),
		);
	}

	/** @return array<int|string, int|string> Keys in `$others` by key in `$base`. Matches equal rows first, then the most similar ones of the same kind. */
	private static function matched(array $base, array $others, array $field): array {
		$matches = [];
		foreach ($base as $key => $row) {
			foreach (array_diff_key($others, array_flip($matches)) as $other => $candidate) {
				if (self::sameRow($row, $candidate, $field)) {
					$matches[$key] = $other;
					break;
				}
			}
		}
		$places = [array_flip(array_keys($base)), array_flip(array_keys($others))];
		$scores = [];
		foreach (array_diff_key($base, $matches) as $key => $row) {
			foreach (array_diff_key($others, array_flip($matches)) as $other => $candidate) {
				if (($row['acf_fc_layout'] ?? '') !== ($candidate['acf_fc_layout'] ?? '')) {
					continue;
				}
				$is_between = true;
				foreach ($matches as $base_key => $other_key) {
					$is_between = $is_between && $places[0][$base_key] < $places[0][$key] === $places[1][$other_key] < $places[1][$other];
				}
				$score = self::similarity($row, $candidate, $field) + ($is_between ? 0.5 : 0);
				if ($score > 0) {
					$scores[] = [$score - abs($places[0][$key] - $places[1][$other]) / 1000, $key, $other];
				}
			}
		}
		rsort($scores);
		foreach ($scores as [, $key, $other]) {
			if (!isset($matches[$key]) && !in_array($other, $matches, true)) {
				$matches[$key] = $other;
			}
		}
		return $matches;
	}

	/** Returns the number of equal, non-empty fields of two rows. */
	private static function similarity(array $row, array $other, array $field): int {
		return count(
			array_filter(
				self::comparable($row, $other, $field),
				static fn(array $sub_field) => '' !== self::plain($row[$sub_field['key']]) &&
					self::same($row[$sub_field['key']], $other[$sub_field['key']], $sub_field),
			),
		);
	}

	private static function sameRow(array $row, array $other, array $field): bool {
		return ($row['acf_fc_layout'] ?? '') === ($other['acf_fc_layout'] ?? '') &&
			[] ===
				array_filter(
					self::comparable($row, $other, $field),
					static fn(array $sub_field) => !self::same($row[$sub_field['key']], $other[$sub_field['key']], $sub_field),
				);
	}

	/** @return array[] Fields that both rows have. A form omits fields that its conditions hide. */
	private static function comparable(array $row, array $other, array $field): array {
		$keys = array_keys(array_intersect_key($row, $other));
		return array_filter(array_map(static fn(int|string $key) => self::subField($field, $key, $row), $keys));
	}

	public static function same(mixed $a, mixed $b, array $field = []): bool {
		$type = $field['type'] ?? '';
		if ('group' === $type && is_array($a) && is_array($b)) {
			return self::sameRow($a, $b, $field);
		}
		if (in_array($type, self::ROWS, true)) {
			$rows = [array_values(self::rowsOf($a)), array_values(self::rowsOf($b))];
			return count($rows[0]) === count($rows[1]) &&
				!in_array(false, array_map(static fn(array $row, array $other) => self::sameRow($row, $other, $field), ...$rows), true);
		}
		return 'true_false' === $type ? empty($a) === empty($b) : self::plain($a) === self::plain($b);
	}

	/** Normalizes a value, so that form values and stored values have the same format. */
	private static function plain(mixed $value): mixed {
		if (!is_array($value)) {
			return true === $value ? '1' : trim(str_replace("\r\n", "\n", is_scalar($value) ? (string) $value : ''));
		}
		$plain = array_filter(array_map([self::class, 'plain'], $value), static fn(mixed $item) => '' !== $item);
		array_is_list($value) || ksort($plain);
		return [] === $plain ? '' : $plain;
	}

	/** Returns the field with a key in a group, a repeater or a row's layout. Null if there is no such field. */
	private static function subField(array $field, int|string $key, array $row): ?array {
		foreach ($field['layouts'] ?? [$field] as $layout) {
			if (isset($field['layouts']) && ($row['acf_fc_layout'] ?? '') !== $layout['name']) {
				continue;
			}
			foreach ($layout['sub_fields'] ?? [] as $sub_field) {
				if ($sub_field['key'] === $key) {
					return $sub_field;
				}
			}
		}
		return null;
	}

	private static function rowsOf(mixed $value): array {
		return is_array($value) ? array_filter($value, 'is_array') : [];
	}

	private static function nameOf(array $row, array $field, int $index): string {
		foreach ($field['layouts'] ?? [] as $layout) {
			if (($row['acf_fc_layout'] ?? '') === $layout['name']) {
				return sprintf('%s (%d)', $layout['label'], $index + 1);
			}
		}
		return (string) ($index + 1);
	}

	private static function joined(string $label, string $next): string {
		return implode(' › ', array_filter([$label, $next], static fn(string $text) => '' !== $text));
	}
}
