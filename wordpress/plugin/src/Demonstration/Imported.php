<?php
namespace Skerry\Demonstration;

/**
 * Hashes of imported items. If an item's hash differs, an editor has changed it. If the item is missing, an editor has
 * deleted it. Later imports skip both.
 */
final class Imported {
	public const META = '_skerry_demonstration';
	private const OPTION = 'skerry_demonstration';
	/** Hidden meta that the import sets. Other keys with an underscore are internal to WordPress and its plugins. */
	private const HIDDEN_META = [
		'_thumbnail_id',
		'_wp_page_template',
		'_wp_attachment_image_alt',
		'_yoast_wpseo_title',
		'_yoast_wpseo_metadesc',
		'_yoast_wpseo_opengraph-image-id',
		'_yoast_wpseo_meta-robots-noindex',
		'_yoast_wpseo_meta-robots-nofollow',
	];
	/** @var array<string, string> Hashes by item name. Also contains the name of the content, and previous values of settings. */
	private array $hashes;

	/** @param string[] $skipped Items that earlier requests skipped. */
	public function __construct(private array $skipped = []) {
		$this->hashes = (array) get_option(self::OPTION, []);
	}

	/** Returns whether content has been imported, by this version or by one that stored no hashes. */
	public static function exists(): bool {
		global $wpdb;
		return false !== get_option(self::OPTION) ||
			null !== $wpdb->get_var($wpdb->prepare("SELECT 1 FROM $wpdb->postmeta WHERE meta_key = %s LIMIT 1", self::META));
	}

	/**
	 * Returns the name of the installed content, or null. Early versions stored no name, because they had only the
	 * demonstration.
	 */
	public static function content(): ?string {
		return self::exists() ? ((array) get_option(self::OPTION, []))['content'] ?? 'demonstration' : null;
	}

	public function setContent(string $name): void {
		$this->hashes['content'] = $name;
	}

	/** Stores the value that a setting had before the first import. */
	public function storePrevious(string $setting, string $value): void {
		$this->hashes["before:$setting"] ??= $value;
	}

	public function previous(string $setting): ?string {
		return $this->hashes["before:$setting"] ?? null;
	}

	/** @return string[] Names of all items of a kind. */
	public function names(string $kind): array {
		return array_values(array_filter(array_keys($this->hashes), static fn(string $name) => str_starts_with($name, $kind)));
	}

	/** @return array<int, string> Names of the imported entries or files, by post ID. */
	public static function posts(bool $are_files): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare("SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s ORDER BY post_id", self::META),
		);
		$all = [];
		foreach ($rows as $row) {
			if (str_starts_with($row->meta_value, 'file:') === $are_files) {
				$all[(int) $row->post_id] = $row->meta_value;
			}
		}
		return $all;
	}

	/** Deletes the record of a removed item, so that it can be imported again. */
	public function remove(string $name): void {
		unset($this->hashes[$name]);
	}

	/** Deletes all records of the import. */
	public function removeAll(): void {
		delete_post_meta_by_key(self::META);
		delete_option(self::OPTION);
		$this->hashes = [];
	}

	public function has(string $name): bool {
		return isset($this->hashes[$name]);
	}

	public function isAsImported(string $name, mixed $state): bool {
		return $this->has($name) && hash_equals($this->hashes[$name], self::hash($state));
	}

	public function store(string $name, mixed $state): void {
		$this->hashes[$name] = self::hash($state);
	}

	/** Records a skipped item for the report. */
	public function skip(string $title): void {
		$this->skipped[] = $title;
	}

	/** @return string[] */
	public function skipped(): array {
		return array_values(array_unique($this->skipped));
	}

	public function save(): void {
		update_option(self::OPTION, $this->hashes, false);
	}

	/** Returns all values of a page, article, product or file that an editor could change. */
	public static function postState(int $id): array {
		clean_post_cache($id);
		$post = get_post($id);
		if (null === $post) {
			return [];
		}
		$meta = array_filter(
			get_post_meta($id),
			static fn(string $key) => !str_starts_with($key, '_') || in_array($key, self::HIDDEN_META, true),
			ARRAY_FILTER_USE_KEY,
		);
		ksort($meta);
		$terms = wp_get_object_terms($id, array_intersect(['category', 'post_tag'], get_object_taxonomies($post)), ['fields' => 'ids']);
		return [
			$post->post_title,
			$post->post_name,
			$post->post_content,
			$post->post_excerpt,
			$post->post_status,
			$post->post_password,
			$post->post_date,
			// ACF sets a file's parent to the post in which the file was first used.
			'attachment' === $post->post_type ? 0 : (int) $post->post_parent,
			(int) $post->post_author,
			is_array($terms) ? $terms : [],
			$meta,
		];
	}

	/** Returns the stored, non-empty fields of an options page. */
	public static function optionsState(string $store, string $group): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT option_name, option_value FROM $wpdb->options WHERE option_name = %s OR option_name LIKE %s ORDER BY option_name",
				"{$store}_$group",
				$wpdb->esc_like("{$store}_{$group}_") . '%',
			),
			ARRAY_A,
		);
		return array_filter(array_column($rows, 'option_value', 'option_name'), static fn($value) => !in_array($value, ['', '0', null], true));
	}

	/** @return string[] Option names of all fields on an options page, including ACF's field references. */
	public static function optionNames(string $store, string $group): array {
		global $wpdb;
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM $wpdb->options WHERE option_name IN ( %s, %s ) OR option_name LIKE %s OR option_name LIKE %s",
				"{$store}_$group",
				"_{$store}_$group",
				$wpdb->esc_like("{$store}_{$group}_") . '%',
				$wpdb->esc_like("_{$store}_{$group}_") . '%',
			),
		);
	}

	public static function termState(int $id): array {
		$term = get_term($id, 'category');
		return $term instanceof \WP_Term ? [$term->name, $term->slug, $term->description] : [];
	}

	public static function personState(\WP_User $user): array {
		return [$user->user_email, $user->display_name, $user->user_pass, array_values($user->roles)];
	}

	private static function hash(mixed $state): string {
		return md5((string) wp_json_encode($state));
	}
}
