<?php
namespace Skerry\Admin;

use Skerry\Changes\Deliveries;
use Skerry\Changes\DeliverySender;
use Skerry\Content\Permalinks;
use Skerry\Editing\Previews;
use Skerry\Settings;
use Skerry\SiteCall;
use Skerry\States;

/** Settings › Website: connection, status, permalinks, starter content and recent deliveries. */
final class SettingsPage {
	private const SLUG = 'skerry-settings';
	public const SCREEN = 'settings_page_' . self::SLUG;
	public const NONCE = 'skerry_settings';

	public static function start(): void {
		add_action(
			'admin_menu',
			static fn() => add_options_page(__('Website', 'skerry'), __('Website', 'skerry'), 'manage_options', self::SLUG, [
				self::class,
				'show',
			]),
		);
		foreach (['save', 'secret', 'owner-secret', 'test', 'resend', 'permalinks'] as $action) {
			add_action("admin_post_skerry_$action", static fn() => self::handle($action));
		}
		add_filter(
			'plugin_action_links_' . plugin_basename(\Skerry\FILE),
			static fn(array $links) => ['<a href="' . esc_url(self::url()) . '">' . esc_html__('Settings', 'skerry') . '</a>', ...$links],
		);
		add_action('admin_notices', [self::class, 'printNotice']);
	}

	public static function url(string $message = ''): string {
		return add_query_arg(array_filter(['page' => self::SLUG, 'noted' => Notices::store($message)]), admin_url('options-general.php'));
	}

	public static function printNotice(): void {
		if (current_user_can('manage_options') && !Settings::isComplete() && self::SCREEN !== get_current_screen()?->id) {
			printf(
				'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
				esc_html__('The website’s address is not set yet. Enter it under Settings › Website.', 'skerry'),
				esc_url(self::url()),
				esc_html__('Settings', 'skerry'),
			);
		}
	}

	private static function handle(string $action): never {
		if (!current_user_can('manage_options')) {
			wp_die(esc_html__('Sorry, you are not allowed to change this.', 'skerry'), '', ['response' => 403]);
		}
		check_admin_referer(self::NONCE);
		$message = match ($action) {
			'save' => self::save(self::textOf($_POST['address'] ?? '')),
			'secret' => self::newSecret(),
			'owner-secret' => self::newOwnerSecret(),
			'test' => self::testConnection(),
			'resend' => self::resend(),
			'permalinks' => self::setPermalinks(),
		};
		wp_safe_redirect(self::url($message));
		exit();
	}

	private static function save(string $input): string {
		$address = Settings::readAddress($input);
		if (null === $address) {
			return __('Enter an address such as https://www.example.com, without a path.', 'skerry');
		}
		Settings::setAddress($address);
		return __('Settings saved.', 'skerry');
	}

	private static function newSecret(): string {
		Settings::makeSecret();
		return __('New secret created. Copy it to the website’s configuration: until then the website cannot connect.', 'skerry');
	}

	private static function newOwnerSecret(): string {
		Settings::makeOwnerSecret();
		return __('New secret created. Copy it to the website’s configuration: until then the website cannot connect.', 'skerry');
	}

	/**
	 * Tests the connection with a notification about a nonexistent entry, because only the signature matters. Returns
	 * the result as text.
	 */
	public static function testConnection(): string {
		$status = DeliverySender::send((string) wp_json_encode(['ids' => ['post:0']]));
		return match ($status) {
			'200' => __('Connection OK.', 'skerry'),
			'401', '404', '405' => SiteCall::errorText($status),
			/* translators: %s: HTTP status or error message */
			default => sprintf(__('Could not reach the website: %s', 'skerry'), $status),
		};
	}

	/** Returns whether a result of `testConnection` reports a working connection. */
	public static function isConnected(string $message): bool {
		return __('Connection OK.', 'skerry') === $message;
	}

	private static function resend(): string {
		$waiting_count = Deliveries::retryAll();
		/* translators: 1: number of notifications that were delivered, 2: number of notifications */
		return 0 === $waiting_count
			? __('Nothing to resend.', 'skerry')
			: sprintf(
				_n('%1$d of %2$d notification was delivered.', '%1$d of %2$d notifications were delivered.', $waiting_count, 'skerry'),
				DeliverySender::sendAll(),
				$waiting_count,
			);
	}

	private static function setPermalinks(): string {
		Permalinks::setKeepingOldAddresses();
		return __('Permalinks updated. Old addresses of posts redirect to the new ones.', 'skerry');
	}

	/** Returns a submitted text, sanitized. Empty for an array. */
	public static function textOf(mixed $input): string {
		return is_string($input) ? sanitize_text_field(wp_unslash($input)) : '';
	}

	public static function show(): void {
		$is_unseen = get_option(Settings::UNSEEN) && !defined('SITE_SECRET');
		delete_option(Settings::UNSEEN);
		$is_owner_unseen = get_option(Settings::OWNER_UNSEEN) && !defined('SITE_OWNER_SECRET');
		delete_option(Settings::OWNER_UNSEEN);
		$newest_post = get_posts(['post_type' => ['page', 'post'], 'numberposts' => 1, 'orderby' => 'modified', 'post_status' => 'any']);
		$preview = isset($newest_post[0]) ? Previews::linkTo($newest_post[0]) : null;
		require __DIR__ . '/settingsPageView.php';
	}

	/** Prints a button in its own form. `$question` is asked for confirmation first. */
	public static function button(string $action, string $label, string $class = 'button', string $question = ''): void {
		printf(
			'<form method="post" action="%s" class="skerry-button"><input type="hidden" name="action" value="skerry_%s">',
			esc_url(admin_url('admin-post.php')),
			esc_attr($action),
		);
		wp_nonce_field(self::NONCE);
		printf(
			'<button class="%s"%s>%s</button></form>',
			esc_attr($class),
			'' === $question ? '' : ' data-skerry-ask="' . esc_attr($question) . '"',
			esc_html($label),
		);
	}

	/** Prints a secret with a button that copies it. Each secret is shown only once. */
	public static function secret(string $id, string $secret, string $label, string $help): void {
		printf(
			'<p><input id="%1$s" type="text" class="code skerry-secret" readonly value="%2$s" aria-label="%3$s" aria-describedby="%1$s-help"> <button type="button" class="button" data-skerry-copy="%1$s" data-copied="%4$s">%5$s</button></p><p class="description" id="%1$s-help">%6$s</p>',
			esc_attr($id),
			esc_attr($secret),
			esc_attr($label),
			esc_attr__('Copied!', 'skerry'),
			esc_html__('Copy', 'skerry'),
			esc_html($help),
		);
	}

	public static function nonce(): void {
		wp_nonce_field(self::NONCE);
	}
}
