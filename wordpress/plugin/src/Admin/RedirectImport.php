<?php
namespace Skerry\Admin;

use Skerry\Redirects\Check;
use Skerry\Redirects\Csv;
use Skerry\Redirects\RedirectionPlugin;
use Skerry\Redirects\Rows;

/**
 * Imports and exports redirects as CSV. An import is first shown with its errors. It is written when the user confirms.
 */
final class RedirectImport {
	private const KEPT = HOUR_IN_SECONDS;
	private const SHOWN = 200;
	/** Time limit for checking targets on the website, in seconds. */
	private const SECONDS = 10;

	public static function start(): void {
		add_action('admin_post_skerry_redirects_export', [self::class, 'handleExport']);
		add_action('admin_post_skerry_redirects_read', [self::class, 'handleRead']);
		add_action('admin_post_skerry_redirects_import', [self::class, 'handleImport']);
	}

	public static function handleExport(): never {
		RedirectsPage::authorize();
		header('Content-Type: text/csv; charset=utf-8');
		header('Content-Disposition: attachment; filename="redirects.csv"');
		header('X-Content-Type-Options: nosniff');
		echo Csv::write(Rows::all()); // phpcs:ignore WordPress.Security.EscapeOutput -- CSV
		exit();
	}

	/** Reads an uploaded file, or the table of the plugin Redirection, and stores the rows until the user confirms. */
	public static function handleRead(): never {
		RedirectsPage::authorize();
		$file = $_FILES['file']['tmp_name'] ?? '';
		if (isset($_POST['redirection'])) {
			$import = RedirectionPlugin::isInstalled() ? RedirectionPlugin::read() : null;
		} else {
			$is_file = is_string($file) && is_uploaded_file($file) && filesize($file) <= Csv::MAX_BYTES;
			$rows = $is_file ? Csv::read((string) file_get_contents($file)) : null;
			$import = null === $rows ? null : ['rows' => $rows, 'left' => []];
		}
		if (null === $import) {
			/* translators: %d: number of rows */
			self::redirect([
				'view' => RedirectsPage::CSV,
				'fault' => sprintf(__('This is not a UTF-8 CSV file, or it is larger than 2 MB or has more than %d rows.', 'skerry'), Rows::MOST),
			]);
		}
		set_transient(self::transient(), $import, self::KEPT);
		self::redirect(['view' => 'import']);
	}

	/** Writes the rows that are still valid. */
	public static function handleImport(): never {
		RedirectsPage::authorize();
		$import = get_transient(self::transient());
		delete_transient(self::transient());
		$rows = is_array($import) ? self::checkRows($import['rows'])['taken'] : [];
		Rows::addAll($rows);
		/* translators: %s: number of redirects */
		self::redirect([
			'said' => sprintf(_n('%s redirect imported.', '%s redirects imported.', count($rows), 'skerry'), number_format_i18n(count($rows))),
		]);
	}

	public static function show(): void {
		$import = get_transient(self::transient());
		$import = is_array($import) ? $import : ['rows' => [], 'left' => []];
		['check' => $check, 'taken' => $accepted, 'faults' => $faults] = self::checkRows($import['rows']);
		$remarks = $check->remarks($accepted, self::SECONDS);
		$skipped = $import['left'];
		$limit = self::SHOWN;
		$nonce = RedirectsPage::NONCE;
		require __DIR__ . '/redirectImportView.php';
	}

	/**
	 * Returns the rows that would be written, and the errors of the others.
	 *
	 * @param array<int, array{source: string, target: string, status: string, note: string}> $rows By line.
	 * @return array{check: Check, taken: array<int, array>, faults: array<int, string>}
	 */
	private static function checkRows(array $rows): array {
		$check = RedirectsPage::newCheck();
		$accepted_rows = [];
		$faults = [];
		foreach ($rows as $line => $input) {
			$result = $check->validate($input);
			if (null === $result['row']) {
				$faults[$line] = (string) $result['fault'];
			} else {
				$accepted_rows[$line] = $result['row'];
			}
		}
		return ['check' => $check, 'taken' => $accepted_rows, 'faults' => $faults];
	}

	private static function transient(): string {
		return 'skerry_redirects_read_' . get_current_user_id();
	}

	/** @param array<string, string> $query */
	private static function redirect(array $query): never {
		wp_safe_redirect(RedirectsPage::url(Notices::inQuery($query)));
		exit();
	}
}
