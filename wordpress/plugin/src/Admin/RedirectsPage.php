<?php
namespace Skerry\Admin;

use Skerry\Redirects\Check;
use Skerry\Redirects\RedirectionPlugin;
use Skerry\Redirects\Rows;
use Skerry\Redirects\Rules;

/**
 * Tools › Redirects: the list beside the form for a new redirect, frequent 404s, and import and export. The capability
 * `skerry_edit_redirects` maps to `edit_pages`. The capability `skerry_redirect_elsewhere`, for redirects to other hosts,
 * maps to `manage_options`.
 */
final class RedirectsPage {
	public const SLUG = 'skerry-redirects';
	public const NONCE = 'skerry_redirects';
	public const RIGHT = 'skerry_edit_redirects';
	public const ELSEWHERE = 'skerry_redirect_elsewhere';
	/** Views besides the list of redirects. */
	public const DEAD = '404s';
	public const CSV = 'csv';
	private static ?ListTable $list = null;

	public static function start(): void {
		add_filter('map_meta_cap', [self::class, 'mapRight'], 10, 2);
		Screen::add(
			static fn() => add_management_page(__('Redirects', 'skerry'), __('Redirects', 'skerry'), self::RIGHT, self::SLUG, [
				self::class,
				'show',
			]),
			[self::class, 'open'],
		);
		foreach (['save', 'restore'] as $action) {
			add_action("admin_post_skerry_redirect_$action", static fn() => self::handle($action));
		}
	}

	/** @param string[] $rights */
	public static function mapRight(array $rights, string $right): array {
		return match ($right) {
			self::RIGHT => ['edit_pages'],
			self::ELSEWHERE => ['manage_options'],
			default => $rights,
		};
	}

	public static function authorize(): void {
		if (!current_user_can(self::RIGHT)) {
			wp_die(esc_html__('Sorry, you are not allowed to change this.', 'skerry'), '', ['response' => 403]);
		}
		check_admin_referer(self::NONCE);
	}

	public static function url(array $query = []): string {
		return add_query_arg(array_map('rawurlencode', ['page' => self::SLUG] + $query), admin_url('tools.php'));
	}

	public static function newCheck(): Check {
		return new Check(current_user_can(self::ELSEWHERE));
	}

	/** Returns the name of a redirect's HTTP status. */
	public static function nameOfStatus(int $status): string {
		return match ($status) {
			301 => __('Moved Permanently', 'skerry'),
			302 => __('Found (temporary)', 'skerry'),
			307 => __('Temporary Redirect', 'skerry'),
			308 => __('Permanent Redirect', 'skerry'),
			default => __('Gone', 'skerry'),
		};
	}

	public static function open(): void {
		$query = self::texts($_GET);
		Screen::help([
			__('Overview', 'skerry') => __(
				'Redirects send visitors from an old address to a new one. A page that exists at the old address is shown instead. Changing a page’s slug creates a redirect automatically.',
				'skerry',
			),
			__('Wildcards', 'skerry') => __(
				'Use * as a wildcard in the source URL. At the end, it matches everything that follows; elsewhere, it matches one path segment. A * in the target URL inserts what the wildcard matched. If several redirects match, one without a wildcard takes precedence, then the longest one.',
				'skerry',
			),
		]);
		self::$list = match (true) {
			self::DEAD === ($query['view'] ?? '') => new DeadAddressesTable(),
			isset($query['view']) || isset($query['row']) => null,
			default => new RedirectsTable(),
		};
		self::$list?->open();
	}

	public static function show(): void {
		$query = self::texts($_GET);
		$view = $query['view'] ?? '';
		if ('import' === $view) {
			RedirectImport::show();
			return;
		}
		$list = self::$list;
		$redirect = Rows::get((int) ($query['row'] ?? 0));
		// Fills the form with the rejected input again.
		$stored_input = '' === Notices::read('fault') ? false : get_transient(self::transient());
		$form = (is_array($stored_input) ? $stored_input : []) +
			array_intersect_key($query, ['source' => true]) +
			($redirect ?? []) + ['source' => '', 'target' => '', 'status' => '301', 'note' => ''];
		$form['source'] = Rules::readable($form['source']);
		$form['target'] = Rules::readable($form['target']);
		$has_plugin = RedirectionPlugin::isInstalled();
		require __DIR__ . (isset($query['row']) ? '/redirectEditView.php' : '/redirectsView.php');
	}

	private static function handle(string $action): never {
		self::authorize();
		$input = self::texts($_POST);
		'save' === $action ? self::save($input, (int) ($input['row'] ?? 0)) : self::restore();
	}

	private static function save(array $input, int $id): never {
		$input = array_intersect_key($input, array_flip(['source', 'target', 'status', 'note'])) + [
			'source' => '',
			'target' => '',
			'status' => '',
			'note' => '',
		];
		$check = self::newCheck();
		$result =
			0 === $id || null !== Rows::get($id)
				? $check->validate($input, $id)
				: ['row' => null, 'fault' => __('This redirect no longer exists.', 'skerry')];
		if (null === $result['row']) {
			$truncated_input = array_map(static fn(string $text) => mb_substr($text, 0, Rules::MAX_TARGET), $input);
			set_transient(self::transient(), $truncated_input, HOUR_IN_SECONDS);
			self::redirect(['fault' => (string) $result['fault']] + (0 === $id ? [] : ['row' => (string) $id]));
		}
		Rows::save($result['row'], $id);
		$remark = $check->remarks([$result['row']])[0] ?? '';
		self::redirect([
			'said' => __('Redirect saved. It takes effect within seconds.', 'skerry'),
			'warned' => '' === $remark ? '' : Rules::readable($result['row']['source']) . ': ' . $remark,
		]);
	}

	/** Restores the last deleted redirects, except those that `Check` rejects now, such as replaced ones. */
	private static function restore(): never {
		$check = self::newCheck();
		$restored_count = 0;
		$fault = null;
		foreach (Undo::take('redirects') ?? [] as $row) {
			$result = $check->validate($row);
			if (null === $result['row']) {
				$fault ??= Rules::readable($row['source']) . ': ' . $result['fault'];
				continue;
			}
			Rows::restore($row);
			++$restored_count;
		}
		/* translators: %s: number of redirects */
		$message =
			0 === $restored_count
				? []
				: [
					'said' => sprintf(
						_n('%s redirect restored.', '%s redirects restored.', $restored_count, 'skerry'),
						number_format_i18n($restored_count),
					),
				];
		self::redirect(
			$message + ($restored_count > 0 && null === $fault ? [] : ['fault' => $fault ?? __('There is nothing to restore.', 'skerry')]),
		);
	}

	/**
	 * Returns the strings as they were typed, because `sanitize_text_field` would remove percent-encoded characters
	 * from addresses. `Check` validates the values.
	 *
	 * @return array<string, string>
	 */
	private static function texts(array $input): array {
		return array_filter(wp_unslash($input), static fn(mixed $text) => is_string($text) && mb_check_encoding($text, 'UTF-8'));
	}

	private static function transient(): string {
		return 'skerry_redirect_typed_' . get_current_user_id();
	}

	/** @param array<string, string> $query */
	private static function redirect(array $query): never {
		wp_safe_redirect(self::url(Notices::inQuery($query)));
		exit();
	}
}
