<?php
namespace Skerry;

use Skerry\Admin\Notices;
use Skerry\Admin\SettingsPage;

/** The plugin's custom capabilities and the roles that have them, under Settings › Website › Roles. */
final class Rights {
	public const WRITE_NEWSLETTER = 'skerry_write_newsletter';
	public const SEND_NEWSLETTER = 'skerry_send_newsletter';
	public const PUBLISH_CHANGES = 'skerry_publish_changes';
	public const NONCE = 'skerry_rights';
	public const GIVEN = 'skerry_rights_given';
	/** Roles that get the capabilities initially. */
	private const DEFAULTS = ['administrator', 'editor'];

	public static function start(): void {
		add_action('admin_post_skerry_rights', [self::class, 'handle']);
		// Other plugins create roles that may publish, such as WooCommerce's shop manager.
		add_action('admin_init', [self::class, 'giveDefaults']);
	}

	/** @return array<string, string> Labels of the capabilities in the settings. */
	public static function names(): array {
		return [
			Admin\Enquiries::RIGHT => __('Enquiries: read, reply and delete', 'skerry'),
			self::PUBLISH_CHANGES => __('Publish content and pending changes', 'skerry'),
			self::WRITE_NEWSLETTER => __('Newsletter: write issues', 'skerry'),
			self::SEND_NEWSLETTER => __('Newsletter: send issues', 'skerry'),
			Admin\Figures::RIGHT => __('Statistics', 'skerry'),
		];
	}

	/**
	 * Grants each capability to its default roles. May run again at any time, because capabilities that were removed
	 * from a role are not granted again. Earlier versions allowed all roles with `edit_others_pages` to send the
	 * newsletter, and all roles that could send it to write it.
	 */
	public static function giveDefaults(): void {
		$granted = $before = (array) get_option(self::GIVEN, []);
		foreach (
			[Admin\Enquiries::RIGHT, self::SEND_NEWSLETTER, self::WRITE_NEWSLETTER, self::PUBLISH_CHANGES, Admin\Figures::RIGHT]
			as $right
		) {
			foreach (wp_roles()->role_objects as $name => $role) {
				$is_default = match ($right) {
					self::SEND_NEWSLETTER => in_array($name, self::DEFAULTS, true) || $role->has_cap('edit_others_pages'),
					self::WRITE_NEWSLETTER => $role->has_cap(self::SEND_NEWSLETTER),
					self::PUBLISH_CHANGES => Editing\PublishRight::isDefault($role),
					default => in_array($name, self::DEFAULTS, true),
				};
				// After granting a capability to administrators, an earlier version stored an option with the
				// capability's name.
				$was_granted = in_array("$right $name", $granted, true) || ('administrator' === $name && get_option($right));
				if ($is_default && !$was_granted) {
					$role->add_cap($right);
				}
				if ($is_default) {
					$granted[] = "$right $name";
				}
			}
		}
		$granted = array_values(array_unique($granted));
		if ($granted !== $before) {
			update_option(self::GIVEN, $granted, false);
			wp_get_current_user()->get_role_caps();
		}
	}

	/** Saves the settings' checkboxes. */
	public static function handle(): never {
		if (!current_user_can('manage_options')) {
			wp_die(esc_html__('Sorry, you are not allowed to change this.', 'skerry'), '', ['response' => 403]);
		}
		check_admin_referer(self::NONCE);
		$decided = [];
		$input = is_array($_POST['rights'] ?? null) ? wp_unslash($_POST['rights']) : []; // phpcs:ignore -- only its keys are read
		foreach (array_keys(self::names()) as $right) {
			foreach (wp_roles()->role_objects as $name => $role) {
				isset($input[$right][$name]) ? $role->add_cap($right) : $role->remove_cap($right);
				$decided[] = "$right $name";
			}
		}
		update_option(self::GIVEN, array_values(array_unique([...(array) get_option(self::GIVEN, []), ...$decided])), false);
		wp_safe_redirect(add_query_arg(Notices::inQuery(['said' => __('Settings saved.', 'skerry')]), SettingsPage::url()) . '#skerry-rights');
		exit();
	}
}
