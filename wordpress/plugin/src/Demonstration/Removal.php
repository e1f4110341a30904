<?php
namespace Skerry\Demonstration;

use Skerry\Content\Options;

/**
 * Removes imported content that has not been edited since. Changed content stays, with the files and categories it uses,
 * and a later import ignores it. Languages and permalinks stay too.
 */
final class Removal implements Steps {
	private Imported $imported;

	/** @param array<string, mixed> $memory State from steps in earlier requests. */
	public function __construct(private array $memory = []) {
		$this->imported = new Imported();
		$this->memory += ['steps' => $this->findSteps(), 'kept' => [], 'entries' => 0, 'files' => 0];
	}

	/** @return string[] Names of the items that were not removed. */
	public function skippedTitles(): array {
		return array_values(array_unique($this->memory['kept']));
	}

	/**
	 * Runs all steps at once.
	 *
	 * @return array{int, int} Numbers of removed items and files.
	 */
	public function run(): array {
		if (function_exists('set_time_limit')) {
			set_time_limit(0);
		}
		Work::runSteps($this, 0, INF, static fn() => null);
		return $this->counts();
	}

	public function counts(): array {
		return [$this->memory['entries'], $this->memory['files']];
	}

	public function memory(): array {
		return $this->memory;
	}

	public function all(): array {
		return $this->memory['steps'];
	}

	public function save(): void {
		if (Imported::exists()) {
			$this->imported->save();
		}
	}

	public function runStep(array $step): void {
		[$phase, $argument] = $step;
		match ($phase) {
			'entries' => $this->entry($argument),
			'frame' => $this->options($argument),
			'people' => $this->person($argument),
			'files' => $this->file($argument),
			'categories' => $this->category($argument),
			'settings' => $this->settings(),
		};
	}

	/** Returns the steps. Child pages come before their parents, because deleting a parent changes its children. */
	private function findSteps(): array {
		$depths = [];
		foreach (array_keys(Imported::posts(false)) as $id) {
			$depths[$id] = count(get_post_ancestors($id));
		}
		arsort($depths);
		$terms = get_terms(['taxonomy' => 'category', 'hide_empty' => false, 'meta_key' => Imported::META, 'fields' => 'ids', 'lang' => '']);
		$each = static fn(string $phase, array $list) => array_map(static fn($argument) => [$phase, $argument], $list);
		return [
			...$each('entries', array_keys($depths)),
			...$each('frame', $this->imported->names('options:')),
			...$each('people', $this->imported->names('person:')),
			...$each('files', array_keys(Imported::posts(true))),
			...$each('categories', is_array($terms) ? $terms : []),
			['settings', 0],
		];
	}

	private function entry(int $id): void {
		$name = 'entry:' . get_post_meta($id, Imported::META, true);
		if ($this->imported->isAsImported($name, Imported::postState($id))) {
			wp_delete_post($id, true);
			$this->imported->remove($name);
			++$this->memory['entries'];
		} elseif (!in_array(get_post_status($id), [false, 'trash'], true)) {
			$this->memory['kept'][] = self::titleOf($id);
		}
	}

	private function file(int $id): void {
		$name = (string) get_post_meta($id, Imported::META, true);
		$path = (string) get_attached_file($id);
		if ('' === $name) {
			return;
		}
		$is_ours =
			$this->imported->isAsImported($name, Imported::postState($id)) &&
			(!is_file($path) || $this->imported->isAsImported('upload:' . basename($path), md5_file($path)));
		if ($is_ours && !self::isUsed($id)) {
			wp_delete_attachment($id, true);
			$this->imported->remove($name);
			++$this->memory['files'];
		} else {
			$this->memory['kept'][] = basename($path);
		}
	}

	/** Returns whether a remaining field, menu, user or text uses the file. */
	private static function isUsed(int $id): bool {
		global $wpdb;
		$address = $wpdb->esc_like((string) get_post_meta($id, '_wp_attached_file', true));
		return null !==
			$wpdb->get_var(
				$wpdb->prepare(
					"SELECT 1 FROM $wpdb->postmeta WHERE meta_value = %s AND meta_key NOT LIKE %s LIMIT 1",
					(string) $id,
					$wpdb->esc_like('_edit') . '%',
				),
			) ||
			null !==
				$wpdb->get_var(
					$wpdb->prepare(
						"SELECT 1 FROM $wpdb->options WHERE option_value = %s AND option_name LIKE %s LIMIT 1",
						(string) $id,
						$wpdb->esc_like('skerry_') . '%',
					),
				) ||
			null !==
				$wpdb->get_var(
					$wpdb->prepare("SELECT 1 FROM $wpdb->usermeta WHERE meta_value = %s AND meta_key = 'skerry_picture' LIMIT 1", (string) $id),
				) ||
			null !==
				$wpdb->get_var(
					$wpdb->prepare("SELECT 1 FROM $wpdb->posts WHERE post_type <> 'revision' AND post_content LIKE %s LIMIT 1", "%$address%"),
				) ||
			null !==
				$wpdb->get_var(
					$wpdb->prepare("SELECT 1 FROM $wpdb->postmeta WHERE post_id <> %d AND meta_value LIKE %s LIMIT 1", $id, "%$address%"),
				);
	}

	private function options(string $name): void {
		[, $language, $group] = explode(':', $name);
		$store = Options::store($language);
		$state = Imported::optionsState($store, $group);
		if (!$this->imported->isAsImported($name, $state)) {
			if ([] !== $state) {
				$this->memory['kept'][] = "$group ($language)";
			}
			return;
		}
		foreach (Imported::optionNames($store, $group) as $option) {
			delete_option($option);
		}
		$this->imported->remove($name);
	}

	/** Deletes an imported author who no longer has posts. */
	private function person(string $name): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = get_user_by('login', substr($name, strlen('person:')));
		if (!$user) {
			return;
		}
		$has_posts =
			null !==
			$wpdb->get_var($wpdb->prepare("SELECT 1 FROM $wpdb->posts WHERE post_author = %d AND post_type <> 'revision' LIMIT 1", $user->ID));
		if ($has_posts || !$this->imported->isAsImported($name, Imported::personState($user))) {
			$this->memory['kept'][] = $user->display_name;
		} else {
			wp_delete_user($user->ID);
			$this->imported->remove($name);
		}
	}

	private function category(int $id): void {
		$term = get_term($id, 'category');
		if (!($term instanceof \WP_Term)) {
			return;
		}
		$name = 'category:' . get_term_meta($id, Imported::META, true);
		$is_ours = $this->imported->isAsImported($name, Imported::termState($id));
		if (!$is_ours || [] !== get_objects_in_term($id, 'category') || true !== wp_delete_term($id, 'category')) {
			$this->memory['kept'][] = $term->name;
			delete_term_meta($id, Imported::META);
		}
		$this->imported->remove($name);
	}

	/**
	 * Restores the site title and the time zone, unless they have been changed since. WordPress resets its front page
	 * itself.
	 */
	private function settings(): void {
		foreach (['blogname', 'timezone_string'] as $option) {
			$before = $this->imported->previous($option);
			if (null !== $before && $this->imported->isAsImported("setting:$option", (string) get_option($option))) {
				update_option($option, $before);
			}
		}
		$this->imported->removeAll();
		flush_rewrite_rules(false);
	}

	private static function titleOf(int $id): string {
		$key = (string) get_post_meta($id, Imported::META, true);
		return get_post_field('post_title', $id, 'raw') . ' (' . substr($key, (int) strrpos($key, '@') + 1) . ')';
	}
}
