<?php
namespace Skerry\Admin;

use Skerry\ColleagueRequest;
use Skerry\Content\Products;
use Skerry\Editing\Editors;
use Skerry\Editing\FrontEnd;
use Skerry\Editing\PendingChangeForm;
use Skerry\Editing\PendingChanges;
use Skerry\Editing\SharedChanges;
use Skerry\Rights;

/** List table of Tools › Pending changes. The key of a row is `post:number`. */
final class PendingChangesTable extends ListTable {
	protected const NAME = 'pending_changes';
	protected const ORDER = ['time', 'desc'];
	protected const FILTERS = ['status'];
	protected const ROW_ACTIONS = ['mine', 'theirs', 'request', 'withdraw'];
	private const TRASH = 'trash';
	/** Number of differences that a collapsed row shows. */
	private const SHOWN = 4;

	/** @var array{post: \WP_Post, number: int, change: array, title: string, author: string, time: int, planned: int}[]|null All changes that the current user may edit. */
	private ?array $all = null;

	public function url(array $query = []): string {
		return PendingChangesPage::url($query);
	}

	public function get_columns(): array {
		return [
			'cb' => '<input type="checkbox">',
			'title' => __('Title', 'skerry'),
			'changes' => __('Changes', 'skerry'),
			'author' => __('Author', 'skerry'),
			'time' => __('Saved', 'skerry'),
			'planned' => __('Scheduled for', 'skerry'),
		];
	}

	protected function get_sortable_columns(): array {
		return [
			'title' => 'title',
			'author' => 'author',
			'time' => ['time', true, '', '', 'desc'],
			'planned' => 'planned',
		];
	}

	protected function get_bulk_actions(): array {
		return $this->isTrash()
			? [
				'restore' => __('Restore', 'skerry'),
				'delete' => __('Delete permanently', 'skerry'),
			]
			: (self::mayPublish()
					? ['publish' => __('Publish', 'skerry'), 'schedule' => __('Schedule', 'skerry')]
					: ['request' => __('Request publishing', 'skerry')]) + [
					'unschedule' => __('Cancel schedule', 'skerry'),
					'share' => __('Create share link', 'skerry'),
					'trash' => __('Move to Trash', 'skerry'),
				];
	}

	protected function questions(): array {
		return [
			'trash' => __(
				'Move the selected changes to the Trash? Until you restore them, they are not published, and share links do not show them.',
				'skerry',
			),
			'delete' => __('Delete the selected changes permanently? They cannot be restored.', 'skerry'),
		];
	}

	public function no_items(): void {
		$this->isTrash() ? esc_html_e('No changes found in Trash.', 'skerry') : esc_html_e('No pending changes found.', 'skerry');
	}

	/** Prints the date control for "Schedule", or the note of a request, and the duration control for "Create share link". */
	protected function extra_tablenav($which): void {
		if ('top' !== $which || $this->isTrash() || [] === $this->items) {
			return;
		}
		// The element does not have the class `actions`, because WordPress hides that class on phones.
		printf(
			'<div class="alignleft" style="margin-block-end:6px"><label>%s <input type="%s" name="%s" maxlength="1000"></label> <label>%s <select name="days" style="float:none">',
			self::mayPublish() ? esc_html__('Schedule for', 'skerry') : esc_html__('Note on your request', 'skerry'),
			self::mayPublish() ? 'datetime-local' : 'text',
			self::mayPublish() ? 'time' : 'note',
			esc_html__('Share link expires after', 'skerry'),
		);
		foreach (SharedChanges::DAYS as $days) {
			/* translators: %s: number of days */
			printf(
				'<option value="%d"%s>%s</option>',
				esc_attr((string) $days),
				selected(7, $days, false),
				esc_html(sprintf(_n('%s day', '%s days', $days, 'skerry'), number_format_i18n($days))),
			);
		}
		echo '</select></label></div>';
	}

	protected function get_views(): array {
		$counts = ['' => 0, self::TRASH => 0];
		foreach ($this->all() as $item) {
			++$counts[isset($item['change']['trashed']) ? self::TRASH : ''];
		}
		$views = [];
		foreach (['' => __('Pending', 'skerry'), self::TRASH => __('Trash', 'skerry')] as $status => $label) {
			$is_current = $status === ($this->isTrash() ? self::TRASH : '');
			$views[$status ?: 'all'] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url($this->url(array_filter(['status' => $status]))),
				$is_current ? ' class="current" aria-current="page"' : '',
				esc_html($label),
				esc_html(number_format_i18n($counts[$status])),
			);
		}
		return $views;
	}

	private static function mayPublish(): bool {
		return current_user_can(Rights::PUBLISH_CHANGES);
	}

	private function isTrash(): bool {
		return self::TRASH === $this->query()['status'];
	}

	private function all(): array {
		if (null !== $this->all) {
			return $this->all;
		}
		$this->all = [];
		foreach (array_filter(array_map('get_post', PendingChanges::entries())) as $post) {
			if (!in_array($post->post_type, Editors::types(), true) || !current_user_can('edit_post', $post->ID)) {
				continue;
			}
			foreach (PendingChanges::all($post->ID) as $number => $change) {
				$title = $change['title'] ?? '' ?: get_the_title($post);
				$this->all[] = [
					'post' => $post,
					'number' => $number,
					'change' => $change,
					'title' => $title ?: __('(no title)', 'skerry'),
					'author' => PendingChangeTexts::authorOf($change),
					'time' => $change['time'],
					'planned' => PendingChanges::timeOf($post->ID, $number) ?? 0,
				];
			}
		}
		return $this->all;
	}

	protected function find(int $per_page, int $page): array {
		[$column, $descends] = $this->order();
		$search = $this->query()['s'];
		$matches = array_filter(
			$this->all(),
			fn(array $item) => isset($item['change']['trashed']) === $this->isTrash() &&
				('' === $search || false !== mb_stripos($item['title'] . ' ' . $item['author'], $search)),
		);
		usort(
			$matches,
			static fn(array $a, array $b) => ($descends ? -1 : 1) *
				(is_int($a[$column]) ? $a[$column] <=> $b[$column] : strnatcasecmp($a[$column], $b[$column])),
		);
		return ['items' => array_slice($matches, $per_page * ($page - 1), $per_page), 'total' => count($matches)];
	}

	protected function perform(string $action, array $selected): array {
		return PendingChangeActions::perform($action, $selected, $this->input());
	}

	/** @return array{time: string, days: string, note: mixed} Values of the controls beside the bulk actions. */
	private function input(): array {
		return [
			'time' => SettingsPage::textOf($_REQUEST['time'] ?? ''),
			'days' => SettingsPage::textOf($_REQUEST['days'] ?? ''),
			'note' => $_REQUEST['note'] ?? '',
		];
	}

	protected function key(mixed $item): string {
		return $item['post']->ID . ':' . $item['number'];
	}

	protected function nameOf(mixed $item): string {
		return "{$item['title']}, {$item['author']}";
	}

	protected function actions(mixed $item): array {
		if ($this->isTrash()) {
			return [
				'restore' => $this->action('restore', __('Restore', 'skerry'), $item),
				'delete' => $this->action(
					'delete',
					__('Delete permanently', 'skerry'),
					$item,
					__('Delete this change permanently? It cannot be restored.', 'skerry'),
				),
			];
		}
		$can_publish = current_user_can('publish_post', $item['post']->ID);
		$conflict = $this->conflict($item);
		return array_filter([
			'edit' => $this->link(PendingChangeForm::link($item['post']->ID, $item['number']), __('Edit', 'skerry'), $item),
			'publish' => $can_publish && '' === $conflict ? $this->action('publish', __('Publish', 'skerry'), $item) : '',
			'mine' => $can_publish && '' !== $conflict ? $this->action('mine', __('Publish this change’s version', 'skerry'), $item) : '',
			'theirs' =>
				$can_publish && '' !== $conflict ? $this->action('theirs', __('Skip these fields and publish the rest', 'skerry'), $item) : '',
			'request' =>
				self::mayPublish() || ColleagueRequest::isOpen($item['change']['request'] ?? null)
					? ''
					: $this->action('request', __('Request publishing', 'skerry'), $item),
			'withdraw' => isset($item['change']['request']) ? $this->action('withdraw', __('Withdraw request', 'skerry'), $item) : '',
			'unschedule' => 0 === $item['planned'] ? '' : $this->action('unschedule', __('Cancel schedule', 'skerry'), $item),
			'trash' => $this->action('trash', __('Trash', 'skerry'), $item),
		]);
	}

	private function conflict(array $item): string {
		return $this->isTrash() ? '' : PendingChangeTexts::conflict($item['post']->ID, $item['number']);
	}

	protected function column_title(array $item): string {
		$title = esc_html($item['title']);
		$name = $this->isTrash()
			? $title
			: sprintf('<a class="row-title" href="%s">%s</a>', esc_url(PendingChangeForm::link($item['post']->ID, $item['number'])), $title);
		$url =
			Products::type() === $item['post']->post_type || 'publish' !== $item['post']->post_status
				? ''
				: (string) get_permalink($item['post']);
		$path =
			'' === $url
				? ''
				: sprintf('<br><a href="%s">%s</a>', esc_url(FrontEnd::siteUrl($url)), esc_html(wp_parse_url($url, PHP_URL_PATH) ?: '/'));
		$request = PublishRequests::text($item['change']);
		return "<strong>$name</strong>$path" . ('' === $request ? '' : '<br>' . nl2br(esc_html($request)));
	}

	protected function column_changes(array $item): string {
		$lines = array_map(static function (array $difference): string {
			$values = array_filter([
				'' === $difference['old']
					? ''
					: sprintf('<del><span class="screen-reader-text">%s </span>%s</del>', esc_html__('Old:', 'skerry'), esc_html($difference['old'])),
				'' === $difference['new']
					? ''
					: sprintf('<ins><span class="screen-reader-text">%s </span>%s</ins>', esc_html__('New:', 'skerry'), esc_html($difference['new'])),
			]);
			return sprintf(
				'<li><strong>%s</strong>: %s</li>',
				esc_html($difference['label']),
				implode(' → ', $values) ?: esc_html__('empty', 'skerry'),
			);
		}, PendingChangeTexts::differences($item['post']->ID, $item['number']));
		$folded = count($lines) - self::SHOWN;
		$visible = '<ul style="margin:0">' . implode('', array_slice($lines, 0, self::SHOWN)) . '</ul>';
		if ([] === $lines) {
			return esc_html__('Nothing: the live page has the same values.', 'skerry');
		}
		/* translators: %s: number of changes */
		return $folded <= 0
			? $visible
			: $visible .
					sprintf(
						'<details><summary>%s</summary><ul>%s</ul></details>',
						esc_html(sprintf(_n('%s more change', '%s more changes', $folded, 'skerry'), number_format_i18n($folded))),
						implode('', array_slice($lines, self::SHOWN)),
					);
	}

	protected function column_author(array $item): string {
		return esc_html($item['author']);
	}

	protected function column_time(array $item): string {
		return esc_html(self::dated($item['time']));
	}

	protected function column_planned(array $item): string {
		$planned = $item['planned'] ?: (int) ($item['change']['planned'] ?? 0);
		$texts = array_filter([
			0 === $planned ? '' : self::dated($planned),
			$this->isTrash() ? '' : PendingChangeTexts::failed($item['change']),
			$this->conflict($item),
		]);
		return [] === $texts
			? '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__('Not scheduled', 'skerry') . '</span>'
			: implode('<br>', array_map('esc_html', $texts));
	}
}
