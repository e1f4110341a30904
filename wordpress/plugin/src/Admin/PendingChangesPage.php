<?php
namespace Skerry\Admin;

use Skerry\Editing\PendingChanges;
use Skerry\Editing\SharedChanges;
use Skerry\Editing\Unpublishing;

/** Tools › Pending changes: the list of changes, share links, and entries that are scheduled to be unpublished. */
final class PendingChangesPage {
	public const SLUG = 'skerry-changes';
	private const NONCE = 'skerry_changes';
	private const ACTION = 'skerry_changes';
	private static ?PendingChangesTable $list = null;

	public static function start(): void {
		Screen::add(
			static fn() => add_management_page(__('Pending changes', 'skerry'), __('Pending changes', 'skerry'), 'edit_posts', self::SLUG, [
				self::class,
				'show',
			]),
			[self::class, 'open'],
		);
		add_action('admin_post_' . self::ACTION, [self::class, 'handle']);
	}

	/** @param array<string, string> $query */
	public static function url(array $query = []): string {
		return add_query_arg(array_map('rawurlencode', ['page' => self::SLUG] + $query), admin_url('tools.php'));
	}

	/** Returns the URL that performs an action of the list on one change. */
	public static function actionUrl(string $action, string $key): string {
		return self::url(['action' => $action, 'pending_changes[]' => $key, '_wpnonce' => wp_create_nonce('bulk-pending_changes')]);
	}

	public static function open(): void {
		Screen::help([
			__('Overview', 'skerry') => __(
				'Pending changes are saved changes to published content. The live page stays as it is until a change is published. Publishing writes only the fields that were changed, so several people can work on the same page.',
				'skerry',
			),
			__('Conflicts', 'skerry') => __(
				'If someone else has published a different version of the same field in the meantime, the change is not published. Choose which version to publish below the title of the change.',
				'skerry',
			),
			__('Share links', 'skerry') => __(
				'A share link shows the website with the selected changes to people without an account. Later edits to a change are included; published and deleted changes are no longer shown.',
				'skerry',
			),
		]);
		self::$list = new PendingChangesTable();
		self::$list->open();
	}

	public static function show(): void {
		$list = self::$list;
		$links = self::shared();
		$unpublishing = array_filter(
			Unpublishing::all(),
			static fn(int $post_id) => current_user_can('edit_post', $post_id),
			ARRAY_FILTER_USE_KEY,
		);
		$undo = Undo::button(self::SLUG, self::NONCE, ['action' => self::ACTION, 'undo' => '1']);
		$nonce = self::NONCE;
		$action = self::ACTION;
		require __DIR__ . '/pendingChangesView.php';
	}

	/** Revokes a share link, or restores the changes that were moved to the Trash last. */
	public static function handle(): never {
		check_admin_referer(self::NONCE);
		$name = SettingsPage::textOf($_POST['revoke'] ?? '');
		if ('' !== $name) {
			if (!isset(self::shared()[$name])) {
				self::redirect(['fault' => __('This share link no longer exists.', 'skerry')]);
			}
			SharedChanges::withdraw($name);
			self::redirect(['said' => __('Share link revoked.', 'skerry')]);
		}
		$restored = array_filter(Undo::take(self::SLUG) ?? [], static fn(array $change) => isset(PendingChanges::of(...$change)['trashed']));
		$keys = array_map(static fn(array $change) => implode(':', $change), $restored);
		self::redirect(
			[] === $keys
				? ['fault' => __('There is nothing to restore.', 'skerry')]
				: PendingChangeActions::perform('restore', $keys, ['time' => '', 'days' => '']),
		);
	}

	/** @param array<string, string> $query */
	private static function redirect(array $query): never {
		wp_safe_redirect(self::url(Notices::inQuery($query)));
		exit();
	}

	/** @return array<string, array{posts: int[], until: int, user: int}> Share links if the current user may edit all of their changes. */
	private static function shared(): array {
		$may_edit = static fn(int $id) => current_user_can('edit_post', $id);
		return array_filter(
			SharedChanges::all(),
			static fn(array $link) => count($link['posts']) === count(array_filter($link['posts'], $may_edit)),
		);
	}
}
