<?php
namespace Site\Admin;

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
			'address' => __('From', 'site'),
			'message' => __('Message', 'site'),
			'form' => __('Form', 'site'),
			'page' => __('Page', 'site'),
			'state' => __('Status', 'site'),
			'sent' => __('Received', 'site'),
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
			return ['untrash' => __('Restore', 'site'), 'delete' => __('Delete permanently', 'site')];
		}
		return ['close' => __('Close', 'site'), 'reopen' => __('Reopen', 'site'), 'trash' => __('Move to Trash', 'site')];
	}

	protected function questions(): array {
		return ['delete' => __('Permanently delete the selected enquiries, with their files and replies?', 'site')];
	}

	public function no_items(): void {
		if ('' === $this->fault) {
			$this->isTrash() ? esc_html_e('No enquiries found in Trash.', 'site') : esc_html_e('No enquiries found.', 'site');
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
		$names = ['' => __('All', 'site'), 'open' => __('Open', 'site'), 'done' => __('Closed', 'site'), 'trash' => __('Trash', 'site')];
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
			esc_html__('Filter by form', 'site'),
		);
		foreach (
			['' => __('All forms', 'site'), 'lead' => __('Lead form', 'site'), 'contact' => __('Contact form', 'site')]
			as $kind => $name
		) {
			printf('<option value="%s"%s>%s</option>', esc_attr($kind), selected($this->query()['kind'], $kind, false), esc_html($name));
		}
		echo '</select>';
		submit_button(__('Filter', 'site'), '', 'filter_action', false);
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
				'untrash' => $this->action('untrash', __('Restore', 'site'), $item),
				'delete' => $this->action(
					'delete',
					__('Delete permanently', 'site'),
					$item,
					__('Permanently delete this enquiry, with its files and replies?', 'site'),
				),
			];
		}
		return [
			'view' => $this->link($this->page($item), __('View', 'site'), $item),
		] +
			(is_numeric($item['doneAt'] ?? null)
				? ['reopen' => $this->action('reopen', __('Reopen', 'site'), $item)]
				: ['close' => $this->action('close', __('Close', 'site'), $item)]) + [
				'trash' => $this->action('trash', __('Trash', 'site'), $item),
			];
	}

	protected function column_address(array $item): string {
		$address = is_string($item['emailAddress'] ?? null) ? $item['emailAddress'] : __('No email address', 'site');
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
