<?php
namespace Skerry\Admin;

use Skerry\Demonstration\Import;
use Skerry\Demonstration\Imported;
use Skerry\Demonstration\Work;
use Skerry\Scripts;

/**
 * Imports and removes sample content under Settings › Website, in short requests that a script sends one after another.
 * If the script does not run, each submitted form does as much work as fits in one request.
 */
final class LongWork {
	private const ACTION = 'skerry_work';
	/** Time limit of a script request, short enough that the progress bar moves. */
	private const STEP_SECONDS = 2;
	/** Time limit of a submitted form. Proxies time out after thirty seconds or later. */
	private const POST_SECONDS = 20;
	/** Number of unchanged items that the result names. */
	private const NAMED = 10;

	public static function start(): void {
		add_action('wp_ajax_' . self::ACTION, [self::class, 'handleRequest']);
		add_action('admin_post_' . self::ACTION, [self::class, 'handlePost']);
		add_action('admin_enqueue_scripts', [self::class, 'addScript']);
	}

	public static function addScript(string $screen): void {
		if (SettingsPage::SCREEN === $screen) {
			Scripts::enqueue('settingsPage', ['wp-a11y']);
			wp_enqueue_style('skerry-settings-page', plugins_url('assets/settingsPage.css', \Skerry\FILE), [], \Skerry\VERSION);
		}
	}

	/** Handles a request of the script: `start`, `go`, `stop` or `look`. */
	public static function handleRequest(): never {
		if (!current_user_can('manage_options') || false === check_ajax_referer(SettingsPage::NONCE, false, false)) {
			wp_send_json(
				['state' => 'refused', 'said' => __('The request was rejected. Reload the page and log in again if asked.', 'skerry')],
				403,
			);
		}
		$rejection = match (SettingsPage::textOf($_POST['what'] ?? '')) {
			'start' => self::startWork(),
			'go' => Work::resume(self::secondsFor(self::STEP_SECONDS)) ? null : ['state' => 'waiting'],
			'stop' => Work::stop(),
			default => null,
		};
		wp_send_json($rejection ?? self::state());
	}

	/** Handles a form submitted without the script. */
	public static function handlePost(): never {
		if (!current_user_can('manage_options')) {
			wp_die(esc_html__('Sorry, you are not allowed to change this.', 'skerry'), '', ['response' => 403]);
		}
		check_admin_referer(SettingsPage::NONCE);
		$rejection = self::startWork();
		if (null === $rejection) {
			Work::resume(self::secondsFor(self::POST_SECONDS));
			// Without the script, work continues only when the button is clicked again.
			Work::stop();
		}
		wp_safe_redirect(SettingsPage::url($rejection['said'] ?? (Work::isUnfinished() ? '' : self::state()['said'])));
		exit();
	}

	/** Starts the work. Returns an error response if it is rejected, otherwise null. */
	private static function startWork(): ?array {
		$kind = SettingsPage::textOf($_POST['kind'] ?? '');
		$reason = match (true) {
			!in_array($kind, ['demonstration', 'starter', 'removal'], true) || !Import::isPossible() => __(
				'Sorry, you are not allowed to change this.',
				'skerry',
			),
			'removal' === $kind && !isset($_POST['sure']) => __('Nothing was removed. Select the checkbox first.', 'skerry'),
			'removal' !== $kind && Import::isBlockedFor($kind) => __('Other sample content is already installed. Remove it first.', 'skerry'),
			default => null,
		};
		if (null !== $reason) {
			return ['state' => 'refused', 'said' => $reason];
		}
		Work::start($kind);
		return null;
	}

	/**
	 * Limits the seconds to a quarter of PHP's time limit, because the last step must also finish within that limit.
	 */
	private static function secondsFor(int $seconds): float {
		$limit = (int) ini_get('max_execution_time');
		return $limit > 0 ? min($seconds, $limit / 4) : $seconds;
	}

	/** Returns the progress, a sentence that describes it, and the URL of the screen that shows the result. */
	public static function state(): array {
		$work = Work::current();
		if (null === $work) {
			return ['state' => 'none', 'position' => 0, 'total' => 1, 'said' => '', 'next' => SettingsPage::url()];
		}
		$message = self::message($work);
		return [
			'state' => $work['state'],
			'position' => $work['position'],
			'total' => $work['total'],
			'said' => $message,
			'next' => SettingsPage::url('done' === $work['state'] ? $message : ''),
		];
	}

	private static function message(array $work): string {
		/* translators: 1: number of completed steps, 2: number of steps */
		$progress = sprintf(__('%1$d of %2$d steps done.', 'skerry'), $work['position'], $work['total']);
		return match ($work['state']) {
			'done' => self::resultMessage($work),
			'stopped' => __('Paused.', 'skerry') . " $progress",
			/* translators: %s: error message */
			'failed' => sprintf(__('Step failed: %s', 'skerry'), '' === $work['failed'] ? '?' : $work['failed']) . " $progress",
			default => self::phase($work) . " $progress",
		};
	}

	private static function phase(array $work): string {
		[$phase] = Work::stepsOf($work['kind'], $work['memory'])->all()[$work['position']] ?? [''];
		return match ($phase) {
			'files' => __('Files', 'skerry'),
			'people', 'categories' => __('Authors and categories', 'skerry'),
			'drafts', 'translations', 'entries' => __('Pages, posts and products', 'skerry'),
			'front', 'frame' => __('Homepage, menu and footer', 'skerry'),
			default => __('Settings', 'skerry'),
		};
	}

	private static function resultMessage(array $work): string {
		$steps = Work::stepsOf($work['kind'], $work['memory']);
		$is_removal = 'removal' === $work['kind'];
		$message = sprintf(
			/* translators: 1: number of items, 2: number of files */
			$is_removal ? __('Removed: %1$d items and %2$d files.', 'skerry') : __('Imported: %1$d items and %2$d files.', 'skerry'),
			...$steps->counts(),
		);
		$skipped_titles = $steps->skippedTitles();
		if ([] === $skipped_titles) {
			return $message;
		}
		$names = implode(', ', array_slice($skipped_titles, 0, self::NAMED)) . (count($skipped_titles) > self::NAMED ? ' …' : '');
		/* translators: 1: number of items, 2: titles of the items */
		return $message .
			' ' .
			sprintf(__('Left unchanged because they have been edited: %1$d (%2$s).', 'skerry'), count($skipped_titles), $names);
	}

	/** Prints a form with a button that starts or continues a job. `$inside` is HTML printed after the button. */
	public static function button(string $kind, string $label, string $class = 'button', string $inside = '', bool $is_hidden = false): void {
		printf(
			'<form method="post" action="%s" class="skerry-work-form"%s><input type="hidden" name="action" value="%s"><input type="hidden" name="kind" value="%s">',
			esc_url(admin_url('admin-post.php')),
			$is_hidden ? ' hidden' : '',
			esc_attr(self::ACTION),
			esc_attr($kind),
		);
		wp_nonce_field(SettingsPage::NONCE, '_wpnonce', false);
		printf('<button class="%s">%s</button>', esc_attr($class), esc_html($label));
		echo "$inside</form>"; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of our own view
	}

	/** @return array<string, string> Button labels by kind of content that can be imported now. */
	public static function contents(): array {
		$labels = [
			'starter' => __('Import starter pages', 'skerry'),
			'demonstration' => __('Import demo content', 'skerry'),
		];
		return array_filter($labels, static fn(string $kind) => !Import::isBlockedFor($kind), ARRAY_FILTER_USE_KEY);
	}

	public static function hasContent(): bool {
		return Imported::exists();
	}
}
