<?php
namespace Skerry\Admin;

use Skerry\Languages\Languages;
use Skerry\Languages\NewTranslation;
use Skerry\Languages\Xliff;
use Skerry\Settings;
use Skerry\SiteCall;

/** Tools › Translations: the list of entries, files for agencies, and the texts of the website's interface. */
final class TranslationsPage {
	public const SLUG = 'skerry-translations';
	public const NONCE = 'skerry_translations';
	public const IMPORT = 'import';
	public const TEXTS = 'texts';
	private const SITE_SECONDS = 5;
	private const REPORT_SECONDS = HOUR_IN_SECONDS;
	private static ?TranslationsTable $list = null;

	public static function start(): void {
		Screen::add(
			static fn() => add_management_page(__('Translations', 'skerry'), __('Translations', 'skerry'), 'edit_pages', self::SLUG, [
				self::class,
				'show',
			]),
			[self::class, 'open'],
		);
		add_action('admin_post_skerry_xliff_import', [self::class, 'handleImport']);
		add_action('admin_post_skerry_words_file', [self::class, 'handleTextsFile']);
	}

	/** @param array<string, string> $query */
	public static function url(array $query = []): string {
		return add_query_arg(array_map('rawurlencode', ['page' => self::SLUG] + $query), admin_url('tools.php'));
	}

	/** @return array<string, string> Names of the target languages, by code. */
	public static function targetLanguages(): array {
		return array_diff_key(Languages::all(), [Languages::default() => true]);
	}

	/** Returns the URL of Polylang's “+” for an entry. Empty if the user may not add a translation. */
	public static function addLink(\WP_Post $post, string $language): string {
		$query = [
			'post_type' => $post->post_type,
			'from_post' => $post->ID,
			'new_lang' => $language,
			'_wpnonce' => wp_create_nonce('new-post-translation'),
		];
		return NewTranslation::isAllowed($post->ID) ? add_query_arg($query, admin_url('post-new.php')) : '';
	}

	public static function open(): void {
		Screen::help([
			__('Overview', 'skerry') => __(
				'The list shows each entry of the default language with its translation. A section is outdated if the original has changed since it was translated. Texts that are the same in both languages, such as names, can be marked as translated.',
				'skerry',
			),
			__('Translation files', 'skerry') =>
				__(
					'Select entries and choose “Export as XLIFF” to get a file for a translation agency. Entries without a translation are in the file too.',
					'skerry',
				) .
				"\n\n" .
				__(
					'Import the translated file on the “Import” tab. Missing translations are created as drafts, with all sections of the original.',
					'skerry',
				),
		]);
		if ('' === SettingsPage::textOf($_GET['view'] ?? '') && [] !== self::targetLanguages()) {
			self::$list = new TranslationsTable();
			self::$list->open();
		}
	}

	public static function show(): void {
		$view = SettingsPage::textOf($_GET['view'] ?? '');
		$list = self::$list;
		$others = self::targetLanguages();
		$requested_language = SettingsPage::textOf($_GET['language'] ?? '');
		$language = isset($others[$requested_language]) ? $requested_language : (string) array_key_first($others);
		$report = isset($_GET['report']) ? get_transient(self::transient()) : null;
		$report = is_array($report) ? $report : ['changed' => [], 'created' => []];
		$interface = self::TEXTS === $view && '' !== $language ? self::stateOfTexts($language) : ['said' => '', 'words' => null];
		require __DIR__ . '/translationsView.php';
	}

	/**
	 * Sends an XLIFF file with the texts of the entries that the user may edit.
	 *
	 * @param int[] $sources
	 */
	public static function export(string $language, array $sources): never {
		$sources = array_filter($sources, static fn(int $id) => current_user_can('edit_post', pll_get_post($id, $language) ?: $id));
		nocache_headers();
		header('Content-Type: application/xliff+xml; charset=utf-8');
		header('Content-Disposition: attachment; filename="' . sanitize_file_name(get_bloginfo('name') . "-$language.xlf") . '"');
		header('X-Content-Type-Options: nosniff');
		echo Xliff::export($language, $sources); // phpcs:ignore WordPress.Security.EscapeOutput -- XML
		exit();
	}

	public static function handleImport(): never {
		self::authorize();
		$file = $_FILES['file']['tmp_name'] ?? '';
		if (!is_string($file) || !is_uploaded_file($file)) {
			self::redirect(['view' => self::IMPORT, 'fault' => __('Choose a file.', 'skerry')]);
		}
		$result = Xliff::import((string) file_get_contents($file, false, null, 0, Xliff::MAX_BYTES + 1));
		$skipped_texts = implode(' ', array_slice($result['left'], 0, 10));
		if ([] === $result['changed']) {
			self::redirect([
				'view' => self::IMPORT,
				'fault' => $skipped_texts,
				'noted' => '' === $skipped_texts ? __('No texts were updated: the file contains no changes.', 'skerry') : '',
			]);
		}
		set_transient(self::transient(), $result, self::REPORT_SECONDS);
		self::redirect([
			'language' => Languages::ofPost((int) array_key_first($result['changed'])),
			'report' => '1',
			'said' => self::summary($result),
			'warned' => $skipped_texts,
		]);
	}

	private static function summary(array $result): string {
		/* translators: %s: number of texts */
		$texts = sprintf(_n('%s text updated.', '%s texts updated.', $result['written'], 'skerry'), number_format_i18n($result['written']));
		$drafts = count($result['created']);
		/* translators: %s: number of drafts */
		return $texts .
			(0 === $drafts ? '' : ' ' . sprintf(_n('%s draft created.', '%s drafts created.', $drafts, 'skerry'), number_format_i18n($drafts)));
	}

	/** Sends a PO file with the interface texts that the running website uses. */
	public static function handleTextsFile(): never {
		self::authorize();
		$language = SettingsPage::textOf($_POST['language'] ?? '');
		$catalogue = SettingsPage::textOf($_POST['catalogue'] ?? '');
		$response = self::request(['do' => 'file', 'language' => $language, 'catalogue' => $catalogue]);
		if (!is_string($response['json']['text'] ?? null)) {
			self::redirect([
				'view' => self::TEXTS,
				'language' => $language,
				'fault' => '404' === $response['status'] ? __('File not found.', 'skerry') : SiteCall::errorText($response['status']),
			]);
		}
		header('Content-Type: text/x-gettext-translation; charset=utf-8');
		header('Content-Disposition: attachment; filename="' . sanitize_file_name("$catalogue-$language.po") . '"');
		echo $response['json']['text']; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, not a page
		exit();
	}

	/**
	 * Returns the state of the website's interface texts in a language.
	 *
	 * @return array{said: string, words: ?array{texts: int, translated: int, unsure: int, obsolete: int, missing: array, catalogues: string[]}} `said` is the reason if they are not available.
	 */
	private static function stateOfTexts(string $language): array {
		if (!Settings::isComplete()) {
			return ['said' => __('The website’s address is not set yet. Enter it under Settings › Website.', 'skerry'), 'words' => null];
		}
		$response = self::request(['do' => 'list']);
		foreach ((array) ($response['json']['languages'] ?? []) as $texts) {
			if (
				is_array($texts) &&
				$language === ($texts['language'] ?? null) &&
				is_array($texts['missing'] ?? null) &&
				is_array($texts['catalogues'] ?? null)
			) {
				return ['said' => '', 'words' => $texts];
			}
		}
		return [
			'said' =>
				'200' === $response['status']
					? __('The website does not support this language.', 'skerry')
					: SiteCall::errorText($response['status']),
			'words' => null,
		];
	}

	/** @return array{status: string, json: ?array} */
	private static function request(array $request): array {
		$error = SiteCall::connectionError();
		return null === $error
			? SiteCall::post('/api/site-words', (string) wp_json_encode($request), self::SITE_SECONDS)
			: ['status' => $error, 'json' => null];
	}

	private static function authorize(): void {
		check_admin_referer(self::NONCE);
		if (!current_user_can('edit_pages')) {
			wp_die(esc_html__('Sorry, you are not allowed to edit this item.', 'skerry'), '', ['response' => 403]);
		}
	}

	private static function transient(): string {
		return 'skerry_xliff_report_' . get_current_user_id();
	}

	/** @param array<string, string> $query */
	private static function redirect(array $query): never {
		wp_safe_redirect(self::url(array_filter(Notices::inQuery($query), 'strlen')));
		exit();
	}
}
