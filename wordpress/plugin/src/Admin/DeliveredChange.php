<?php
namespace Skerry\Admin;

use Skerry\Languages\Languages;

/** Describes notifications to the website by the titles of their entries and the names of affected lists. */
final class DeliveredChange {
	private const NAMED = 3;

	public static function describe(string $body): string {
		$call = json_decode($body, true);
		if (!is_array($call)) {
			return mb_strimwidth($body, 0, 80, '…');
		}
		if (!empty($call['everything'])) {
			return __('Everything', 'skerry');
		}
		$ids = self::texts($call['ids'] ?? null);
		$names = array_map([self::class, 'entry'], array_slice($ids, 0, self::NAMED));
		$other_count = count($ids) - count($names);
		$languages = implode(', ', array_intersect_key(Languages::all(), array_flip(self::texts($call['locales'] ?? null))));
		$labels = [
			...$names,
			/* translators: %d: number of entries */
			...$other_count > 0 ? [sprintf(_n('%d more', '%d more', $other_count, 'skerry'), $other_count)] : [],
			...array_map([self::class, 'type'], self::texts($call['types'] ?? null)),
		];
		return implode(', ', $labels) . ('' === $languages ? '' : " ($languages)");
	}

	private static function entry(string $id): string {
		[$kind, $number] = explode(':', $id, 2) + ['', ''];
		$name = match ($kind) {
			'post' => get_the_title((int) $number),
			'user' => get_userdata((int) $number)->display_name ?? '',
			'term' => get_term((int) $number)->name ?? '',
			default => '',
		};
		return '' === $name ? $id : html_entity_decode($name, ENT_QUOTES) . " (#$number)";
	}

	private static function type(string $type): string {
		return match ($type) {
			'menu' => __('Menu', 'skerry'),
			'footer' => __('Footer', 'skerry'),
			'error-page' => __('404 page', 'skerry'),
			/* translators: %s: name of a content type */
			default => sprintf(
				__('Lists: %s', 'skerry'),
				get_post_type_object($type)->labels->name ?? (get_taxonomy($type)->labels->name ?? $type),
			),
		};
	}

	/** @return string[] */
	private static function texts(mixed $list): array {
		return is_array($list) ? array_values(array_filter($list, 'is_string')) : [];
	}
}
