<?php
namespace Skerry\Changes;

/**
 * Queue of notifications to the website, in a table of the plugin. Their states are `waiting`, `sending`, `sent`, or
 * `failed` after a day of attempts. `begun` is the time of the editor's request, and `arrived` that of the website's
 * response, both in Unix milliseconds.
 */
final class Deliveries {
	private const KEPT = 100;
	/** Seconds until the next attempt, by number of previous attempts. The last value repeats. */
	private const PAUSES = [30, 60, 120, 300, 600, 1800, 3600];
	private const ATTEMPTS = 30;
	/** Seconds after which a notification is due again if its sender was killed. */
	private const SENDING_SECONDS = 120;

	public static function table(): string {
		return Table::nameOf('deliveries');
	}

	public static function createTable(): void {
		Table::create(
			'deliveries',
			"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			created bigint(20) NOT NULL,
			body longtext NOT NULL,
			state varchar(10) NOT NULL,
			attempts int(11) NOT NULL DEFAULT 0,
			due bigint(20) NOT NULL,
			answer varchar(190) NOT NULL DEFAULT '',
			milliseconds int(11) NOT NULL DEFAULT 0,
			begun bigint(20) NOT NULL DEFAULT 0,
			arrived bigint(20) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY state_due (state,due)",
		);
	}

	public static function add(array $call): void {
		global $wpdb;
		$now = time();
		$wpdb->insert(self::table(), [
			'created' => $now,
			'body' => wp_json_encode($call),
			'state' => 'waiting',
			'due' => $now,
			'begun' => self::milliseconds((float) ($_SERVER['REQUEST_TIME_FLOAT'] ?? microtime(true))),
		]);
	}

	/** Reserves the next due notification for this sender and returns it. Null if none is due. */
	public static function claim(): ?object {
		global $wpdb;
		$table = self::table();
		$now = time();
		for ($i = 0; $i < 5; $i++) {
			$row = $wpdb->get_row(
				$wpdb->prepare("SELECT * FROM $table WHERE state IN ('waiting','sending') AND due <= %d ORDER BY id LIMIT 1", $now),
			);
			if (!$row) {
				return null;
			}
			$is_claimed = $wpdb->query(
				$wpdb->prepare(
					"UPDATE $table SET state = 'sending', due = %d WHERE id = %d AND state = %s AND due = %d",
					$now + self::SENDING_SECONDS,
					$row->id,
					$row->state,
					$row->due,
				),
			);
			if (1 === $is_claimed) {
				return $row;
			}
		}
		return null;
	}

	public static function markSent(object $row, string $response, int $milliseconds): void {
		global $wpdb;
		$wpdb->update(
			self::table(),
			[
				'state' => 'sent',
				'attempts' => $row->attempts + 1,
				'answer' => $response,
				'milliseconds' => $milliseconds,
				'arrived' => self::milliseconds(microtime(true)),
			],
			['id' => $row->id],
		);
		$table = self::table();
		$wpdb->query($wpdb->prepare("DELETE FROM $table WHERE state = 'sent' AND id <= %d", $row->id - self::KEPT));
	}

	public static function markFailed(object $row, string $response, int $milliseconds): void {
		global $wpdb;
		$attempts = $row->attempts + 1;
		$wpdb->update(
			self::table(),
			[
				'state' => $attempts >= self::ATTEMPTS ? 'failed' : 'waiting',
				'attempts' => $attempts,
				'due' => time() + self::PAUSES[min($attempts, count(self::PAUSES)) - 1],
				'answer' => mb_substr($response, 0, 190),
				'milliseconds' => $milliseconds,
			],
			['id' => $row->id],
		);
	}

	/** Makes all undelivered notifications due immediately. Returns their number. */
	public static function retryAll(): int {
		global $wpdb;
		$table = self::table();
		return (int) $wpdb->query($wpdb->prepare("UPDATE $table SET state = 'waiting', attempts = 0, due = %d WHERE state <> 'sent'", time()));
	}

	/** @return object[] Latest notifications, newest first. */
	public static function latest(int $count = self::KEPT): array {
		global $wpdb;
		$table = self::table();
		return $wpdb->get_results($wpdb->prepare("SELECT * FROM $table ORDER BY id DESC LIMIT %d", $count));
	}

	/** Returns the latest notification that names a post. Null if it is no longer stored. */
	public static function latestOf(int $post_id): ?object {
		global $wpdb;
		$table = self::table();
		return $wpdb->get_row(
			$wpdb->prepare("SELECT * FROM $table WHERE body LIKE %s ORDER BY id DESC LIMIT 1", '%' . $wpdb->esc_like("\"post:$post_id\"") . '%'),
		);
	}

	private static function milliseconds(float $seconds): int {
		return (int) round(1000 * $seconds);
	}

	/** @return array<string, int> Number of notifications by state. */
	public static function counts(): array {
		global $wpdb;
		$table = self::table();
		return array_map(
			'intval',
			array_column($wpdb->get_results("SELECT state, COUNT(*) AS n FROM $table GROUP BY state", ARRAY_A), 'n', 'state'),
		);
	}
}
