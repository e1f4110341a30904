<?php
namespace Skerry\Admin;

use Skerry\Redirects\Rows;
use Skerry\Redirects\Rules;

/** List table under Tools › Redirects. */
final class RedirectsTable extends ListTable {
	protected const NAME = 'redirects';
	protected const ORDER = ['id', 'desc'];
	/** @var array<int, string> Remarks by row ID. */
	private array $remarks = [];

	public function url(array $query = []): string {
		return RedirectsPage::url($query);
	}

	public function get_columns(): array {
		return [
			'cb' => '<input type="checkbox">',
			'source' => __('Source URL', 'skerry'),
			'target' => __('Target URL', 'skerry'),
			'status' => __('Status', 'skerry'),
			'hits' => __('Hits', 'skerry'),
			'note' => __('Note', 'skerry'),
			'id' => __('Date', 'skerry'),
		];
	}

	protected function get_sortable_columns(): array {
		return [
			'source' => 'source',
			'target' => 'target',
			'status' => 'status',
			'hits' => ['hits', true],
			'id' => ['id', true, '', '', 'desc'],
		];
	}

	protected function get_bulk_actions(): array {
		return ['delete' => __('Delete', 'skerry')];
	}

	public function no_items(): void {
		esc_html_e('No redirects found.', 'skerry');
	}

	protected function questions(): array {
		return ['delete' => __('Delete the selected redirects?', 'skerry')];
	}

	protected function find(int $per_page, int $page): array {
		[$column, $descends] = $this->order();
		$result = Rows::search($this->query()['s'], $column, $descends, $per_page, $page);
		foreach (RedirectsPage::newCheck()->remarks($result['items']) as $key => $remark) {
			$this->remarks[(int) $result['items'][$key]['id']] = $remark;
		}
		return $result;
	}

	protected function perform(string $action, array $selected): array {
		$rows = Rows::delete(array_map('intval', $selected));
		if ([] === $rows) {
			return ['fault' => __('This redirect no longer exists.', 'skerry')];
		}
		/* translators: %s: number of redirects */
		$message = sprintf(_n('%s redirect deleted.', '%s redirects deleted.', count($rows), 'skerry'), number_format_i18n(count($rows)));
		return ['said' => $message] + Undo::store('redirects', $rows);
	}

	protected function key(mixed $item): string {
		return $item['id'];
	}

	protected function nameOf(mixed $item): string {
		return Rules::readable($item['source']);
	}

	protected function actions(mixed $item): array {
		return [
			'edit' => $this->link(RedirectsPage::url(['row' => $item['id']]), __('Edit', 'skerry'), $item),
			'delete' => $this->action('delete', __('Delete', 'skerry'), $item, __('Delete this redirect?', 'skerry')),
		];
	}

	protected function column_source(array $item): string {
		$remark = $this->remarks[(int) $item['id']] ?? '';
		return sprintf(
			'<strong><a class="row-title" href="%s">%s</a></strong>',
			esc_url(RedirectsPage::url(['row' => $item['id']])),
			esc_html($this->nameOf($item)),
		) . ('' === $remark ? '' : sprintf('<p><em>%s</em></p>', esc_html($remark)));
	}

	protected function column_target(array $item): string {
		return '' === $item['target'] ? '<span aria-hidden="true">—</span>' : esc_html(Rules::readable($item['target']));
	}

	protected function column_status(array $item): string {
		return esc_html($item['status'] . ' ' . RedirectsPage::nameOfStatus((int) $item['status']));
	}

	protected function column_hits(array $item): string {
		return esc_html(number_format_i18n((int) $item['hits']));
	}

	protected function column_note(array $item): string {
		return esc_html($item['note']);
	}

	protected function column_id(array $item): string {
		return esc_html(self::dated((int) $item['created']));
	}
}
