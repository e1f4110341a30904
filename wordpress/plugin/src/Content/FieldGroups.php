<?php
namespace Skerry\Content;

use Skerry\Localization;

/**
 * Field groups of the content model. `npm run wordpress:zip` builds them from the model, together with the site's
 * GraphQL contract.
 */
final class FieldGroups {
	public static function start(): void {
		add_action('acf/init', [self::class, 'register']);
	}

	/** @return array{content: array, options: array, searchEngines: array} */
	public static function model(): array {
		static $model = null;
		$model ??= json_decode((string) file_get_contents(dirname(__DIR__, 2) . '/model/field-groups.json'), true, 64, JSON_THROW_ON_ERROR);
		return $model;
	}

	public static function register(): void {
		$content = self::model()['content'];
		array_walk_recursive($content, static function (mixed &$value, int|string $key): void {
			// The post type occurs in locations and in relationship fields.
			if ('product' === $value && ('value' === $key || 'post_type' === $key || is_int($key))) {
				$value = Products::type();
			}
		});
		foreach ($content as $group) {
			acf_add_local_field_group(Localization::localised($group));
		}
		if (!SearchEngines::hasPlugin()) {
			acf_add_local_field_group([
				'key' => 'group_site_search_engines',
				'title' => __('Search engines', 'skerry'),
				'fields' => Localization::localised(self::model()['searchEngines']),
				'location' => array_map(static fn($type) => [['param' => 'post_type', 'operator' => '==', 'value' => $type]], ['page', 'post']),
				'menu_order' => 10,
				'show_in_graphql' => 0,
			]);
		}
	}
}
