<?php
namespace Skerry\Redirects;

use Skerry\Changes\ChangeSet;
use Skerry\Changes\Table;

/** Redirects that editors have added, in a table of the plugin. The site fetches them together with moved addresses. */
final class Rows {
	public const MOST = 10000;
	public const MOST_OPEN = 1000;
	/** Sortable columns of the list. */
	private const ORDERS = ['id', 'source', 'target', 'status', 'hits'];

	public static function table(): string {
		return Table::nameOf('redirect_rows');
	}

	public static function createTable(): void {
		Table::create(
			'redirect_rows',
			"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			hash char(32) NOT NULL,
			source varchar(500) NOT NULL,
			target varchar(1000) NOT NULL DEFAULT '',
			status smallint(5) unsigned NOT NULL,
			note varchar(190) NOT NULL DEFAULT '',
			hits bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY hash (hash)",
		);
	}

	/**
	 * Returns the redirects in the format for the site, without notes and hits.
	 *
	 * @return array<int, array{id: int, from: string, to: ?string, status: int}>
	 */
	public static function forSite(): array {
		return array_map(
			static fn(array $row) => [
				'id' => (int) $row['id'],
				'from' => $row['source'],
				'to' => '' === $row['target'] ? null : $row['target'],
				'status' => (int) $row['status'],
			],
			self::all(),
		);
	}

	/** @return array<int, array<string, string>> */
	public static function all(): array {
		global $wpdb;
		$table = self::table();
		return $wpdb->get_results($wpdb->prepare("SELECT * FROM $table ORDER BY id LIMIT %d", self::MOST), ARRAY_A);
	}

	/** @return array{items: array<int, array<string, string>>, total: int} Rows whose source, target or note contains the text. */
	public static function search(string $text, string $column, bool $descends, int $per_page, int $page): array {
		global $wpdb;
		$table = self::table();
		$like_pattern = '%' . $wpdb->esc_like($text) . '%';
		$path = '%' . $wpdb->esc_like(Rules::spelled($text)) . '%';
		$where = '' === $text ? '1 = 1' : $wpdb->prepare('source LIKE %s OR target LIKE %s OR note LIKE %s', $path, $path, $like_pattern);
		$by = in_array($column, self::ORDERS, true) ? $column : 'id';
		$order = $descends ? 'DESC' : 'ASC';
		return [
			'items' => $wpdb->get_results(
				$wpdb->prepare(
					"SELECT * FROM $table WHERE $where ORDER BY $by $order, id $order LIMIT %d OFFSET %d",
					$per_page,
					$per_page * ($page - 1),
				),
				ARRAY_A,
			),
			'total' => (int) $wpdb->get_var("SELECT COUNT(*) FROM $table WHERE $where"),
		];
	}

	/** @return ?array<string, string> */
	public static function get(int $id): ?array {
		global $wpdb;
		$table = self::table();
		return $wpdb->get_row($wpdb->prepare("SELECT * FROM $table WHERE id = %d", $id), ARRAY_A);
	}

	/**
	 * Writes a row that has passed `Check`. The `$id` 0 creates a new row.
	 *
	 * @param array{source: string, target: string, status: int, note: string} $row
	 */
	public static function save(array $row, int $id = 0): void {
		global $wpdb;
		$values = array_intersect_key($row, array_flip(['source', 'target', 'status', 'note'])) + ['hash' => md5($row['source'])];
		if (0 === $id) {
			$wpdb->insert(self::table(), $values + ['created' => time()]);
		} else {
			$wpdb->update(self::table(), $values, ['id' => $id]);
		}
		DeadAddresses::forget($row['source']);
		ChangeSet::addType('redirects');
	}

	/** @param array<int, array{source: string, target: string, status: int, note: string}> $rows New rows that have passed `Check`. */
	public static function addAll(array $rows): void {
		global $wpdb;
		$table = self::table();
		$wpdb->query('START TRANSACTION');
		foreach (array_chunk($rows, 100) as $chunk) {
			$values = [];
			foreach ($chunk as $row) {
				array_push($values, md5($row['source']), $row['source'], $row['target'], $row['status'], $row['note'], time());
			}
			$places = implode(',', array_fill(0, count($chunk), '(%s,%s,%s,%d,%s,%d)'));
			$wpdb->query($wpdb->prepare("INSERT IGNORE INTO $table (hash,source,target,status,note,created) VALUES $places", $values));
		}
		$wpdb->query('COMMIT');
		ChangeSet::addType('redirects');
	}

	/**
	 * Deletes rows.
	 *
	 * @param int[] $ids
	 * @return array<int, array<string, string>> Deleted rows.
	 */
	public static function delete(array $ids): array {
		global $wpdb;
		$rows = array_filter(array_map([self::class, 'get'], array_unique($ids)));
		foreach ($rows as $row) {
			$wpdb->delete(self::table(), ['id' => $row['id']]);
		}
		if ([] !== $rows) {
			ChangeSet::addType('redirects');
		}
		return array_values($rows);
	}

	/** Restores a deleted row that has passed `Check`, with its hits and its date. */
	public static function restore(array $row): void {
		global $wpdb;
		$columns = ['hash', 'source', 'target', 'status', 'note', 'hits', 'created'];
		$wpdb->insert(self::table(), array_intersect_key($row, array_flip($columns)));
		ChangeSet::addType('redirects');
	}

	public static function addHits(int $id, int $count): void {
		global $wpdb;
		$table = self::table();
		$wpdb->query($wpdb->prepare("UPDATE $table SET hits = hits + %d WHERE id = %d", $count, $id));
	}
}
