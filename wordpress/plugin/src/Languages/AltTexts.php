<?php
namespace Skerry\Languages;

/**
 * Alternative texts of a file in several languages. WordPress's own text is in the default language. Each other
 * language has its text in separate post meta. A response contains the text in the language of the entry that shows the
 * file.
 */
final class AltTexts {
	/** Prefix of the post meta key. The language follows. */
	private const META = 'skerry_alt_text_';
	private const OWN = '_wp_attachment_image_alt';
	private const PLACE = 'alt_text_';

	/** @var array<string, string> Languages of the entries in a GraphQL response, by path. */
	private static array $languages = [];

	public static function start(): void {
		// Priority 5 places the fields above ACF's fields.
		add_filter('attachment_fields_to_edit', [self::class, 'fields'], 5, 2);
		add_filter('attachment_fields_to_save', [self::class, 'save'], 10, 2);
		add_filter('graphql_resolve_field', [self::class, 'resolve'], 10, 6);
		add_filter('wp_content_img_tag', [self::class, 'inContent'], 10, 3);
	}

	/** @return array<string, string> Names of the languages that have separate texts. Empty if Polylang translates files. */
	public static function languages(): array {
		$is_translated = Languages::hasPolylang() && pll_is_translated_post_type('attachment');
		return $is_translated ? [] : array_diff_key(Languages::all(), [Languages::default() => true]);
	}

	/** Returns the text in a language. Null if there is none. */
	public static function in(int $attachment, string $language): ?string {
		$text = isset(self::languages()[$language]) ? get_post_meta($attachment, self::META . $language, true) : '';
		return is_string($text) && '' !== $text ? $text : null;
	}

	public static function set(int $attachment, string $language, string $text): void {
		$text = sanitize_text_field($text);
		'' === $text
			? delete_post_meta($attachment, self::META . $language)
			: update_post_meta($attachment, self::META . $language, wp_slash($text));
	}

	/** Adds the fields to the media modal and to a file's edit screen. */
	public static function fields(array $fields, \WP_Post $file): array {
		foreach (str_starts_with($file->post_mime_type, 'image/') ? self::languages() : [] as $language => $name) {
			$fields[self::META . $language] = [
				/* translators: %s: name of a language */
				'label' => sprintf(__('Alternative Text (%s)', 'skerry'), $name),
				'input' => 'text',
				'value' => self::in($file->ID, $language) ?? '',
				'helps' => __('Leave empty to use the alternative text above.', 'skerry'),
			];
		}
		return $fields;
	}

	/** @param array<string, mixed> $input Slashed input, as WordPress passes it. */
	public static function save(array $post, mixed $input): array {
		foreach (array_keys(self::languages()) as $language) {
			$text = is_array($input) ? $input[self::META . $language] ?? null : null;
			if (is_string($text) && current_user_can('edit_post', (int) $post['ID'])) {
				self::set((int) $post['ID'], $language, wp_unslash($text));
			}
		}
		return $post;
	}

	/**
	 * Records the languages of entries while they are resolved, and resolves `altText` in the language of the nearest
	 * enclosing entry.
	 */
	public static function resolve(
		mixed $result,
		mixed $source,
		array $args,
		mixed $context,
		\GraphQL\Type\Definition\ResolveInfo $info,
		string $type,
	): mixed {
		if (!($source instanceof \WPGraphQL\Model\Post)) {
			return $result;
		}
		$path = array_slice($info->path, 0, -1);
		if ('MediaItem' !== $type) {
			$key = implode('.', $path);
			self::$languages[$key] = Languages::ofPost((int) $source->databaseId); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's
			return $result;
		}
		if ('altText' !== $info->fieldName || !is_string($result)) {
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- GraphQL's
			return $result;
		}
		while ([] !== $path && !isset(self::$languages[implode('.', $path)])) {
			array_pop($path);
		}
		$language = self::$languages[implode('.', $path)] ?? null;
		return null === $language ? $result : self::in((int) $source->databaseId, $language) ?? $result; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- WPGraphQL's
	}

	/**
	 * Translates the alternative texts of images in content. WordPress copies them there in the default language. Texts
	 * that an editor has written there stay unchanged.
	 */
	public static function inContent(string $image, string $context, int $attachment): string {
		$post = get_post();
		$text = $post instanceof \WP_Post && $attachment > 0 ? self::in($attachment, Languages::ofPost($post->ID)) : null;
		$own_text = (string) get_post_meta($attachment, self::OWN, true);
		$is_copied = 1 === preg_match('/\salt="([^"]*)"/', $image, $match) && html_entity_decode($match[1], ENT_QUOTES) === $own_text;
		return null !== $text && $is_copied ? str_replace($match[0], ' alt="' . esc_attr($text) . '"', $image) : $image;
	}

	/**
	 * Returns the files that a translation shares with its source and that have no text in its language.
	 *
	 * @return array<int, string> Texts in the default language, by file.
	 */
	public static function missing(int $translation): array {
		$source = Translation::sourceOf($translation);
		$missing_ids = [];
		foreach (
			null === $source || [] === self::languages() ? [] : array_intersect(self::filesOf($source), self::filesOf($translation))
			as $file
		) {
			$own_text = (string) get_post_meta($file, self::OWN, true);
			if ('' !== $own_text && null === self::in($file, Languages::ofPost($translation))) {
				$missing_ids[$file] = $own_text;
			}
		}
		return $missing_ids;
	}

	/** @return array<string, array{string, string, string, string}> Section, source, translation and name of missing texts, by key. */
	public static function units(int $translation): array {
		$units = [];
		foreach (self::missing($translation) as $file => $text) {
			$units[self::PLACE . $file] = ['alternative text', $text, '', wp_basename((string) get_attached_file($file))];
		}
		return $units;
	}

	/**
	 * Writes translated texts of the files that an entry shows.
	 *
	 * @param array<string, string> $texts Texts by key of `units`. Other keys are ignored.
	 * @return int Number of changed texts.
	 */
	public static function write(int $translation, array $texts): int {
		$changed = 0;
		foreach (self::units($translation) as $key => $unit) {
			$file = (int) substr($key, strlen(self::PLACE));
			if (isset($texts[$key]) && '' !== sanitize_text_field($texts[$key]) && current_user_can('edit_post', $file)) {
				self::set($file, Languages::ofPost($translation), $texts[$key]);
				++$changed;
			}
		}
		return $changed;
	}

	/** @return int[] IDs of the images in the fields and the content of an entry. */
	private static function filesOf(int $id): array {
		$files = [(int) get_post_thumbnail_id($id)];
		preg_match_all('/\bwp-image-(\d+)/', (string) get_post_field('post_content', $id), $matches);
		foreach (get_post_meta($id) as $key => $values) {
			$field =
				is_numeric($values[0]) && function_exists('acf_get_field') ? acf_get_field((string) get_post_meta($id, "_$key", true)) : false;
			if (is_array($field) && 'image' === $field['type']) {
				$files[] = (int) $values[0];
			}
		}
		return array_values(
			array_unique(
				array_filter(array_merge($files, array_map('intval', $matches[1])), static fn(int $file) => 'attachment' === get_post_type($file)),
			),
		);
	}
}
