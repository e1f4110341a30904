<?php
namespace Skerry\Editing;

use Skerry\Content\RestRoutes;
use Skerry\Languages\LanguageFindings;
use Skerry\Languages\Languages;
use Skerry\Scripts;
use Skerry\Settings;
use Skerry\SiteCall;

/**
 * Panel "Website status". Before publishing, it shows issues on the edited page. Afterwards, it shows the page's state
 * on the site. The editor's browser requests both, so that saving does not wait.
 */
final class PublishPanel {
	/** Timeout in seconds, in which the site renders the page and measures its images. */
	private const CHECK_SECONDS = 25;
	private const STATUS_SECONDS = 5;

	public static function start(): void {
		add_action('add_meta_boxes', [self::class, 'addBox'], 10, 2);
		add_action('admin_enqueue_scripts', [self::class, 'enqueue']);
		add_action('enqueue_block_editor_assets', [self::class, 'enqueueInBlockEditor']);
		add_action('rest_api_init', [self::class, 'registerRoutes']);
	}

	public static function addBox(string $type, mixed $post): void {
		if (!($post instanceof \WP_Post) || !in_array($type, Editors::types(), true) || !current_user_can('edit_post', $post->ID)) {
			return;
		}
		add_meta_box(
			'skerry-publish',
			__('Website status', 'skerry'),
			static fn() => require dirname(__DIR__) . '/Admin/publishPanelView.php',
			$type,
			'side',
			'high',
			['__back_compat_meta_box' => true],
		);
		self::putBelowPublish($type);
	}

	/**
	 * Moves the box below "Publish", so that a long list of issues does not push that button down. Editors who have
	 * moved the boxes keep their order.
	 */
	private static function putBelowPublish(string $type): void {
		global $wp_meta_boxes;
		$side = $wp_meta_boxes[$type]['side'] ?? [];
		$publish = $side['core']['submitdiv'] ?? null;
		if (is_array($publish)) {
			unset($wp_meta_boxes[$type]['side']['core']['submitdiv']);
			$wp_meta_boxes[$type]['side']['high'] = ['submitdiv' => $publish] + ($side['high'] ?? []);
		}
	}

	public static function enqueue(): void {
		$screen = get_current_screen();
		if ('post' !== $screen?->base || $screen->is_block_editor() || !in_array($screen->post_type, Editors::types(), true)) {
			return;
		}
		self::enqueueStyle();
	}

	public static function enqueueInBlockEditor(): void {
		$post = get_post();
		if (!($post instanceof \WP_Post) || !in_array($post->post_type, Editors::types(), true)) {
			return;
		}
		self::enqueueStyle();
		$unpublish = current_user_can('publish_post', $post->ID)
			? ['label' => __('Unpublish on', 'skerry'), 'field' => Unpublishing::FIELD]
			: null;
		$settings = self::settings($post) + [
			'unpublish' => $unpublish,
			'sections' => ['label' => __('Use sections', 'skerry'), 'query' => Editors::choiceOf('sections')],
		];
		Scripts::addSettings('publish', $settings);
	}

	private static function enqueueStyle(): void {
		wp_enqueue_style('skerry-publish-panel', plugins_url('assets/publishPanel.css', \Skerry\FILE), [], \Skerry\VERSION);
	}

	/** @return array{check: string, state: string, words: array<string, string>} Settings for the scripts of both editors. */
	public static function settings(\WP_Post $post): array {
		$draft = UnsavedFields::nameOfScreen();
		// Polylang links a new translation to the others only when the translation is saved.
		$from = (int) ($_GET['from_post'] ?? 0);
		return [
			'check' => RestRoutes::SPACE . "/check/{$post->ID}/$draft" . ($from > 0 ? "/$from" : ''),
			'state' => RestRoutes::SPACE . "/published/{$post->ID}",
			'words' => [
				'title' => __('Website status', 'skerry'),
				'checking' => __('Checking…', 'skerry'),
				'slow' => __('This is taking longer than usual. You can keep editing, save or publish.', 'skerry'),
				'none' => __('No issues found.', 'skerry'),
				'foundOne' => __('1 issue to review', 'skerry'),
				/* translators: %d: number of issues */
				'found' => __('%d issues to review', 'skerry'),
				'again' => __('Check again', 'skerry'),
				'stopped' => __('Not published: the website could not render this page. You can save it as a draft.', 'skerry'),
				'noWord' => __('WordPress did not respond. The page was not checked.', 'skerry'),
				'loggedOut' => __('You have been logged out. The page was not checked.', 'skerry'),
				'view' => __('View on website', 'skerry'),
			],
		];
	}

	public static function registerRoutes(): void {
		$may_edit = static fn(\WP_REST_Request $request) => current_user_can('edit_post', (int) $request['post']);
		register_rest_route(RestRoutes::SPACE, '/check/(?P<post>\d+)/(?P<draft>[0-9a-f]{32})(?:/(?P<from>\d+))?', [
			'methods' => 'POST',
			'permission_callback' => $may_edit,
			'callback' => [self::class, 'check'],
		]);
		register_rest_route(RestRoutes::SPACE, '/published/(?P<post>\d+)', [
			'methods' => 'POST',
			'permission_callback' => $may_edit,
			'callback' => [self::class, 'published'],
		]);
	}

	/** Returns the site's findings about the form as text, or the reason why the form could not be checked. */
	public static function check(\WP_REST_Request $request): array {
		$post = get_post((int) $request['post']);
		$input = $request->get_json_params();
		$type = $post instanceof \WP_Post ? \Skerry\Changes\ChangeRecorder::graphqlName($post->post_type) : null;
		if (null === $type || !in_array($post->post_type, Editors::types(), true)) {
			return self::unchecked(__('This content has no page on the website.', 'skerry'));
		}
		if (!Settings::isComplete()) {
			return self::unchecked(__('The website’s address is not set yet. Enter it under Settings › Website.', 'skerry'));
		}
		$error = is_array($input) && [] !== $input ? UnsavedFields::storeDraft($request['draft'], $post->ID, $input) : null;
		if (null !== $error) {
			return self::unchecked($error);
		}
		$error = SiteCall::connectionError();
		if (null !== $error) {
			return self::unchecked(SiteCall::errorText($error));
		}
		$response = SiteCall::post(
			'/api/page-check',
			(string) wp_json_encode(self::question($post, $type, $request['draft'], (int) $request['from'])),
			self::CHECK_SECONDS,
		);
		if ('200' !== $response['status'] || null === $response['json']) {
			// The site rejects a language that it does not have.
			return self::unchecked(
				'422' === $response['status'] ? __('This content has no page on the website.', 'skerry') : SiteCall::errorText($response['status']),
			);
		}
		$json = $response['json'];
		if (is_string($json['problem'] ?? null)) {
			return self::unchecked(Findings::problem($json['problem']));
		}
		return [
			'said' => null,
			'findings' => [
				...Findings::describe(is_array($json['findings'] ?? null) ? $json['findings'] : []),
				...FormFindings::of($post, is_array($input) ? $input : []),
				...LanguageFindings::of($post),
			],
			'weight' => Findings::weight($json['weight'] ?? null),
		];
	}

	private static function unchecked(string $message): array {
		return ['said' => $message, 'findings' => [], 'weight' => null];
	}

	private static function question(\WP_Post $post, string $type, string $draft, int $from): array {
		$path = PublishedState::path($post);
		return [
			'id' => $post->ID,
			'type' => $type,
			'locale' => Languages::ofPost($post->ID),
			'frame' => ['admin' => LivePreview::origin(), 'draft' => $draft],
		] +
			(null === $path ? [] : ['path' => $path]) +
			self::translations($post, $from);
	}

	/** Returns the translations of a post. `$from` is the original of a new translation. */
	private static function translations(\WP_Post $post, int $from): array {
		if (!Languages::hasPolylang()) {
			return [];
		}
		// A draft has only a local date.
		$modified = static fn(int $id) => max(0, (int) get_gmt_from_date((string) get_post_field('post_modified', $id), 'U'));
		$all = array_map(
			static fn(int $id) => ['locale' => Languages::ofPost($id), 'modified' => $modified($id)],
			array_unique(
				array_merge(
					Languages::translationsOf($post->ID),
					'publish' === get_post_status($from) ? [$from, ...Languages::translationsOf($from)] : [],
				),
			),
		);
		return ['translations' => $all, 'original' => Languages::default(), 'modified' => $modified($post->ID)];
	}

	/** Returns the state of a post on the site since it was saved. */
	public static function published(\WP_REST_Request $request): array {
		$post = get_post((int) $request['post']);
		return $post instanceof \WP_Post ? PublishedState::of($post, self::STATUS_SECONDS) : ['said' => '', 'link' => null, 'isDone' => true];
	}
}
