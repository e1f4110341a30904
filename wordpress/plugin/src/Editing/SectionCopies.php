<?php
namespace Skerry\Editing;

use Skerry\Content\FieldGroups;
use Skerry\Content\RestRoutes;
use Skerry\Languages\CopiedFields;
use Skerry\Languages\Languages;
use Skerry\Markup;

/**
 * Copies a section to another page, where the copy is hidden until an editor shows it. If the page is in another
 * language, links in the copy lead to the translations of their targets.
 */
final class SectionCopies {
	private const FIELD = 'section_elements';
	private const FOUND = 20;
	private const MAX_BYTES = 2 * MB_IN_BYTES;

	public static function start(): void {
		add_action('rest_api_init', [self::class, 'registerRoutes']);
	}

	public static function registerRoutes(): void {
		if (!function_exists('acf_get_field')) {
			return;
		}
		$from = static fn(\WP_REST_Request $request) => current_user_can('edit_post', (int) $request['post']);
		register_rest_route(RestRoutes::SPACE, '/copy-targets/(?P<post>\d+)', [
			'methods' => 'GET',
			'permission_callback' => $from,
			'callback' => [self::class, 'targets'],
		]);
		register_rest_route(RestRoutes::SPACE, '/copy-section/(?P<post>\d+)', [
			'methods' => 'POST',
			'permission_callback' => $from,
			'callback' => [self::class, 'copy'],
		]);
	}

	/** @return array<array{id: int, title: string, language: string}> Entries of the same type that the user may edit, translations of the post first. */
	public static function targets(\WP_REST_Request $request): array {
		$post = get_post((int) $request['post']);
		$search = is_string($request['search']) ? $request['search'] : '';
		$matches = get_posts([
			'post_type' => $post->post_type,
			'post_status' => 'any',
			's' => $search,
			'lang' => '',
			'numberposts' => self::FOUND,
			'orderby' => ['modified' => 'DESC'],
			'suppress_filters' => false,
			'exclude' => [$post->ID],
		]);
		$first = '' === $search ? array_map('get_post', Languages::translationsOf($post->ID)) : [];
		$all = array_column(
			array_filter(
				[...$first, ...$matches],
				static fn(\WP_Post $entry) => current_user_can('edit_post', $entry->ID) && PublishRight::mayChange($entry->ID),
			),
			null,
			'ID',
		);
		return array_map(
			static fn(\WP_Post $entry) => ['id' => $entry->ID, 'title' => get_the_title($entry), 'language' => Languages::ofPost($entry->ID)],
			array_values($all),
		);
	}

	/**
	 * Copies a section. Takes `to`, the ID of the other entry, and `row`, the values of the section by field key, as in
	 * the form.
	 */
	public static function copy(\WP_REST_Request $request): array|\WP_Error {
		$input = $request->get_json_params();
		$row = is_array($input['row'] ?? null) ? $input['row'] : [];
		$kind = is_string($row['acf_fc_layout'] ?? null) ? $row['acf_fc_layout'] : '';
		$target = is_int($input['to'] ?? null) && $input['to'] > 0 ? get_post($input['to']) : null;
		// Reads the field from the content model, because the form with the section may never have been saved.
		$field = acf_get_field(self::keyOf((string) get_post_type((int) $request['post'])));
		// If the key is empty, ACF returns an unrelated field.
		$layouts = array_column($field['layouts'] ?? [], null, 'name');
		if (!isset($layouts[$kind]) || !($target instanceof \WP_Post) || get_post_type((int) $request['post']) !== $target->post_type) {
			return new \WP_Error('skerry_not_copied', __('This section type is not available there.', 'skerry'), ['status' => 400]);
		}
		if (!current_user_can('edit_post', $target->ID) || !PublishRight::mayChange($target->ID)) {
			return new \WP_Error('skerry_not_copied', __('Sorry, you are not allowed to change this.', 'skerry'), ['status' => 403]);
		}
		if (strlen((string) wp_json_encode($row)) > self::MAX_BYTES) {
			return new \WP_Error('skerry_not_copied', __('The text is too long to save.', 'skerry'), ['status' => 413]);
		}
		$row = Markup::allowed($row);
		$copy = Languages::hasPolylang() ? CopiedFields::rowInLanguage($row, Languages::ofPost($target->ID)) : $row;
		foreach ($layouts[$kind]['sub_fields'] as $sub) {
			if ('is_hidden' === $sub['name']) {
				$copy[$sub['key']] = '1';
			}
		}
		$rows = get_field($field['key'], $target->ID, false);
		// ACF expects slashed values.
		update_field($field['key'], wp_slash([...is_array($rows) ? array_values($rows) : [], $copy]), $target->ID);
		// Invalidates caches, notifies the site and stores a revision.
		Markup::unchanged(static fn() => wp_update_post(['ID' => $target->ID]));
		return ['edit' => get_edit_post_link($target->ID, 'raw'), 'title' => get_the_title($target)];
	}

	/** Returns the key of a post type's sections field. Empty if it has none. */
	private static function keyOf(string $type): string {
		foreach (FieldGroups::model()['content'] as $group) {
			$keys = $type === ($group['location'][0][0]['value'] ?? null) ? array_column($group['fields'], 'key', 'name') : [];
			if (isset($keys[self::FIELD])) {
				return $keys[self::FIELD];
			}
		}
		return '';
	}
}
