<?php
namespace Skerry\Admin;

use Skerry\ColleagueRequest;
use Skerry\Content\RestRoutes;
use Skerry\Editing\Editors;
use Skerry\Editing\OutdatedForm;
use Skerry\Editing\PendingChangeForm;
use Skerry\Editing\PendingChangeMerge;
use Skerry\Editing\PendingChanges;
use Skerry\Editing\PublishRight;
use Skerry\Editing\Unpublishing;
use Skerry\Scripts;

/** Button "Save as pending change" in both editors, and notices about an entry's pending changes. */
final class PendingChangeButton {
	public static function start(): void {
		add_action('rest_api_init', [self::class, 'registerRoute']);
		add_action('post_submitbox_misc_actions', [self::class, 'print']);
		add_action('admin_notices', [self::class, 'printNotices']);
		add_action('enqueue_block_editor_assets', [self::class, 'addSettings']);
	}

	public static function addSettings(): void {
		$post = get_post();
		if (!($post instanceof \WP_Post) || !in_array($post->post_type, Editors::types(), true)) {
			return;
		}
		$number = PendingChangeForm::opened($post->ID);
		$settings = [
			'path' => self::path($post->ID),
			'opened' => OutdatedForm::stateOf($post->ID),
			'state' => PendingChangeForm::state($post->ID),
			'values' =>
				0 === $number
					? null
					: array_diff_key(array_intersect_key(PendingChangeMerge::preview($post->ID, [$number]), PendingChanges::of($post->ID, $number)), [
						'fields' => 0,
					]),
			'notices' => self::noticesOf($post),
			'words' => self::texts() + [
				'save' => __('Save as pending change', 'skerry'),
				'labels' => [
					'date' => __('Publish date', 'skerry'),
					'status' => __('Status', 'skerry'),
					'author' => __('Author', 'skerry'),
					'categories' => __('Categories', 'skerry'),
					'tags' => __('Tags', 'skerry'),
					'sticky' => __('Stick to the top of the blog', 'skerry'),
					'format' => __('Post format', 'skerry'),
					'password' => __('Password', 'skerry'),
					'comment_status' => __('Discussion', 'skerry'),
					Unpublishing::FIELD => __('Unpublish on', 'skerry'),
				],
			],
		];
		Scripts::addSettings('pending-change', $settings);
	}

	/** @return array<string, string> */
	private static function texts(): array {
		return [
			'saved' => __('Change saved. The live page is unchanged.', 'skerry'),
			/* translators: %s: names of fields, separated by commas */
			'left' => PublishRight::mayChange((int) get_the_ID())
				? __(
					'Change saved, except: %s. These can’t be saved as a pending change. They are still in this form, and “Update” publishes them together with the change.',
					'skerry',
				)
				: /* translators: %s: names of fields, separated by commas */
				__('Change saved, except: %s. These can’t be saved as a pending change.', 'skerry'),
			/* translators: %s: reason */
			'failed' => __('Could not save the change: %s', 'skerry'),
			'noResponse' => __('WordPress did not respond.', 'skerry'),
		];
	}

	private static function path(int $post_id): string {
		return '/' . RestRoutes::SPACE . "/change/$post_id";
	}

	public static function registerRoute(): void {
		register_rest_route(RestRoutes::SPACE, '/change/(?P<post>\d+)', [
			'methods' => 'POST',
			'permission_callback' => static fn(\WP_REST_Request $request) => current_user_can('edit_post', (int) $request['post']),
			'callback' => [self::class, 'store'],
		]);
	}

	public static function store(\WP_REST_Request $request): array|\WP_Error {
		$input = $request->get_json_params();
		$post = (int) $request['post'];
		if (!is_array($input) || [] === $input || !in_array(get_post_type($post), Editors::types(), true)) {
			return new \WP_Error('skerry_change_not_stored', __('Invalid form data.', 'skerry'), ['status' => 400]);
		}
		$number = PendingChangeForm::store($post, $input);
		return is_int($number)
			? [
				'open' => PendingChangeForm::link($post, $number),
				'change' => $number,
				'version' => PendingChangeForm::versionOf(PendingChanges::of($post, $number) ?? ['time' => 0]),
			]
			: $number;
	}

	public static function print(\WP_Post $post): void {
		if ('publish' !== $post->post_status || !in_array($post->post_type, Editors::types(), true)) {
			return;
		}
		printf(
			'<div class="misc-pub-section"><button type="button" class="button%s" id="skerry-change-save" data-address="%s" data-nonce="%s" data-state="%s" data-words="%s">%s</button><p role="status" id="skerry-change-status"></p></div>',
			PublishRight::mayChange($post->ID) ? '' : ' button-primary',
			// Requests messages in the user's language, which may differ from WordPress's site language.
			esc_url(add_query_arg('_locale', 'user', rest_url(self::path($post->ID)))),
			esc_attr(wp_create_nonce('wp_rest')),
			esc_attr((string) wp_json_encode(PendingChangeForm::state($post->ID))),
			esc_attr((string) wp_json_encode(self::texts())),
			esc_html__('Save as pending change', 'skerry'),
		);
	}

	public static function printNotices(): void {
		$post = get_post();
		if ('post' !== get_current_screen()?->base || get_current_screen()->is_block_editor() || !($post instanceof \WP_Post)) {
			return;
		}
		foreach (self::noticesOf($post) as $notice) {
			printf('<div class="notice notice-warning"><p>%s', esc_html($notice['text']));
			foreach ($notice['actions'] as $action) {
				printf(' <a href="%s">%s</a>', esc_url($action['url']), esc_html($action['label']));
			}
			echo '</p></div>';
		}
	}

	/** @return array{id: string, text: string, actions: array{label: string, url: string}[]}[] One notice for each pending change. */
	private static function noticesOf(\WP_Post $post): array {
		if (!in_array($post->post_type, Editors::types(), true) || !current_user_can('edit_post', $post->ID)) {
			return [];
		}
		$opened = PendingChangeForm::opened($post->ID);
		$notices = [];
		foreach (PendingChanges::pending($post->ID) as $number => $change) {
			$is_open = $number === $opened;
			$may_publish = PublishRight::mayChange($post->ID);
			$text = $is_open
				? ($may_publish
					? /* translators: %1$s: name of a person, %2$s: date and time */
					__('You are editing an unpublished change by %1$s from %2$s. “Update” publishes it.', 'skerry')
					: /* translators: %1$s: name of a person, %2$s: date and time */
					__('You are editing an unpublished change by %1$s from %2$s. A colleague must publish it.', 'skerry'))
				: /* translators: %1$s: name of a person, %2$s: date and time */
				__('%1$s saved a change on %2$s. It is not published.', 'skerry');
			$time = PendingChanges::timeOf($post->ID, $number);
			$texts = [
				sprintf($text, PendingChangeTexts::authorOf($change), PendingChangeTexts::dated($change['time'])),
				/* translators: %s: date and time */
				null === $time ? '' : sprintf(__('Scheduled for %s.', 'skerry'), PendingChangeTexts::dated($time)),
				$is_open ? PendingChangeTexts::conflict($post->ID, $number) : '',
				PublishRequests::text($change),
				PendingChangeTexts::failed($change),
			];
			$notices[] = [
				'id' => "skerry-change-$number",
				'text' => implode(' ', array_filter($texts)),
				'actions' => [
					...$is_open ? [] : [['label' => __('Edit this change', 'skerry'), 'url' => PendingChangeForm::link($post->ID, $number)]],
					...$may_publish || ColleagueRequest::isOpen($change['request'] ?? null)
						? []
						: [['label' => __('Request publishing', 'skerry'), 'url' => PendingChangesPage::actionUrl('request', "$post->ID:$number")]],
					['label' => __('All pending changes', 'skerry'), 'url' => PendingChangesPage::url()],
				],
			];
		}
		return $notices;
	}
}
