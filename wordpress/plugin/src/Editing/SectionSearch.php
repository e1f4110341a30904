<?php
namespace Skerry\Editing;

use Skerry\Settings;

/**
 * Adds anchors of pages to WordPress's link search (`/wp/v2/search?type=skerry-section`). The text before a `#` searches
 * pages, and the text after it searches their anchors. If there is no `#`, returns the anchors of the first matching
 * page. The parameter `without` is the edited page.
 */
final class SectionSearch extends \WP_REST_Search_Handler {
	private const SECONDS = 2;
	private const PAGES = 3;
	private const MAX = 10;

	/** @var array<string, array{title: string, url: string}> Results by ID. WordPress requests each result by its ID. */
	private array $found = [];

	public function __construct() {
		$this->type = 'skerry-section';
		$this->subtypes = [];
	}

	/** Returns results only to editors, because each search sends a request to the site. */
	public function search_items(\WP_REST_Request $request): array {
		[$page, $anchor] = array_map('trim', array_pad(explode('#', (string) $request['search'], 2), 2, ''));
		$posts =
			'' === $page || !Settings::isComplete() || !current_user_can('edit_posts')
				? []
				: get_posts([
					'post_type' => ['page', 'post'],
					'post_status' => 'publish',
					'numberposts' => str_contains((string) $request['search'], '#') ? self::PAGES : 1,
					's' => $page,
					'orderby' => 'relevance',
					'exclude' => [(int) $request['without']],
				]);
		foreach ($posts as $post) {
			$this->collect($post, $anchor);
		}
		$ids = array_slice(array_keys($this->found), 0, self::MAX);
		return [self::RESULT_IDS => $ids, self::RESULT_TOTAL => count($ids)];
	}

	private function collect(\WP_Post $post, string $text): void {
		$url = (string) get_permalink($post);
		$path = LinkPlaces::pathOf($url);
		foreach (null === $path ? [] : LinkPlaces::anchorsOf($path, self::SECONDS)['places'] as $place) {
			if ('' === $text || false !== mb_stripos("{$place['label']} {$place['id']}", $text)) {
				$this->found["{$post->ID}#{$place['id']}"] = [
					'title' => "{$place['label']} – " . html_entity_decode(get_the_title($post)),
					'url' => "$url#{$place['id']}",
				];
			}
		}
	}

	/** @param int|string $id ID returned by `search_items`. */
	public function prepare_item($id, array $fields): array {
		$item = ['id' => $id, 'type' => __('Section', 'skerry')] + ($this->found[$id] ?? []);
		return array_intersect_key($item, array_flip($fields));
	}

	/** @param int|string $id */
	public function prepare_item_links($id): array {
		return [];
	}
}
