<?php
namespace Skerry\Admin;

use Skerry\Changes\Redirects;
use Skerry\Content\RestRoutes;
use Skerry\Languages\Languages;

/** Edit form of an issue. Reads the form's values, and saves its content on the website. */
final class NewsletterForm {
	/** Route of the search for older articles (`wordpress/editor/screens/issueArticles.ts`). */
	public const SEARCH = RestRoutes::SPACE . '/issue-articles';
	/** Number of newest articles that the form and its search offer, in addition to the selected ones. */
	private const OFFERED = 50;
	private const ARTICLES = 30;
	private const MAX_TEXT = 1000;
	/** HTML elements that editors may use. The website accepts the same ones. */
	private const ALLOWED = [
		'p' => [],
		'br' => [],
		'strong' => [],
		'b' => [],
		'em' => [],
		'i' => [],
		'ul' => [],
		'ol' => [],
		'li' => [],
		'a' => ['href' => true],
		'img' => ['src' => true, 'alt' => true, 'width' => true, 'height' => true],
	];

	/** @param \WP_Post[] $articles Selected ones first, in their order. */
	private function __construct(
		public string $id,
		public bool $isNew,
		public bool $isReadable,
		public array $content,
		public array $articles,
		public array $chosen,
		public array $interests,
	) {}

	/** Returns the form of an existing or new issue, filled in with rejected input if there is any. */
	public static function of(?string $id, ?array $json, bool $isDone): self {
		$content = is_array($json['content'] ?? null) ? $json['content'] : null;
		$isNew = null === $id;
		$stored = '' === Notices::read('fault') && $isDone ? false : get_transient(self::transient());
		if (is_array($stored) && ($isNew || $id === $stored['id'])) {
			$content = $stored['content'];
			$id = $stored['id'];
		}
		// An issue that cannot be read must not be overwritten by an empty form.
		$isReadable = $isNew || null !== $content;
		$offered = $isReadable ? self::articleChoices() : [];
		$chosen = is_array($content['chosen'] ?? null)
			? array_map('intval', $content['chosen'])
			: self::published($offered, Newsletter::issuesOf($json));
		$selected = array_filter(
			array_map('get_post', $chosen),
			static fn(mixed $post) => $post instanceof \WP_Post && 'post' === $post->post_type,
		);
		$others = array_filter($offered, static fn(\WP_Post $post) => !in_array($post->ID, $chosen, true));
		$interests = array_filter(
			is_array($json['interests'] ?? null) ? $json['interests'] : [],
			static fn(mixed $interest) => is_string($interest['id'] ?? null) && is_string($interest['label'] ?? null),
		);
		return new self($id ?? wp_generate_uuid4(), $isNew, $isReadable, $content ?? [], [...$selected, ...$others], $chosen, $interests);
	}

	public static function registerRoute(): void {
		register_rest_route(RestRoutes::SPACE, '/issue-articles', [
			'methods' => 'GET',
			'permission_callback' => static fn() => Newsletter::mayWrite(),
			'args' => ['search' => ['type' => 'string', 'required' => true, 'maxLength' => 200]],
			'callback' => static function (\WP_REST_Request $request): array {
				ob_start();
				array_map([self::class, 'printArticle'], self::articleChoices($request['search']));
				return ['html' => (string) ob_get_clean()];
			},
		]);
	}

	/** @return \WP_Post[] The newest articles in the default language. */
	private static function articleChoices(string $search = ''): array {
		return get_posts([
			'post_type' => 'post',
			'numberposts' => self::OFFERED,
			'has_password' => false,
			'lang' => Languages::default(),
			's' => $search,
		]);
	}

	public static function printArticle(\WP_Post $article, bool $is_chosen = false): void {
		require __DIR__ . '/newsletterArticleView.php';
	}

	/** Saves the submitted content on the website. Returns an error message, or null on success. */
	public static function save(string $id): ?string {
		$content = self::input();
		set_transient(self::transient(), ['id' => $id, 'content' => $content], HOUR_IN_SECONDS);
		if ([] === $content['languages']) {
			return __('Enter a subject in at least one language.', 'skerry');
		}
		$missing = array_intersect_key(
			Languages::all(),
			array_filter($content['languages'], static fn(array $texts) => '' === $texts['subject']),
		);
		if ([] !== $missing) {
			/* translators: %s: names of languages */
			return sprintf(__('Enter a subject for each language with text. Missing: %s.', 'skerry'), implode(', ', $missing));
		}
		$response = Newsletter::request(['do' => 'save', 'id' => $id, 'content' => ['languages' => (object) $content['languages']] + $content]);
		if (!Newsletter::isDone($response)) {
			return Newsletter::errorText($response);
		}
		delete_transient(self::transient());
		SendRequests::noteSave($id);
		return null;
	}

	/** @return array{subject: string, before: string, after: string} Texts in a language, as HTML for the editor. */
	public function texts(string $language): array {
		$texts = $this->content['languages'][$language] ?? [];
		$texts = is_array($texts) ? array_filter($texts, 'is_string') : [];
		$html = static fn(string $name) => $texts["{$name}Html"] ?? wpautop(esc_html($texts[$name] ?? ''));
		return [
			'subject' => $texts['subject'] ?? '',
			'before' => self::withUploads($html('before')),
			'after' => self::withUploads($html('after')),
		];
	}

	/** @return string[] Names of the languages in which the article is not published. */
	public static function missingLanguages(\WP_Post $article): array {
		return array_filter(
			Languages::all(),
			static fn(string $language) => null === self::versionIn($language, $article->ID),
			ARRAY_FILTER_USE_KEY,
		);
	}

	public static function titleOf(\WP_Post $article): string {
		return self::plain(get_the_title($article));
	}

	/** Prints WordPress's minimal editor for a text. */
	public static function editor(string $language, string $position, string $html): void {
		wp_editor($html, "issue_{$position}_$language", [
			'textarea_name' => "words[$language][$position]",
			'textarea_rows' => 8,
			'teeny' => true,
			'media_buttons' => true,
			'drag_drop_upload' => false,
			'quicktags' => ['buttons' => 'strong,em,link,ul,ol,li'],
			'tinymce' => ['toolbar1' => 'bold,italic,bullist,numlist,link,unlink,undo,redo', 'toolbar2' => ''],
		]);
	}

	/** @return array{languages: array<string, array>, chosen: int[], interest?: string} */
	private static function input(): array {
		$input = wp_unslash($_POST);
		$chosen = array_slice(
			array_values(array_unique(array_filter(array_map('intval', is_array($input['chosen'] ?? null) ? $input['chosen'] : [])))),
			0,
			self::ARTICLES,
		);
		$interest = SettingsPage::textOf($input['interest'] ?? '');
		$content = ['languages' => [], 'chosen' => $chosen] + ('' === $interest ? [] : ['interest' => $interest]);
		foreach (array_keys(Languages::all()) as $language) {
			$words = is_array($input['words'][$language] ?? null) ? array_filter($input['words'][$language], 'is_string') : [];
			$subject = sanitize_text_field($words['subject'] ?? '');
			$texts = array_map(
				static fn(string $position) => trim(
					wp_kses(wpautop(self::withoutCaptions($words[$position] ?? '')), self::ALLOWED, ['http', 'https', 'mailto', 'tel']),
				),
				['before' => 'before', 'after' => 'after'],
			);
			// A language without subject and text is omitted. A text without a subject is included, so that no draft is
			// lost.
			if ('' === $subject && '' === implode('', $texts)) {
				continue;
			}
			$content['languages'][$language] = [
				'subject' => $subject,
				'before' => '',
				'after' => '',
				'beforeHtml' => $texts['before'],
				'afterHtml' => $texts['after'],
				'articles' => self::articlesIn($language, $chosen),
			];
		}
		return $content;
	}

	/** @return array<int, array{title: string, text: string, path: string}> The selected articles that are published in a language. */
	private static function articlesIn(string $language, array $chosen): array {
		$posts = array_filter(array_map(static fn(int $id) => self::versionIn($language, $id), $chosen));
		return array_values(
			array_map(
				static fn(\WP_Post $post) => [
					'title' => self::titleOf($post),
					'text' => mb_substr(self::plain(get_the_excerpt($post)), 0, self::MAX_TEXT),
					'path' => Redirects::pathOf($post),
				],
				$posts,
			),
		);
	}

	private static function versionIn(string $language, int $id): ?\WP_Post {
		$own = Languages::hasPolylang() ? (int) pll_get_post($id, $language) : $id;
		$post = $own > 0 ? get_post($own) : null;
		return $post instanceof \WP_Post && 'publish' === $post->post_status && '' === $post->post_password ? $post : null;
	}

	/** Removes the shortcodes that WordPress puts around images with captions. */
	private static function withoutCaptions(string $html): string {
		return (string) preg_replace('#\[/?caption[^\]]*\]#', '', $html);
	}

	private static function plain(string $html): string {
		return (string) preg_replace('/\s+/u', ' ', \Skerry\PlainText::of($html));
	}

	/**
	 * Returns the IDs of articles published since the last issue was sent. They are the default selection of a new
	 * issue.
	 */
	private static function published(array $offered, array $issues): array {
		$last = max([0, ...array_map(static fn(array $issue) => (int) ($issue['startedAt'] ?? 0), $issues)]) / 1000;
		$new = array_filter($offered, static fn(\WP_Post $post) => $last > 0 && (int) get_post_time('U', true, $post) > $last);
		return array_values(array_map(static fn(\WP_Post $post) => $post->ID, $new));
	}

	/** Replaces the image URLs that the website stores, which are its own, with WordPress's URLs. */
	private static function withUploads(string $html): string {
		$origin = preg_replace('#^(https?://[^/]+).*$#', '$1', (string) (wp_get_upload_dir()['baseurl'] ?? ''));
		return str_replace('src="/cms/', 'src="' . esc_url((string) $origin) . '/', $html);
	}

	private static function transient(): string {
		return 'skerry_newsletter_' . get_current_user_id();
	}
}
