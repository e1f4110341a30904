<?php
namespace Skerry\Admin;

use Skerry\Editing\Editors;
use Skerry\Languages\Languages;
use Skerry\Languages\Translation;
use Skerry\Languages\TranslationStates;

/**
 * List table under Tools › Translations: each entry in the default language, with its translation into one other
 * language.
 */
final class TranslationsTable extends ListTable {
	protected const NAME = 'translations';
	protected const ROW_ACTIONS = ['export-all'];
	protected const FILTERS = ['language', 'state', 'type'];
	protected const ORDER = ['title', 'asc'];
	/** State of an entry without a translation. */
	private const ABSENT = 'absent';
	/** @var ?array<int, array{translation: int, counts: array<string, int>}> Entries by ID of the source. */
	private ?array $entries = null;

	public function url(array $query = []): string {
		return TranslationsPage::url($query);
	}

	/** Returns the URL that exports all entries matching the search and the filters. */
	public function exportAll(): string {
		return $this->actionUrl('export-all', 'all');
	}

	/** Returns the language of the translations. */
	public function language(): string {
		$target_languages = TranslationsPage::targetLanguages();
		$requested_language = $this->query()['language'];
		return isset($target_languages[$requested_language]) ? $requested_language : (string) array_key_first($target_languages);
	}

	public function get_columns(): array {
		return [
			'cb' => '<input type="checkbox">',
			'title' => __('Original', 'skerry'),
			'target' => __('Translation', 'skerry'),
			'type' => __('Type', 'skerry'),
			'modified' => __('Original last modified', 'skerry'),
		];
	}

	protected function get_sortable_columns(): array {
		return [
			'title' => ['title', false, '', '', 'asc'],
			'type' => 'type',
			'modified' => ['modified', true],
		];
	}

	protected function get_bulk_actions(): array {
		return [
			'export' => __('Export as XLIFF', 'skerry'),
			'same' => __('Mark identical texts as translated', 'skerry'),
			'done' => __('Mark as translated', 'skerry'),
		];
	}

	public function no_items(): void {
		esc_html_e('No entries found.', 'skerry');
	}

	protected function get_views(): array {
		$labels = [
			'' => __('All', 'skerry'),
			self::ABSENT => __('Missing', 'skerry'),
			Translation::MISSING => __('Incomplete', 'skerry'),
			Translation::OLDER => __('Outdated', 'skerry'),
			Translation::SAME => __('Same as original', 'skerry'),
			Translation::DONE => __('Translated', 'skerry'),
		];
		$views = [];
		foreach ($labels as $state => $label) {
			$views['' === $state ? 'all' : $state] = [
				'url' => $this->url(array_filter(['language' => $this->language(), 'state' => $state])),
				'label' => sprintf(
					'%s <span class="count">(%s)</span>',
					esc_html($label),
					esc_html(number_format_i18n(count(array_filter($this->entries(), static fn(array $entry) => self::isIn($entry, $state))))),
				),
				'current' => $state === $this->query()['state'],
			];
		}
		return $this->get_views_links($views);
	}

	protected function extra_tablenav($which): void {
		if ('top' !== $which) {
			return;
		}
		$query = $this->query();
		$from = Languages::all()[Languages::default()] ?? '';
		$languages = array_map(static fn(string $name) => "$from → $name", TranslationsPage::targetLanguages());
		$types =
			['' => __('All types', 'skerry')] +
			array_map(
				static fn(string $type) => (string) get_post_type_object($type)?->labels->name,
				array_combine(Editors::types(), Editors::types()),
			);
		echo '<div class="alignleft actions">';
		self::select('language', __('Languages', 'skerry'), $languages, $this->language());
		self::select('type', __('Type', 'skerry'), $types, $query['type']);
		submit_button(__('Filter', 'skerry'), '', 'filter_action', false);
		echo '</div>';
	}

	protected function find(int $per_page, int $page): array {
		$entries = $this->matching();
		[$column, $descends] = $this->order();
		usort($entries, static function (\WP_Post $a, \WP_Post $b) use ($column, $descends): int {
			$by_title = strnatcasecmp($a->post_title, $b->post_title);
			$order = match ($column) {
				'type' => strcmp($a->post_type, $b->post_type) ?: $by_title,
				'modified' => strcmp($a->post_modified_gmt, $b->post_modified_gmt),
				default => $by_title,
			};
			return $descends ? -$order : $order;
		});
		return ['items' => array_slice($entries, $per_page * ($page - 1), $per_page), 'total' => count($entries)];
	}

	protected function perform(string $action, array $selected): array {
		$sources =
			'export-all' === $action
				? array_column($this->matching(), 'ID')
				: array_filter(array_map('intval', $selected), fn(int $source) => isset($this->entries()[$source]));
		if (str_starts_with($action, 'export')) {
			TranslationsPage::export($this->language(), $sources);
		}
		$updated_count = 0;
		foreach ($sources as $source) {
			$id = $this->entries()[$source]['translation'];
			if ($id > 0 && current_user_can('edit_post', $id)) {
				Translation::markAsDone($id, 'same' === $action ? array_keys(Translation::states($id), Translation::SAME, true) : null);
				++$updated_count;
			}
		}
		/* translators: %s: number of translations */
		return 0 === $updated_count
			? ['fault' => __('None of these entries has a translation that you are allowed to edit.', 'skerry')]
			: [
				'said' => sprintf(
					_n('%s translation updated.', '%s translations updated.', $updated_count, 'skerry'),
					number_format_i18n($updated_count),
				),
			];
	}

	protected function key(mixed $item): string {
		return (string) $item->ID;
	}

	protected function nameOf(mixed $item): string {
		return \Skerry\PlainText::of(get_the_title($item)) ?: __('(no title)', 'skerry');
	}

	protected function actions(mixed $item): array {
		$id = $this->entries()[$item->ID]['translation'];
		$add = 0 === $id ? TranslationsPage::addLink($item, $this->language()) : '';
		$actions = [
			'edit' => 0 === $id ? '' : $this->link((string) get_edit_post_link($id, 'raw'), __('Edit translation', 'skerry'), $item),
			'add' => '' === $add ? '' : $this->link($add, __('Add translation', 'skerry'), $item),
			'original' => $this->link((string) get_edit_post_link($item->ID, 'raw'), __('Edit original', 'skerry'), $item),
			'export' => $this->action('export', __('Export', 'skerry'), $item),
			'done' =>
				0 === $id || self::isIn($this->entries()[$item->ID], Translation::DONE)
					? ''
					: $this->action('done', __('Mark as translated', 'skerry'), $item),
		];
		return array_filter($actions, 'strlen');
	}

	protected function column_title(\WP_Post $item): string {
		$id = $this->entries()[$item->ID]['translation'];
		$url = 0 === $id ? TranslationsPage::addLink($item, $this->language()) : (string) get_edit_post_link($id, 'raw');
		return '' === $url
			? sprintf('<strong>%s</strong>', esc_html($this->nameOf($item)))
			: sprintf('<strong><a class="row-title" href="%s">%s</a></strong>', esc_url($url), esc_html($this->nameOf($item)));
	}

	protected function column_target(\WP_Post $item): string {
		['translation' => $id, 'counts' => $counts] = $this->entries()[$item->ID];
		if (0 === $id) {
			$add = TranslationsPage::addLink($item, $this->language());
			return '' === $add
				? esc_html__('Missing', 'skerry')
				: sprintf('<a href="%s">+ %s</a>', esc_url($add), esc_html__('Missing', 'skerry'));
		}
		$status = 'publish' === get_post_status($id) ? '' : ' — ' . (get_post_status_object((string) get_post_status($id))->label ?? '');
		return sprintf(
			'<div><span lang="%s">%s</span>%s</div><div>%s</div>',
			esc_attr($this->language()),
			esc_html(get_the_title($id)),
			esc_html($status),
			esc_html(Translations::summary($counts)),
		);
	}

	protected function column_type(\WP_Post $item): string {
		return esc_html((string) get_post_type_object($item->post_type)?->labels->singular_name);
	}

	protected function column_modified(\WP_Post $item): string {
		return esc_html(self::dated((int) get_post_modified_time('U', true, $item)));
	}

	/** @return \WP_Post[] Entries that match the search and the filters. */
	private function matching(): array {
		$query = $this->query();
		$sources = array_keys(array_filter($this->entries(), static fn(array $entry) => self::isIn($entry, $query['state'])));
		$names = fn(\WP_Post $post) => $post->post_title .
			"\n" .
			(get_post($this->entries()[$post->ID]['translation'] ?: $post->ID)->post_title ?? '');
		return array_values(
			array_filter(
				array_map('get_post', $sources),
				static fn(\WP_Post $post) => in_array($query['type'], ['', $post->post_type], true) &&
					('' === $query['s'] || false !== mb_stripos($names($post), $query['s'])),
			),
		);
	}

	/** @return array<int, array{translation: int, counts: array<string, int>}> Entries by ID of the source. */
	private function entries(): array {
		if (null === $this->entries) {
			$sources = get_posts([
				'post_type' => Editors::types(),
				'post_status' => ['publish', 'draft', 'pending', 'future', 'private'],
				'lang' => Languages::default(),
				'fields' => 'ids',
				'numberposts' => -1,
			]);
			$ids = [];
			foreach ($sources as $source) {
				$ids[$source] = (int) pll_get_post($source, $this->language());
			}
			_prime_post_caches(array_filter([...$sources, ...array_values($ids)]), false, false);
			$counts = TranslationStates::of(array_filter($ids));
			$this->entries = [];
			foreach ($ids as $source => $id) {
				$this->entries[$source] = ['translation' => $id, 'counts' => $counts[$source] ?? []];
			}
		}
		return $this->entries;
	}

	/** @param array{translation: int, counts: array<string, int>} $entry */
	private static function isIn(array $entry, string $state): bool {
		return match ($state) {
			'' => true,
			self::ABSENT => 0 === $entry['translation'],
			Translation::DONE => 0 !== $entry['translation'] && [] === array_diff_key($entry['counts'], [$state => true]),
			default => isset($entry['counts'][$state]),
		};
	}

	/** @param array<string, string> $choices */
	private static function select(string $name, string $label, array $choices, string $chosen): void {
		printf(
			'<label class="screen-reader-text" for="filter-%1$s">%2$s</label><select name="%1$s" id="filter-%1$s">',
			esc_attr($name),
			esc_html($label),
		);
		foreach ($choices as $value => $text) {
			printf('<option value="%s"%s>%s</option>', esc_attr((string) $value), selected($chosen, (string) $value, false), esc_html($text));
		}
		echo '</select>';
	}
}
