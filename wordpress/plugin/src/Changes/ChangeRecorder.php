<?php
namespace Skerry\Changes;

use Skerry\Languages\Languages;

/** Records every change that is visible to visitors. Drafts are ignored. */
final class ChangeRecorder {
	/** WordPress settings that appear on every page or change every address. */
	private const OPTIONS = [
		'blogname',
		'blogdescription',
		'page_on_front',
		'page_for_posts',
		'show_on_front',
		'permalink_structure',
		'category_base',
		'home',
		'siteurl',
	];
	private const TYPES = ['page', 'post'];
	/** Hidden meta that affects the website. Other keys with an underscore are internal to WordPress. */
	private const SHOWN_META = [
		'_thumbnail_id',
		'_wp_page_template',
		'_wp_attachment_image_alt',
		'_wp_attached_file',
		'_wp_attachment_metadata',
	];

	public static function start(): void {
		add_action('transition_post_status', [self::class, 'status'], 10, 3);
		add_action('before_delete_post', [self::class, 'deleted'], 10, 2);
		add_action('set_object_terms', [self::class, 'categories'], 10, 6);
		add_action('created_term', static fn(int $term, int $tt, string $taxonomy) => self::term($term, $taxonomy, true), 10, 3);
		foreach (['edited_term', 'delete_term'] as $event) {
			add_action($event, static fn(int $term, int $tt, string $taxonomy) => self::term($term, $taxonomy, false), 10, 3);
		}
		foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $event) {
			add_action($event, static fn(mixed $ids, int $post_id, string $key) => self::meta($post_id, $key), 10, 3);
		}
		foreach (['edit_attachment', 'delete_attachment'] as $event) {
			add_action($event, [self::class, 'media']);
		}
		foreach (['profile_update', 'deleted_user'] as $event) {
			add_action($event, static fn(int $user) => ChangeSet::addId("user:$user"));
		}
		foreach (['updated_user_meta', 'added_user_meta'] as $event) {
			add_action(
				$event,
				static fn(mixed $id, int $user, string $key) => 'skerry_picture' === $key ? ChangeSet::addId("user:$user") : null,
				10,
				3,
			);
		}
		foreach (['added_option', 'updated_option', 'deleted_option'] as $event) {
			add_action($event, [self::class, 'option']);
		}
	}

	public static function status(string $next, string $before, \WP_Post $post): void {
		if ('publish' !== $next && 'publish' !== $before) {
			return;
		}
		if ('publish' === $next && 'publish' !== $before) {
			self::appeared($post);
		}
		self::post($post->ID);
	}

	public static function deleted(int $id, \WP_Post $post): void {
		if ('publish' === $post->post_status) {
			self::post($id);
		}
	}

	/**
	 * Invalidates lists of a new post's type, and its translations. No cached response contains the post itself yet.
	 */
	private static function appeared(\WP_Post $post): void {
		$type = self::graphqlName($post->post_type);
		if (null === $type) {
			return;
		}
		ChangeSet::addType($type);
		foreach (Languages::translationsOf($post->ID) as $translation) {
			ChangeSet::addId("post:$translation");
		}
	}

	private static function post(int $id): void {
		if (null !== self::graphqlName((string) get_post_type($id))) {
			ChangeSet::addId("post:$id");
		}
	}

	/**
	 * Records articles that are added to or removed from categories, because this does not always save the article.
	 * Also records the categories, because their counts change.
	 */
	public static function categories(int $post_id, array $terms, array $now, string $taxonomy, bool $append, array $before): void {
		if ('publish' !== get_post_status($post_id) || null === self::graphqlNameOfTaxonomy($taxonomy)) {
			return;
		}
		$changed = array_merge(array_diff($now, $append ? [] : $before), $append ? [] : array_diff($before, $now));
		if ([] !== $changed) {
			self::post($post_id);
			ChangeSet::addType(self::graphqlNameOfTaxonomy($taxonomy));
		}
	}

	private static function term(int $term, string $taxonomy, bool $is_new): void {
		$type = self::graphqlNameOfTaxonomy($taxonomy);
		if (null === $type) {
			return;
		}
		ChangeSet::addId("term:$term");
		if ($is_new) {
			ChangeSet::addType($type);
		}
	}

	private static function meta(int $post_id, string $key): void {
		$is_hidden = str_starts_with($key, '_') && !in_array($key, self::SHOWN_META, true) && !str_starts_with($key, '_yoast_wpseo_');
		if ($is_hidden || wp_is_post_revision($post_id)) {
			return;
		}
		if ('attachment' === get_post_type($post_id)) {
			self::media($post_id);
		} elseif ('publish' === get_post_status($post_id)) {
			self::post($post_id);
		}
	}

	/**
	 * Records an image. Responses contain its ID, except those of menu and footer, which are invalidated if they use
	 * the image.
	 */
	public static function media(int $attachment): void {
		global $wpdb;
		ChangeSet::addId("post:$attachment");
		foreach (array_keys(Languages::all()) as $language) {
			$usage = $wpdb->get_var(
				$wpdb->prepare(
					"SELECT 1 FROM $wpdb->options WHERE option_name LIKE %s AND option_value = %s LIMIT 1",
					$wpdb->esc_like("skerry_{$language}_") . '%',
					(string) $attachment,
				),
			);
			if (null !== $usage) {
				self::frame($language);
			}
		}
	}

	public static function option(string $name): void {
		if (in_array($name, self::OPTIONS, true)) {
			ChangeSet::addEverything();
		} elseif (preg_match('/^skerry_([a-z]{2})_/', $name, $match) && Languages::isKnown($match[1])) {
			self::frame($match[1]);
		} elseif (str_starts_with($name, 'theme_mods_')) {
			foreach (array_keys(Languages::all()) as $language) {
				self::frame($language);
			}
		}
	}

	private static function frame(string $language): void {
		foreach (['menu', 'footer', 'error-page'] as $type) {
			ChangeSet::addType($type, $language);
		}
	}

	/** Returns WPGraphQL's name of a post type, which the site uses too. Null if the site never shows the type. */
	public static function graphqlName(string $post_type): ?string {
		if (in_array($post_type, self::TYPES, true)) {
			return get_post_type_object($post_type)->graphql_single_name ?? $post_type;
		}
		$type = get_post_type_object($post_type);
		// WPGraphQL Smart Cache stores queries as posts, which are not content.
		return $type?->public ? $type->graphql_single_name ?? null : null;
	}

	private static function graphqlNameOfTaxonomy(string $taxonomy): ?string {
		$taxonomy_object = get_taxonomy($taxonomy);
		return $taxonomy_object && $taxonomy_object->public
			? $taxonomy_object->graphql_single_name ?? ('category' === $taxonomy ? 'category' : null)
			: null;
	}
}
