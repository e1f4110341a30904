<?php
namespace Skerry\Demonstration;

use Skerry\Content\SearchEngines;
use Skerry\Languages\Languages;

/**
 * Pages, articles and products of the import. They are first created as drafts in their languages, then linked as
 * translations, then filled in.
 */
final class Entries {
	/** @var array<string, int>|null Posts by key, such as `page:pricing@da`. */
	private ?array $posts = null;
	/** @var array<string, int> Terms by key, such as `networks@da`. */
	private array $categories = [];

	/** @param array<string, true> $joined Keys of entries that the import added in some language. */
	public function __construct(private array $allCategories, private Files $files, private Imported $imported, private array $joined) {}

	/** @return array<string, true> */
	public function joined(): array {
		return $this->joined;
	}

	public function id(string $key, string $language): int {
		return $this->posts()["$key@$language"] ?? 0;
	}

	/** @return array<string, int> */
	private function posts(): array {
		return $this->posts ??= array_flip(array_reverse(Imported::posts(false), true));
	}

	/**
	 * Creates a missing entry as a draft in its language, because WordPress must know the language before it creates
	 * the slug.
	 */
	public function ensure(array $entry): void {
		$key = "{$entry['key']}@{$entry['language']}";
		if ($this->id($entry['key'], $entry['language']) > 0 || $this->imported->has("entry:$key")) {
			return;
		}
		$id = (int) wp_insert_post([
			'post_type' => 'product' === $entry['type'] ? \Skerry\Content\Products::type() : $entry['type'],
			'post_status' => 'draft',
			'post_title' => $entry['title'],
			'meta_input' => [Imported::META => $key],
		]);
		if (Languages::hasPolylang()) {
			pll_set_post_language($id, $entry['language']);
		}
		$this->posts[$key] = $id;
		$this->joined[$entry['key']] = true;
		$this->imported->store("entry:$key", Imported::postState($id));
	}

	/** Links an entry's translations if the import has added one of them. Otherwise leaves them unchanged. */
	public function joinTranslations(string $key): void {
		if (!Languages::hasPolylang() || !isset($this->joined[$key])) {
			return;
		}
		$group = [];
		foreach (array_keys(Languages::all()) as $language) {
			$id = $this->id($key, $language);
			if ($id > 0) {
				$group[$language] = $id;
			}
		}
		pll_save_post_translations($group);
	}

	/** Updates an entry. Returns false if an editor has changed or deleted it. */
	public function fill(array $entry): bool {
		$language = $entry['language'];
		$name = "entry:{$entry['key']}@$language";
		$id = $this->id($entry['key'], $language);
		if (0 === $id || !$this->imported->isAsImported($name, Imported::postState($id))) {
			$this->imported->skip("{$entry['title']} ($language)");
			return false;
		}
		$author = isset($entry['author']) ? get_user_by('login', $entry['author']) : false;
		wp_update_post(
			wp_slash([
				'ID' => $id,
				'post_title' => $entry['title'],
				'post_name' => $entry['slug'],
				'post_content' => $entry['content'],
				'post_excerpt' => $entry['excerpt'],
				'post_status' => $entry['status'],
				'post_date' => $entry['date'],
				'post_date_gmt' => get_gmt_from_date($entry['date']),
				'edit_date' => true,
				'post_password' => $entry['password'],
				'post_parent' => isset($entry['parent']) ? $this->id($entry['parent'], $language) : 0,
				'post_author' => $author ? $author->ID : get_current_user_id(),
			]),
		);
		if ('' !== $entry['template']) {
			update_post_meta($id, '_wp_page_template', $entry['template']);
		}
		if ('post' === $entry['type']) {
			wp_set_post_terms($id, array_filter(array_map(fn($key) => $this->category($key, $language), $entry['categories'])), 'category');
			$entry['thumbnail'] ? set_post_thumbnail($id, $this->files->id($entry['thumbnail'])) : delete_post_thumbnail($id);
		}
		foreach ($entry['fields'] as $key => $value) {
			update_field($key, wp_slash($this->resolved($value)), $id);
		}
		$this->searchEngines($id, $entry['seo']);
		$this->date($id, $entry['modifiedGmt']);
		$this->imported->store($name, Imported::postState($id));
		return true;
	}

	private function category(string $key, string $language): int {
		if (!isset($this->categories["$key@$language"])) {
			$of_this = static fn(array $category) => $key === $category['key'] && $language === $category['language'];
			$matches = array_values(array_filter($this->allCategories, $of_this));
			$this->categories["$key@$language"] = isset($matches[0]) ? Categories::find("$key@$language", $matches[0]['slug']) : 0;
		}
		return $this->categories["$key@$language"];
	}

	private function searchEngines(int $id, array $seo): void {
		$core_values = [
			'title' => 'seo_title',
			'description' => 'seo_description',
			'image' => 'seo_image',
			'noindex' => 'seo_noindex',
			'nofollow' => 'seo_nofollow',
		];
		$yoast = [
			'title' => '_yoast_wpseo_title',
			'description' => '_yoast_wpseo_metadesc',
			'image' => '_yoast_wpseo_opengraph-image-id',
			'noindex' => '_yoast_wpseo_meta-robots-noindex',
			'nofollow' => '_yoast_wpseo_meta-robots-nofollow',
		];
		foreach (SearchEngines::hasPlugin() ? $yoast : $core_values as $name => $meta) {
			isset($seo[$name]) ? update_post_meta($id, $meta, wp_slash($this->resolved($seo[$name]))) : delete_post_meta($id, $meta);
		}
	}

	/** Sets the modification date from the content, because WordPress has stored the time of the import. */
	private function date(int $id, string $modified_gmt): void {
		global $wpdb;
		$gmt = str_replace('T', ' ', $modified_gmt);
		$wpdb->update($wpdb->posts, ['post_modified_gmt' => $gmt, 'post_modified' => get_date_from_gmt($gmt)], ['ID' => $id]);
		clean_post_cache($id);
	}

	/** Replaces `{file}` and `{entry}` references with the IDs in this WordPress. */
	public function resolved(mixed $value): mixed {
		if (!is_array($value)) {
			return $value;
		}
		if (isset($value['$file'])) {
			return $this->files->id($value['$file']);
		}
		if (isset($value['$entry'])) {
			return $this->posts()[$value['$entry']] ?? 0;
		}
		return array_map([$this, 'resolved'], $value);
	}
}
