<?php
namespace Skerry\Admin;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * Base class of the plugin's lists. Extends WordPress's list table with search, sortable columns, bulk and row actions,
 * pagination, and rows per page in Screen Options. Screens create their list in `Screen::add` and open it there, before
 * any output.
 */
abstract class ListTable extends \WP_List_Table {
	/** Plural name, used for the checkboxes, the nonce and the screen option. */
	protected const NAME = '';
	/** Row actions that are not bulk actions. */
	protected const ROW_ACTIONS = [];
	/** Query parameters that filter the list, in addition to the search. */
	protected const FILTERS = [];
	/** Default column and direction. */
	protected const ORDER = ['', 'asc'];
	private const PER_PAGE = 20;

	final public function __construct() {
		parent::__construct(['singular' => static::NAME, 'plural' => static::NAME]);
	}

	/** @param array<string, string> $query */
	abstract public function url(array $query = []): string;

	/** @return array{items: array, total: int} Rows of one page, filtered by `query` and sorted by `order`, and the number of all rows. */
	abstract protected function find(int $per_page, int $page): array;

	/** Returns the value of a row's checkbox. */
	abstract protected function key(mixed $item): string;

	/** Returns a row's label for screen readers. */
	abstract protected function nameOf(mixed $item): string;

	/**
	 * Performs an action on the selected rows.
	 *
	 * @param string[] $selected
	 * @return array<string, string> Query parameters of the next screen, such as a notice: `said` or `fault`.
	 */
	protected function perform(string $action, array $selected): array {
		return [];
	}

	/** @return array<string, string> Confirmation questions by bulk action. */
	protected function questions(): array {
		return [];
	}

	/** Performs the requested action and redirects, or fetches the rows if no action is requested. */
	public function open(): void {
		Screen::enqueueConfirmation();
		// WordPress prints these parameters without checking that they are strings.
		foreach (['s', 'orderby', 'order'] as $name) {
			if (!is_string($_REQUEST[$name] ?? '')) {
				unset($_REQUEST[$name], $_GET[$name], $_POST[$name]);
			}
		}
		add_screen_option('per_page', ['option' => self::option(), 'default' => self::PER_PAGE]);
		$action = $this->current_action();
		$actions = [...array_keys($this->get_bulk_actions()), ...static::ROW_ACTIONS];
		if (is_string($action) && in_array($action, $actions, true)) {
			check_admin_referer('bulk-' . $this->_args['plural']);
			$selected_keys = self::texts((array) ($_REQUEST[static::NAME] ?? []));
			$next =
				[] === $selected_keys
					? ['fault' => __('Please select at least one item to perform this action on.', 'skerry')]
					: $this->perform($action, array_values($selected_keys));
			$this->redirect($next);
		}
		// Filters and the page number are posted with the same form as the checkboxes. The redirect moves them to the
		// URL.
		if ('POST' === ($_SERVER['REQUEST_METHOD'] ?? '')) {
			$this->redirect([]);
		}
		$this->prepare_items();
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page(self::option(), self::PER_PAGE);
		$result = $this->find($per_page, $this->get_pagenum());
		$this->items = $result['items'];
		$this->set_pagination_args(['total_items' => $result['total'], 'per_page' => $per_page]);
	}

	/** Prints the list with its search box. */
	public function show(string $search): void {
		$hidden_fields = $this->query();
		unset($hidden_fields['s']);
		$this->views();
		printf('<form class="search-form wp-clearfix" method="get" action="%s" style="margin-top:8px">', esc_url(strtok($this->url(), '?')));
		wp_parse_str((string) wp_parse_url($this->url($hidden_fields), PHP_URL_QUERY), $fields);
		foreach ($fields as $name => $value) {
			printf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr($value));
		}
		$this->search_box($search, static::NAME);
		printf(
			'</form><form method="post" action="%s" data-skerry-ask-actions="%s">',
			esc_url($this->url($this->state())),
			esc_attr((string) wp_json_encode((object) $this->questions())),
		);
		$this->display();
		echo '</form>';
	}

	/** @return array<string, string> Search and filters from the URL. Empty strings if they are not set. */
	final public function query(): array {
		$names = ['s', ...static::FILTERS];
		return array_map('trim', array_intersect_key(self::texts($_REQUEST), array_flip($names))) + array_fill_keys($names, '');
	}

	/** @return array{string, bool} Column to sort by, and whether the order is descending. */
	final protected function order(): array {
		$query = self::texts($_GET);
		$column = $query['orderby'] ?? '';
		$columns = array_map(static fn(array|string $sort) => is_array($sort) ? $sort[0] : $sort, $this->get_sortable_columns());
		return in_array($column, $columns, true)
			? [$column, 'desc' === ($query['order'] ?? '')]
			: [static::ORDER[0], 'desc' === static::ORDER[1]];
	}

	/** @return array<string, string> Links below a row's first column, created with `action` and `link`. */
	protected function actions(mixed $item): array {
		return [];
	}

	protected function handle_row_actions($item, $column_name, $primary): string {
		$actions = $column_name === $primary ? $this->actions($item) : [];
		return [] === $actions ? parent::handle_row_actions($item, $column_name, $primary) : $this->row_actions($actions);
	}

	/** Returns a link that performs an action on a row. `$ask` is a confirmation question. */
	protected function action(string $action, string $text, mixed $item, string $ask = ''): string {
		return sprintf(
			'<a href="%s" aria-label="%s"%s%s>%s</a>',
			esc_url($this->actionUrl($action, $this->key($item))),
			esc_attr($text . ': ' . $this->nameOf($item)),
			str_starts_with($action, 'delete') || str_starts_with($action, 'trash') ? ' class="submitdelete"' : '',
			'' === $ask ? '' : sprintf(' data-skerry-ask="%s"', esc_attr($ask)),
			esc_html($text),
		);
	}

	/** Returns the URL that performs an action on one row and then shows the same page of the list. */
	final protected function actionUrl(string $action, string $key): string {
		$query = [
			'action' => $action,
			static::NAME . '[]' => rawurlencode($key),
			'_wpnonce' => wp_create_nonce('bulk-' . $this->_args['plural']),
		];
		return add_query_arg($query, $this->url($this->state()));
	}

	/** Returns a link from a row to another screen. */
	protected function link(string $address, string $text, mixed $item): string {
		return sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url($address),
			esc_attr($text . ': ' . $this->nameOf($item)),
			esc_html($text),
		);
	}

	protected function column_cb($item): string {
		/* translators: %s: label of the row */
		$label = sprintf(__('Select %s', 'skerry'), $this->nameOf($item));
		$id = static::NAME . '-' . $this->key($item);
		return sprintf(
			'<input type="checkbox" id="%1$s" name="%2$s[]" value="%3$s"><label for="%1$s"><span class="screen-reader-text">%4$s</span></label>',
			esc_attr($id),
			esc_attr(static::NAME),
			esc_attr($this->key($item)),
			esc_html($label),
		);
	}

	/** Formats a Unix time in WordPress's date and time format. */
	protected static function dated(int $time): string {
		return wp_date(get_option('date_format') . ' ' . get_option('time_format'), $time);
	}

	/** @return array<string, string> Query parameters of the current view: filters, order and page number. */
	private function state(): array {
		$query = self::texts($_REQUEST);
		return array_filter($this->query() + array_intersect_key($query, array_flip(['orderby', 'order', 'paged'])), 'strlen');
	}

	/** @param array<string, string> $next */
	private function redirect(array $next): never {
		wp_safe_redirect($this->url(Notices::inQuery($next) + $this->state()));
		exit();
	}

	private static function option(): string {
		return 'skerry_' . static::NAME . '_per_page';
	}

	/**
	 * Returns the strings as they were typed, because `sanitize_text_field` would remove percent-encoded characters
	 * from addresses.
	 *
	 * @return array<string, string>
	 */
	private static function texts(array $input): array {
		return array_filter(wp_unslash($input), static fn(mixed $text) => is_string($text) && mb_check_encoding($text, 'UTF-8'));
	}
}
