<?php
namespace Skerry\Redirects;

use Skerry\Settings;

/** Validates and normalizes redirects. The site parses redirects by the same rules. */
final class Rules {
	public const STATUSES = [301, 302, 307, 308, 410];
	public const GONE = 410;
	public const MAX_SOURCE = 500;
	public const MAX_TARGET = 1000;
	public const MAX_NOTE = 190;
	/** Characters that a server could interpret differently from a browser. */
	private const AMBIGUOUS = '/\\\\|%(5c|2f|0[0-9a-f]|1[0-9a-f]|7f)|%(?![0-9a-f]{2})/i';

	/** Returns the normalized source: a path with at most one `*`, without query or trailing slash. Null if invalid. */
	public static function source(string $input): ?string {
		$path = self::spelled(self::withoutOwnHost(trim($input)));
		$is_valid =
			self::isOwnPath($path) && !preg_match('/[?#]/', $path) && substr_count($path, '*') <= 1 && strlen($path) <= self::MAX_SOURCE;
		return $is_valid ? (rtrim($path, '/') ?: '/') : null;
	}

	/**
	 * Returns the normalized target: a path on the site or a URL of another host, with a `*` only if the source has one.
	 * Null if invalid.
	 */
	public static function target(string $input, string $source): ?string {
		$target = self::withoutOwnHost(trim($input));
		[, $path, $rest] = preg_match('/^([^?#]*)(.*)$/s', $target, $match) ? $match : ['', '', ''];
		$target = self::spelled($path) . self::encoded($rest);
		$stars = substr_count($target, '*');
		if (
			strlen($target) > self::MAX_TARGET ||
			$stars > substr_count($source, '*') ||
			str_contains($rest, '*') ||
			str_contains($rest, '\\')
		) {
			return null;
		}
		return self::isOwnPath($target) || self::isOtherHost($target) ? $target : null;
	}

	public static function isElsewhere(string $target): bool {
		return '' !== $target && '/' !== $target[0];
	}

	/** Returns a path for display, with letters of other alphabets decoded. */
	public static function readable(string $path): string {
		return (string) preg_replace_callback(
			'/(?:%[89A-F][0-9A-F])+/',
			static fn(array $match) => mb_check_encoding(rawurldecode($match[0]), 'UTF-8') &&
			!preg_match('/[\p{C}\p{Z}]/u', rawurldecode($match[0]))
				? rawurldecode($match[0])
				: $match[0],
			$path,
		);
	}

	/** Returns a path percent-encoded as browsers send it, with unreserved characters decoded. */
	public static function spelled(string $path): string {
		return (string) preg_replace_callback(
			'/%[0-9a-f]{2}/i',
			static fn(array $match) => preg_match('/^[\w.~-]$/', rawurldecode($match[0])) ? rawurldecode($match[0]) : strtoupper($match[0]),
			self::encoded($path),
		);
	}

	private static function encoded(string $text): string {
		$text = class_exists('Normalizer') ? (\Normalizer::normalize($text) ?: '') : $text;
		return (string) preg_replace_callback('/[^!-~]+/u', static fn(array $match) => rawurlencode($match[0]), $text);
	}

	private static function isOwnPath(string $path): bool {
		return 1 === preg_match('#^/(?!/)[!-~]*$#', $path) && !preg_match(self::AMBIGUOUS, $path);
	}

	/**
	 * Returns whether a target is a URL of another host. A `*` is allowed only after the slash that ends the host.
	 * Otherwise a visitor could complete the host name.
	 */
	private static function isOtherHost(string $target): bool {
		return 1 === preg_match('#^https?://[\w.-]+(:\d{1,5})?(/[!-~]*)?$#i', $target) &&
			!str_contains($target, '\\') &&
			!empty(wp_parse_url($target)['host']);
	}

	/** Removes the host from a full URL of this site or its WordPress. Returns other input unchanged. */
	private static function withoutOwnHost(string $input): string {
		if (!preg_match('#^https?://([^/?\#]+)(.*)$#is', $input, $match)) {
			return $input;
		}
		foreach ([Settings::address(), home_url()] as $own_url) {
			[$host, $folder] = explode('/', (string) preg_replace('#^https?://#i', '', $own_url), 2) + ['', ''];
			if ('' !== $host && strtolower($match[1]) === strtolower($host)) {
				$rest = '' !== $folder && str_starts_with("$match[2]/", "/$folder/") ? substr($match[2], strlen($folder) + 1) : $match[2];
				return str_starts_with($rest, '/') ? $rest : "/$rest";
			}
		}
		return $input;
	}
}
