<?php
namespace Skerry\Demonstration;

use Skerry\Content\Authors;
use Skerry\Content\Options;
use Skerry\Content\Permalinks;
use Skerry\Languages\Languages;

/**
 * Imports the demo or starter content: languages, files, people, categories, pages, articles and products. A later run
 * updates items that are unchanged since the import, and skips those that an editor has changed or deleted.
 */
final class Import implements Steps {
	/** Progress messages of the WP-CLI command, by phase. */
	private const SAID = ['files' => 'files', 'entries' => 'pages, articles, products', 'front' => 'menu, footer, error page'];

	private array $content;
	private Files $files;
	private Entries $entries;
	private Imported $imported;

	/**
	 * @param callable(string): void $say
	 * @param string $name Name of the content: demonstration or starter.
	 * @param array<string, mixed> $memory State from steps in earlier requests.
	 */
	public function __construct(private $say, private string $name = 'demonstration', private array $memory = []) {
		$folder = dirname(__DIR__, 2) . "/content/$name";
		$json = (string) file_get_contents("$folder/content.json");
		$in_json = static fn(string $address) => trim((string) wp_json_encode(untrailingslashit($address)), '"');
		$addresses = [
			// The upload directory differs in Bedrock and other setups.
			'{{home}}/wp-content/uploads' => $in_json(wp_upload_dir(null, false)['baseurl']),
			'{{home}}' => $in_json(home_url()),
		];
		$this->content = json_decode(strtr($json, $addresses), true, 128, JSON_THROW_ON_ERROR);
		$this->imported = new Imported($memory['skipped'] ?? []);
		$this->files = new Files("$folder/uploads", $this->content['uploadsFolder'], $this->imported);
		$this->entries = new Entries($this->content['categories'], $this->files, $this->imported, $memory['joined'] ?? []);
		$this->memory += ['isNew' => Permalinks::isNewWordPress(), 'entries' => 0, 'files' => 0];
	}

	public static function isPossible(): bool {
		return self::isIncluded('starter') && function_exists('update_field');
	}

	/** Returns whether the plugin's archive contains this content: the demo only with `npm run wordpress:zip -- --demo`. */
	public static function isIncluded(string $name): bool {
		return is_file(dirname(__DIR__, 2) . "/content/$name/content.json");
	}

	/**
	 * Returns whether this content cannot be imported, because the archive lacks it or the other one is installed. Both
	 * use the same addresses, so only one can be installed.
	 */
	public static function isBlockedFor(string $name): bool {
		return !self::isIncluded($name) || !in_array(Imported::content(), [null, $name], true);
	}

	/** @return string[] Titles of items that were skipped because an editor has changed or deleted them. */
	public function skippedTitles(): array {
		return $this->imported->skipped();
	}

	/**
	 * Runs all steps at once.
	 *
	 * @return array{int, int} Numbers of entries and files that were imported or updated.
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
		return ['joined' => $this->entries->joined(), 'skipped' => $this->skippedTitles()] + $this->memory;
	}

	public function save(): void {
		$this->imported->save();
	}

	public function all(): array {
		$each = static fn(string $phase, array $list) => array_map(static fn($key) => [$phase, $key], array_keys($list));
		$menu_steps = [];
		foreach ($this->content['options'] as $language => $groups) {
			foreach (array_keys($groups) as $group) {
				$menu_steps[] = ['frame', [$language, $group]];
			}
		}
		return [
			['settings', 0],
			...$each('files', $this->content['files']),
			...$each('people', $this->content['people']),
			['categories', 0],
			...$each('drafts', $this->content['entries']),
			...array_map(static fn($key) => ['translations', $key], array_values(array_unique(array_column($this->content['entries'], 'key')))),
			...$each('entries', $this->content['entries']),
			['front', 0],
			...$menu_steps,
			['addresses', 0],
		];
	}

	public function runStep(array $step): void {
		[$phase, $argument] = $step;
		if (0 === $argument && isset(self::SAID[$phase])) {
			($this->say)(self::SAID[$phase]);
		}
		match ($phase) {
			'settings' => $this->settings(),
			'files' => ($this->memory['files'] += $this->files->import($this->content['files'][$argument]) ? 1 : 0),
			'people' => $this->person($this->content['people'][$argument]),
			'categories' => Categories::import($this->content['categories'], $this->languages(), $this->imported),
			'drafts' => $this->hasLanguage($argument) && $this->entries->ensure($this->content['entries'][$argument]),
			'translations' => $this->entries->joinTranslations($argument),
			'entries' => ($this->memory['entries'] +=
				$this->hasLanguage($argument) && $this->entries->fill($this->content['entries'][$argument]) ? 1 : 0),
			'front' => $this->setFrontPage(),
			'frame' => $this->options(...$argument),
			'addresses' => flush_rewrite_rules(false),
		};
	}

	/** @return array<string, int> The content's languages that WordPress has too, by code. */
	private function languages(): array {
		return array_intersect_key(array_flip(array_column($this->content['languages'], 'code')), Languages::all());
	}

	private function hasLanguage(int $entry): bool {
		return isset($this->languages()[$this->content['entries'][$entry]['language']]);
	}

	private function settings(): void {
		$this->imported->setContent($this->name);
		$this->once('permalinks', [Permalinks::class, 'setIfNew']);
		if (!Permalinks::areSet()) {
			$this->imported->skip(__('Permalinks', 'skerry'));
		}
		if (Languages::hasPolylang()) {
			$this->once('languages', fn() => PolylangSetup::run($this->content['languages']));
		}
		// Registers the menu fields of new languages, because ACF drops values of unknown fields.
		Options::register();
		$this->setting('blogname', $this->content['name'], false);
		$this->setting('timezone_string', $this->content['timeZone'], false);
	}

	private function setFrontPage(): void {
		$front = $this->entries->id('page:home', Languages::default());
		if ($front > 0) {
			$has_none = 'page' !== get_option('show_on_front') || 0 === (int) get_option('page_on_front');
			$this->setting('page_on_front', (string) $front, $has_none);
			$this->setting('show_on_front', 'page', $has_none);
		}
	}

	/** @param callable(): mixed $set Sets a value that the owner may change afterwards. */
	private function once(string $name, callable $set): void {
		if (!$this->imported->has($name)) {
			$set();
			$this->imported->store($name, '');
		}
	}

	/**
	 * Sets a WordPress setting, unless the owner has done so. The import may set it if WordPress is new, if the setting
	 * is unset, or if its value is still that of an earlier import.
	 */
	private function setting(string $name, string $value, bool $is_unset): void {
		$is_ours = $this->imported->isAsImported("setting:$name", (string) get_option($name));
		$is_free = !$this->imported->has("setting:$name") && ($is_unset || $this->memory['isNew']);
		if ($is_ours || $is_free) {
			if ($is_free) {
				$this->imported->storePrevious($name, (string) get_option($name));
			}
			update_option($name, $value);
			$this->imported->store("setting:$name", (string) get_option($name));
		} elseif ($this->imported->has("setting:$name")) {
			$this->imported->skip($name);
		}
	}

	/** Imports a language's menu, footer or 404 page. */
	private function options(string $language, string $group): void {
		if (!isset($this->languages()[$language])) {
			return;
		}
		$store = Options::store($language);
		$name = "options:$language:$group";
		$before = Imported::optionsState($store, $group);
		$is_free = [] === $before && !$this->imported->has($name);
		if (!$is_free && !$this->imported->isAsImported($name, $before)) {
			$this->imported->skip("$group ($language)");
			return;
		}
		$value = $this->entries->resolved($this->content['options'][$language][$group]);
		update_field("field_site_options_{$group}_$language", wp_slash($value), $store);
		$this->imported->store($name, Imported::optionsState($store, $group));
	}

	private function person(array $person): void {
		if (get_user_by('login', $person['login'])) {
			return;
		}
		$id = wp_insert_user([
			'user_login' => $person['login'],
			'user_pass' => wp_generate_password(32),
			'user_email' => $person['email'],
			'display_name' => $person['name'],
			'role' => 'author',
		]);
		if (is_int($id)) {
			Authors::setPicture($id, $this->files->id($person['picture']));
			$this->imported->store("person:{$person['login']}", Imported::personState(new \WP_User($id)));
		}
	}
}
