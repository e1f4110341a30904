<?php
namespace Skerry\Editing;

use Skerry\Changes\Deliveries;
use Skerry\Settings;
use Skerry\SiteCall;

/**
 * State of a published post on the site: since when it is live, or why it is not. Contains a link only if the site has
 * the page.
 */
final class PublishedState {
	/** @return array{said: string, link: ?string, isDone: bool} */
	public static function of(\WP_Post $post, int $timeout): array {
		$reason = self::reasonNotShown($post);
		if (null !== $reason) {
			return self::state($reason);
		}
		if (!Settings::isComplete()) {
			return self::state(__('The website’s address is not set yet. Enter it under Settings › Website.', 'skerry'));
		}
		$call = Deliveries::latestOf($post->ID);
		if (null !== $call && 'sent' !== $call->state) {
			return self::waiting($call);
		}
		$after = null !== $call && $call->arrived > 0 ? max(0, $call->arrived - $call->begun) / 1000 : null;
		if (\Skerry\Content\Products::type() === $post->post_type) {
			return self::state(
				null === $after
					? __('Products have no page of their own. They appear in price lists.', 'skerry')
					: /* translators: %s: number of seconds */
					sprintf(__('Live after %s s, in price lists.', 'skerry'), number_format_i18n($after, 1)),
			);
		}
		$error = SiteCall::connectionError();
		if (null !== $error) {
			return self::state(SiteCall::errorText($error), is_done: false);
		}
		$path = self::path($post);
		$response =
			null === $path
				? null
				: SiteCall::post('/api/page-status', (string) wp_json_encode(['path' => $path, 'type' => $post->post_type]), $timeout);
		if (null === $response || '200' !== $response['status']) {
			return self::state(SiteCall::errorText($response['status'] ?? '404'), is_done: false);
		}
		$status = (int) ($response['json']['status'] ?? 0);
		if (0 === $status) {
			return self::state(SiteCall::errorText($response['status']), is_done: false);
		}
		$hidden_reason = Findings::neverShown((string) ($response['json']['why'] ?? ''), $path);
		if (null !== $hidden_reason) {
			return self::state($hidden_reason);
		}
		if (404 === $status) {
			/* translators: %s: path of a page */
			return self::state(sprintf(__('The website has no page at %s. It may not support this language.', 'skerry'), $path));
		}
		if ($status >= 400) {
			/* translators: %d: HTTP status */
			return self::state(sprintf(__('The website cannot show this page right now (error %d).', 'skerry'), $status), is_done: false);
		}
		$message =
			null === $after
				? __('Live.', 'skerry')
				: /* translators: %s: number of seconds */
				sprintf(__('Live after %s s.', 'skerry'), number_format_i18n($after, 1));
		return ['said' => $message, 'link' => Settings::address() . $path, 'isDone' => true];
	}

	/** Returns the path that a post has or will have on the site. Null if WordPress does not know the path. */
	public static function path(\WP_Post $post): ?string {
		if (\Skerry\Content\Products::type() === $post->post_type) {
			return null;
		}
		$url = (string) get_permalink($post);
		if ('publish' !== $post->post_status) {
			require_once ABSPATH . 'wp-admin/includes/post.php';
			[$template, $slug] = get_sample_permalink($post->ID);
			$url = '' === $slug ? '' : str_replace(['%pagename%', '%postname%'], $slug, $template);
		}
		$site_url = FrontEnd::siteUrl($url);
		$path = substr($site_url, strlen(Settings::address()));
		return '' !== $url && str_starts_with($site_url, Settings::address()) && str_starts_with($path, '/') ? $path : null;
	}

	private static function reasonNotShown(\WP_Post $post): ?string {
		if ('' !== $post->post_password) {
			return __('Not live: password protected.', 'skerry');
		}
		return match ($post->post_status) {
			'publish' => null,
			'private' => __('Not live: private.', 'skerry'),
			/* translators: %s: date and time */
			'future' => sprintf(
				__('Scheduled for %s.', 'skerry'),
				wp_date(get_option('date_format') . ' ' . get_option('time_format'), (int) get_post_time('U', true, $post)),
			),
			'pending' => __('Pending review.', 'skerry'),
			'trash' => __('In the Trash.', 'skerry'),
			default => __('Draft. Not live yet.', 'skerry'),
		};
	}

	private static function waiting(object $call): array {
		$since = wp_date(get_option('time_format'), (int) $call->created);
		if (0 === (int) $call->attempts) {
			/* translators: %s: time of day */
			return self::state(sprintf(__('Publishing… waiting since %s.', 'skerry'), $since), is_done: false);
		}
		$reason = SiteCall::errorText((string) $call->answer);
		return 'failed' === $call->state
			? /* translators: 1: time of day, 2: reason, as a sentence */
			self::state(
				sprintf(__('The website has not been updated since %1$s, and WordPress has stopped trying. %2$s', 'skerry'), $since, $reason),
			)
			: /* translators: 1: time of day, 2: reason, as a sentence */
			self::state(
				sprintf(__('Waiting for the website since %1$s. Your change appears as soon as it responds. %2$s', 'skerry'), $since, $reason),
				is_done: false,
			);
	}

	private static function state(string $message, bool $is_done = true): array {
		return ['said' => $message, 'link' => null, 'isDone' => $is_done];
	}
}
