<?php
namespace Skerry;

/** The plugin's settings: the site's address and the two shared secrets. Constants in wp-config.php take precedence. */
final class Settings {
	private const ADDRESS = 'skerry_address';
	private const SECRET = 'skerry_secret';
	private const OWNER = 'skerry_owner_secret';
	/** Options that make the settings page show a secret once. */
	public const UNSEEN = 'skerry_secret_unseen';
	public const OWNER_UNSEEN = 'skerry_owner_secret_unseen';

	/** Returns the site's address without a trailing slash. Empty if it is not set. */
	public static function address(): string {
		return untrailingslashit(defined('SITE_URL') ? (string) constant('SITE_URL') : (string) get_option(self::ADDRESS, ''));
	}

	public static function secret(): string {
		return defined('SITE_SECRET') ? (string) constant('SITE_SECRET') : (string) get_option(self::SECRET, '');
	}

	/**
	 * Returns the secret for calls that read enquiries and statistics and send the newsletter. Change notifications use
	 * a different secret, because it grants less access.
	 */
	public static function ownerSecret(): string {
		return defined('SITE_OWNER_SECRET') ? (string) constant('SITE_OWNER_SECRET') : (string) get_option(self::OWNER, '');
	}

	public static function isComplete(): bool {
		return '' !== self::address() && strlen(self::secret()) >= 32;
	}

	/** Returns the normalized address, or null if it is invalid. Plain http is allowed only for the local machine. */
	public static function readAddress(string $input): ?string {
		$parts = wp_parse_url(trim($input));
		$host = strtolower($parts['host'] ?? '');
		$is_local = in_array($host, ['localhost', '127.0.0.1', 'host.docker.internal'], true) || str_ends_with($host, '.test');
		if ('' === $host || !in_array($parts['scheme'] ?? '', $is_local ? ['http', 'https'] : ['https'], true)) {
			return null;
		}
		return $parts['scheme'] . '://' . $host . (isset($parts['port']) ? ":{$parts['port']}" : '');
	}

	public static function setAddress(string $address): void {
		update_option(self::ADDRESS, $address);
	}

	public static function makeSecretOnce(): void {
		if ('' === self::secret()) {
			self::makeSecret();
		}
	}

	public static function makeOwnerSecretOnce(): void {
		if ('' === self::ownerSecret()) {
			self::makeOwnerSecret();
		}
	}

	public static function makeSecret(): void {
		update_option(self::SECRET, bin2hex(random_bytes(32)), false);
		update_option(self::UNSEEN, '1', false);
	}

	public static function makeOwnerSecret(): void {
		update_option(self::OWNER, bin2hex(random_bytes(32)), false);
		update_option(self::OWNER_UNSEEN, '1', false);
	}
}
