<?php
namespace Skerry\Admin;

use Skerry\Redirects\DeadAddresses;
use Skerry\Redirects\Rules;

/** List table under Tools › Redirects › Frequent 404s. */
final class DeadAddressesTable extends ListTable {
	protected const NAME = 'dead_addresses';
	protected const ORDER = ['hits', 'desc'];
	/** Time limit for requests to the website, in seconds. */
	private const SECONDS = 3;

	public function url(array $query = []): string {
		return RedirectsPage::url(['view' => RedirectsPage::DEAD] + $query);
	}

	public function get_columns(): array {
		return [
			'cb' => '<input type="checkbox">',
			'path' => __('Address', 'skerry'),
			'hits' => __('Requests', 'skerry'),
			'seen' => __('Last counted', 'skerry'),
		];
	}

	protected function get_sortable_columns(): array {
		return [
			'path' => 'path',
			'hits' => ['hits', true, '', '', 'desc'],
			'seen' => ['seen', true],
		];
	}

	protected function get_bulk_actions(): array {
		return ['ignore' => __('Ignore', 'skerry')];
	}

	public function no_items(): void {
		esc_html_e('No addresses found.', 'skerry');
	}

	protected function find(int $per_page, int $page): array {
		[$column, $descends] = $this->order();
		$search = Rules::spelled($this->query()['s']);
		$addresses = array_filter(DeadAddresses::all(), static fn(array $address) => '' === $search || str_contains($address['path'], $search));
		usort(
			$addresses,
			static fn(array $a, array $b) => ($descends ? -1 : 1) *
				('path' === $column ? strcmp($a['path'], $b['path']) : (int) $a[$column] <=> (int) $b[$column]),
		);
		$items = array_slice($addresses, $per_page * ($page - 1), $per_page);
		$removed_paths = DeadAddresses::forgetFound(array_column($items, 'path'), self::SECONDS);
		return [
			'items' => array_filter($items, static fn(array $address) => !in_array($address['path'], $removed_paths, true)),
			'total' => count($addresses) - count($removed_paths),
		];
	}

	protected function perform(string $action, array $selected): array {
		array_map([DeadAddresses::class, 'forget'], $selected);
		/* translators: %s: number of addresses */
		$text = _n(
			'%s address removed from the list. It reappears if it is requested frequently again.',
			'%s addresses removed from the list. They reappear if they are requested frequently again.',
			count($selected),
			'skerry',
		);
		return ['said' => sprintf($text, number_format_i18n(count($selected)))];
	}

	protected function key(mixed $item): string {
		return $item['path'];
	}

	protected function nameOf(mixed $item): string {
		return Rules::readable($item['path']);
	}

	protected function actions(mixed $item): array {
		return [
			'add' => $this->link(RedirectsPage::url(['source' => $item['path']]) . '#row', __('Add redirect', 'skerry'), $item),
			'ignore' => $this->action('ignore', __('Ignore', 'skerry'), $item),
		];
	}

	protected function column_path(array $item): string {
		return sprintf('<strong>%s</strong>', esc_html($this->nameOf($item)));
	}

	protected function column_hits(array $item): string {
		return esc_html(number_format_i18n((int) $item['hits']));
	}

	protected function column_seen(array $item): string {
		return esc_html(self::dated((int) $item['seen']));
	}
}
