<?php
namespace Skerry\Demonstration;

use Skerry\Markup;

/**
 * Work that takes longer than one request. Each request runs as many steps as its time allows, and stores their effects
 * and the position in one transaction. Any later request can continue.
 */
final class Work {
	private const OPTION = 'skerry_work';
	/** Seconds after which the lock of a killed request expires. */
	private const LOCK_SECONDS = 60;

	/** @return array{kind: string, state: string, position: int, total: int, memory: array, version: string, failed: string}|null `state` is working, stopped, failed or done. */
	public static function current(): ?array {
		$work = get_option(self::OPTION);
		return is_array($work) ? $work : null;
	}

	public static function isUnfinished(): bool {
		return 'done' !== (self::current()['state'] ?? 'done');
	}

	/** Starts work, or resumes unfinished work of the same kind. */
	public static function start(string $kind): void {
		if (self::isUnfinished() && self::current()['kind'] === $kind) {
			self::set(['state' => 'working', 'failed' => '']);
			return;
		}
		$steps = self::stepsOf($kind, []);
		$total = count($steps->all());
		update_option(
			self::OPTION,
			[
				'kind' => $kind,
				'state' => 'working',
				'position' => 0,
				'total' => $total,
				'memory' => $steps->memory(),
				'version' => \Skerry\VERSION,
				'failed' => '',
			],
			false,
		);
	}

	public static function stop(): void {
		if ('working' === (self::current()['state'] ?? '')) {
			self::set(['state' => 'stopped']);
		}
	}

	/**
	 * Continues the work for the given seconds, or for at least one step, unless it was stopped. Returns false if
	 * another request is working.
	 */
	public static function resume(float $seconds): bool {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ('working' !== (self::current()['state'] ?? '')) {
			return true;
		}
		if (!\WP_Upgrader::create_lock(self::OPTION, self::LOCK_SECONDS)) {
			return false;
		}
		$is_over = false;
		// If PHP exceeds its time limit, only shutdown functions run.
		register_shutdown_function(static function () use (&$is_over): void {
			if (!$is_over) {
				self::fail((string) (error_get_last()['message'] ?? ''));
			}
		});
		try {
			self::runFor($seconds);
		} catch (\Throwable $error) {
			self::fail($error->getMessage());
		}
		$is_over = true;
		\WP_Upgrader::release_lock(self::OPTION);
		return true;
	}

	private static function runFor(float $seconds): void {
		$work = self::current();
		// Other plugin versions have other steps, so all steps run again. Steps that are already done change nothing.
		$memory = \Skerry\VERSION === $work['version'] ? $work['memory'] : [];
		$steps = self::stepsOf($work['kind'], $memory);
		$from = \Skerry\VERSION === $work['version'] ? $work['position'] : 0;
		self::runSteps(
			$steps,
			$from,
			$seconds,
			static fn(int $position, int $total) => self::set([
				'state' => $position === $total ? 'done' : 'working',
				'position' => $position,
				'total' => $total,
				'memory' => $steps->memory(),
				'version' => \Skerry\VERSION,
				'failed' => '',
			]),
		);
	}

	/**
	 * Runs steps from a position in one transaction, because a disk sync for each of thirty thousand rows would take
	 * minutes.
	 *
	 * @param callable(int, int): void $keep Stores the position of the next step and the number of steps.
	 */
	public static function runSteps(Steps $steps, int $position, float $seconds, callable $keep): void {
		global $wpdb;
		$end_time = microtime(true) + $seconds;
		$all = $steps->all();
		$total = count($all);
		add_filter('wp_revisions_to_keep', '__return_zero');
		$wpdb->query('START TRANSACTION');
		wp_defer_term_counting(true);
		while ($position < $total) {
			// The content is not filtered, because the plugin provides it, and WP-CLI imports it without a logged-in
			// user.
			Markup::unchanged(static fn() => $steps->runStep($all[$position]));
			++$position;
			if (microtime(true) >= $end_time) {
				break;
			}
		}
		wp_defer_term_counting(false);
		$steps->save();
		$keep($position, $total);
		$wpdb->query('COMMIT');
	}

	public static function stepsOf(string $kind, array $memory): Steps {
		return 'removal' === $kind ? new Removal($memory) : new Import(static fn() => null, $kind, $memory);
	}

	private static function fail(string $reason): void {
		global $wpdb;
		$wpdb->query('ROLLBACK');
		wp_cache_flush();
		self::set(['state' => 'failed', 'failed' => mb_strimwidth((string) strtok($reason, "\n"), 0, 200, '…')]);
		\WP_Upgrader::release_lock(self::OPTION);
	}

	private static function set(array $changes): void {
		update_option(self::OPTION, $changes + (array) self::current(), false);
	}
}
