<?php
namespace Skerry\Languages;

use Skerry\Editing\Editors;

/** Reports entries without a language, and alternative texts in a language other than that of their entry. */
final class LanguageFindings {
	private const STATUSES = ['publish', 'future', 'draft', 'pending', 'private'];
	private const NAMED = 5;

	/** @return array<int, array{code: string, stops: bool, text: string, section: null, part: ?string, clue: array}> Findings for the publish panel. */
	public static function of(\WP_Post $post): array {
		if (self::isWithout($post)) {
			return [
				self::finding('no-language', __('This entry has no language, so the website does not show it. Choose a language.', 'skerry')),
			];
		}
		$names = Languages::all();
		return array_map(
			static fn(int $file) => self::finding(
				'alternative-text-language',
				/* translators: 1: name of a file, 2: name of a language, 3: name of another language */
				sprintf(
					__('The alternative text of %1$s is in %2$s. Add it in %3$s in the Media Library.', 'skerry'),
					wp_basename((string) get_attached_file($file)),
					$names[Languages::default()] ?? Languages::default(),
					$names[Languages::ofPost($post->ID)] ?? '',
				),
			),
			array_keys(AltTexts::missing($post->ID)),
		);
	}

	/** @return array{count: int, titles: string[]} Number of entries without a language, and titles of some. */
	public static function withoutLanguage(): array {
		if (!Languages::hasPolylang()) {
			return ['count' => 0, 'titles' => []];
		}
		$query = new \WP_Query([
			'post_type' => self::types(),
			'post_status' => self::STATUSES,
			'posts_per_page' => self::NAMED,
			'lang' => '',
			'tax_query' => [['taxonomy' => 'language', 'operator' => 'NOT EXISTS']],
		]);
		return [
			'count' => $query->found_posts,
			'titles' => array_map(static fn(\WP_Post $post) => get_the_title($post) . " (#$post->ID)", $query->posts),
		];
	}

	private static function isWithout(\WP_Post $post): bool {
		return Languages::hasPolylang() &&
			in_array($post->post_type, self::types(), true) &&
			'auto-draft' !== $post->post_status &&
			false === pll_get_post_language($post->ID);
	}

	/** @return string[] */
	private static function types(): array {
		return array_values(array_filter(Editors::types(), 'pll_is_translated_post_type'));
	}

	private static function finding(string $code, string $text): array {
		return [
			'code' => $code,
			'stops' => false,
			'text' => $text,
			'section' => null,
			'part' => 'no-language' === $code ? 'translations' : null,
			'clue' => [],
		];
	}
}
