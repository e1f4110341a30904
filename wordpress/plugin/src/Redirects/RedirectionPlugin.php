<?php
namespace Skerry\Redirects;

/** Reads redirects of the plugin Redirection, if it is or was installed: https://redirection.me */
final class RedirectionPlugin {
	public static function isInstalled(): bool {
		global $wpdb;
		return self::table() === $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like(self::table())));
	}

	/**
	 * Returns the enabled redirects. `left` lists those that have no equivalent here.
	 *
	 * @return array{rows: array<int, array{source: string, target: string, status: string, note: string}>, left: array<int, array{source: string, why: string}>} Rows by ID of the plugin.
	 */
	public static function read(): array {
		global $wpdb;
		$table = self::table();
		$result = ['rows' => [], 'left' => []];
		foreach (
			$wpdb->get_results($wpdb->prepare("SELECT * FROM $table WHERE status = 'enabled' ORDER BY id LIMIT %d", Rows::MOST), ARRAY_A)
			as $item
		) {
			$id = (int) $item['id'];
			$reason = self::reasonNotSupported($item);
			if (null !== $reason) {
				$result['left'][$id] = ['source' => mb_substr((string) $item['url'], 0, Rules::MAX_SOURCE), 'why' => $reason];
				continue;
			}
			$is_gone = 'error' === $item['action_type'];
			$result['rows'][$id] = [
				'source' => (string) $item['url'],
				'target' => $is_gone ? '' : (string) $item['action_data'],
				'status' => (string) $item['action_code'],
				'note' => mb_substr((string) ($item['title'] ?? ''), 0, Rules::MAX_NOTE),
			];
		}
		return $result;
	}

	private static function reasonNotSupported(array $item): ?string {
		if ('0' !== (string) ($item['regex'] ?? '0')) {
			return __('Regular expressions are not supported.', 'skerry');
		}
		if ('url' !== ($item['match_type'] ?? 'url')) {
			return __('Conditions other than the address (login, browser) are not supported.', 'skerry');
		}
		$is_gone = 'error' === $item['action_type'] && Rules::GONE === (int) $item['action_code'];
		if ('url' !== $item['action_type'] && !$is_gone) {
			return __('This action is not a redirect.', 'skerry');
		}
		// In Redirection, a * is a literal character. Here, it is a wildcard.
		return str_contains((string) $item['url'], '*') ? __('Contains a literal *.', 'skerry') : null;
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'redirection_items';
	}
}
