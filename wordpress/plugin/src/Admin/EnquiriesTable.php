<?php
namespace Skerry\Admin;

/** List table of enquiries. The website sends one page at a time. */
final class EnquiriesTable extends ListTable {
	protected const NAME = 'enquiries';
	protected const ROW_ACTIONS = ['close', 'reopen', 'trash', 'untrash', 'delete'];
	protected const FILTERS = ['kind', 'state'];
	protected const ORDER = ['sent', 'desc'];
	private const MAX_PER_PAGE = 100;
	/** Reason why the website sent no list. Empty on success. */
	public string $fault = '';
	/** @var array<string, int> Number of enquiries by state. */
	private array $counts = [];

	public function url(array $query = []): string {
		return Enquiries::url($query);
	}

	public function get_columns(): array {
		return [
			'cb' => '<input type="checkbox">',
			'address' => __('From', 'skerry'),
			'message' => __('Message', 'skerry'),
			'form' => __('Form', 'skerry'),
			'page' => __('Page', 'skerry'),
			'state' => __('Status', 'skerry'),
			'sent' => __('Received', 'skerry'),
		];
	}

	protected function get_sortable_columns(): array {
		return [
			'address' => 'address',
			'form' => 'form',
			'page' => 'page',
			'sent' => ['sent', true, '', '', 'desc'],
		];
	}

	protected function get_bulk_actions(): array {
		if ($this->isTrash()) {
			return ['untrash' => __('Restore', 'skerry'), 'delete' => __('Delete permanently', 'skerry')];
		}
		return ['close' => __('Close', 'skerry'), 'reopen' => __('Reopen', 'skerry'), 'trash' => __('Move to Trash', 'skerry')];
	}

	protected function questions(): array {
		return ['delete' => __('Permanently delete the selected enquiries, with their files and replies?', 'skerry')];
	}

	public function no_items(): void {
		if ('' === $this->fault) {
			$this->isTrash() ? esc_html_e('No enquiries found in Trash.', 'skerry') : esc_html_e('No enquiries found.', 'skerry');
		}
	}

	protected function find(int $per_page, int $page): array {
		[$column, $is_descending] = $this->order();
		$query = $this->query();
		$response = Enquiries::request(
			[
				'do' => 'list',
				'page' => min(100000, $page),
				'perPage' => min(self::MAX_PER_PAGE, $per_page),
				'orderBy' => $column,
				'order' => $is_descending ? 'desc' : 'asc',
			] +
				array_filter([
					'kind' => in_array($query['kind'], ['lead', 'contact'], true) ? $query['kind'] : '',
					'state' => in_array($query['state'], ['open', 'done', 'trash'], true) ? $query['state'] : '',
					'search' => mb_substr($query['s'], 0, 100),
				]),
		);
		if ('200' !== $response['status'] || !is_array($response['json']['enquiries'] ?? null)) {
			$this->fault = Enquiries::errorText($response);
			return ['items' => [], 'total' => 0];
		}
		$this->counts = array_filter(is_array($response['json']['counts'] ?? null) ? $response['json']['counts'] : [], 'is_int');
		EnquiryCount::store($this->counts['open'] ?? 0);
		return [
			'items' => array_values(array_filter($response['json']['enquiries'], static fn(mixed $enquiry) => wp_is_uuid($enquiry['id'] ?? ''))),
			'total' => (int) ($response['json']['total'] ?? 0),
		];
	}

	protected function perform(string $action, array $selected): array {
		return Enquiries::change($action, $selected);
	}

	protected function get_views(): array {
		if ('' !== $this->fault) {
			return [];
		}
		$names = [
			'' => __('All', 'skerry'),
			'open' => __('Open', 'skerry'),
			'done' => __('Closed', 'skerry'),
			'trash' => __('Trash', 'skerry'),
		];
		$views = [];
		foreach ($names as $state => $name) {
			$count = $this->counts['' === $state ? 'all' : $state] ?? 0;
			$current = $state === $this->query()['state'];
			if ($count > 0 || '' === $state || $current) {
				$views["view-$state"] = sprintf(
					'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
					esc_url($this->url(array_filter(['state' => $state]))),
					$current ? ' class="current" aria-current="page"' : '',
					esc_html($name),
					esc_html(number_format_i18n($count)),
				);
			}
		}
		return $views;
	}

	protected function extra_tablenav($which): void {
		if ('top' !== $which) {
			return;
		}
		printf(
			'<div class="alignleft actions"><label class="screen-reader-text" for="kind">%s</label><select name="kind" id="kind">',
			esc_html__('Filter by form', 'skerry'),
		);
		foreach (
			['' => __('All forms', 'skerry'), 'lead' => __('Lead form', 'skerry'), 'contact' => __('Contact form', 'skerry')]
			as $kind => $name
		) {
			printf('<option value="%s"%s>%s</option>', esc_attr($kind), selected($this->query()['kind'], $kind, false), esc_html($name));
		}
		echo '</select>';
		submit_button(__('Filter', 'skerry'), '', 'filter_action', false);
		echo '</div>';
	}

	protected function key(mixed $item): string {
		return $item['id'];
	}

	protected function nameOf(mixed $item): string {
		return Enquiries::sender($item);
	}

	protected function actions(mixed $item): array {
		if ($this->isTrash()) {
			return [
				'untrash' => $this->action('untrash', __('Restore', 'skerry'), $item),
				'delete' => $this->action(
					'delete',
					__('Delete permanently', 'skerry'),
					$item,
					__('Permanently delete this enquiry, with its files and replies?', 'skerry'),
				),
			];
		}
		return [
			'view' => $this->link($this->page($item), __('View', 'skerry'), $item),
		] +
			(is_numeric($item['doneAt'] ?? null)
				? ['reopen' => $this->action('reopen', __('Reopen', 'skerry'), $item)]
				: ['close' => $this->action('close', __('Close', 'skerry'), $item)]) + [
				'trash' => $this->action('trash', __('Trash', 'skerry'), $item),
			];
	}

	protected function column_address(array $item): string {
		$address = is_string($item['emailAddress'] ?? null) ? $item['emailAddress'] : __('No email address', 'skerry');
		return sprintf(
			'<strong><a class="row-title" href="%s">%s</a></strong>',
			esc_url($this->page($item)),
			esc_html(Enquiries::sender($item)),
		) . (Enquiries::sender($item) === $address ? '' : sprintf('<br>%s', esc_html($address)));
	}

	protected function column_message(array $item): string {
		return esc_html(wp_html_excerpt((string) ($item['message'] ?? ''), 120, '…'));
	}

	protected function column_form(array $item): string {
		return esc_html(Enquiries::kind($item));
	}

	protected function column_page(array $item): string {
		return esc_html((string) ($item['page'] ?? ''));
	}

	protected function column_state(array $item): string {
		return esc_html(Enquiries::state($item));
	}

	protected function column_sent(array $item): string {
		return esc_html(Enquiries::time($item['createdAt'] ?? null));
	}

	private function page(array $item): string {
		return Enquiries::url(['enquiry' => $item['id']]);
	}

	private function isTrash(): bool {
		return 'trash' === $this->query()['state'];
	}
}
