<?php
namespace Skerry\Admin;

use Skerry\Languages\Languages;
use Skerry\Settings;

/** List table of issues. The website sends the whole list at once. */
final class NewsletterTable extends ListTable {
	protected const NAME = 'issues';
	protected const ROW_ACTIONS = ['delete', 'pause', 'resume', 'end-refused', 'reactivate'];
	protected const FILTERS = ['state'];
	protected const ORDER = ['created', 'desc'];
	/** Reason why the website sent no list. Empty on success. */
	public string $fault = '';
	/** @var array<string, int> Active subscribers by language. */
	public array $active = [];
	/** @var array<string, int> */
	private array $counts = [];

	public function url(array $query = []): string {
		return Newsletter::url($query);
	}

	public function get_columns(): array {
		return [
			'cb' => '<input type="checkbox">',
			'subject' => __('Subject', 'skerry'),
			'language' => __('Languages', 'skerry'),
			'state' => __('Status', 'skerry'),
			'created' => __('Date', 'skerry'),
		];
	}

	protected function get_sortable_columns(): array {
		return ['subject' => 'subject', 'created' => ['created', true, '', '', 'desc']];
	}

	protected function get_bulk_actions(): array {
		return Newsletter::mayWrite() ? ['delete' => __('Delete drafts', 'skerry')] : [];
	}

	protected function questions(): array {
		return ['delete' => __('Delete the selected drafts?', 'skerry')];
	}

	public function no_items(): void {
		if ('' === $this->fault) {
			esc_html_e('No newsletter issues found.', 'skerry');
		}
	}

	protected function find(int $per_page, int $page): array {
		$response = Newsletter::request(['do' => 'list']);
		if (!Newsletter::isDone($response)) {
			$this->fault = Newsletter::errorText($response);
			return ['items' => [], 'total' => 0];
		}
		$this->active = array_filter(is_array($response['json']['active'] ?? null) ? $response['json']['active'] : [], 'is_int');
		$query = $this->query();
		$all = Newsletter::issuesOf($response['json']);
		$this->counts =
			['all' => count($all)] + array_count_values(array_map(static fn(array $issue) => (string) ($issue['state'] ?? ''), $all));
		$matches = array_filter(
			$all,
			fn(array $issue) => in_array($query['state'], ['', $issue['state'] ?? ''], true) &&
				('' === $query['s'] || false !== mb_stripos(implode("\n", Newsletter::subjects($issue)), $query['s'])),
		);
		[$column, $is_descending] = $this->order();
		$key = fn(array $issue) => 'subject' === $column ? mb_strtolower($this->nameOf($issue)) : (int) ($issue['createdAt'] ?? 0);
		usort($matches, static fn(array $a, array $b) => ($is_descending ? -1 : 1) * ($key($a) <=> $key($b)));
		return ['items' => array_slice($matches, ($page - 1) * $per_page, $per_page), 'total' => count($matches)];
	}

	protected function perform(string $action, array $selected): array {
		$next = [];
		foreach ($selected as $id) {
			$next = Newsletter::perform('delete' === $action ? 'remove' : $action, $id);
			if (isset($next['fault'])) {
				return $next;
			}
		}
		if (count($selected) > 1) {
			/* translators: %s: number of issues */
			return [
				'said' => sprintf(_n('%s issue deleted.', '%s issues deleted.', count($selected), 'skerry'), number_format_i18n(count($selected))),
			];
		}
		return $next;
	}

	protected function get_views(): array {
		$views = [];
		foreach (['', 'draft', 'sending', 'paused', 'sent', 'handed-over'] as $state) {
			$count = $this->counts['' === $state ? 'all' : $state] ?? 0;
			$current = $state === $this->query()['state'];
			if ('' === $this->fault && ($count > 0 || '' === $state || $current)) {
				$name = '' === $state ? __('All', 'skerry') : Newsletter::stateOf(['state' => $state]);
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

	protected function key(mixed $item): string {
		return $item['id'];
	}

	protected function nameOf(mixed $item): string {
		$subjects = Newsletter::subjects($item);
		return reset($subjects) ?: __('(no subject)', 'skerry');
	}

	protected function column_cb($item): string {
		// Only drafts can be selected, but every cell needs a name for screen readers.
		return $this->isDraft($item)
			? parent::column_cb($item)
			: sprintf('<span class="screen-reader-text">%s</span>', esc_html($this->nameOf($item)));
	}

	protected function actions(mixed $item): array {
		$at = static fn(string $view) => Newsletter::url(['issue' => $item['id']] + array_filter(['view' => $view]));
		if ($this->isDraft($item)) {
			return array_filter([
				'edit' => Newsletter::mayWrite() ? $this->link($at(''), __('Edit', 'skerry'), $item) : '',
				'preview' => $this->link($at('preview'), __('Preview', 'skerry'), $item),
				'send' => $this->link($at('send'), Newsletter::sendLabel(), $item),
				'delete' => Newsletter::mayWrite()
					? $this->action('delete', __('Delete', 'skerry'), $item, __('Delete this issue?', 'skerry'))
					: '',
			]);
		}
		return array_filter([
			'view' => is_string($item['slug'] ?? null)
				? $this->link(Settings::address() . Newsletter::archivePath($item), __('View in archive', 'skerry'), $item)
				: '',
			'preview' => $this->link($at('preview'), __('Preview', 'skerry'), $item),
			'pause' => Newsletter::maySend() && 'sending' === ($item['state'] ?? '') ? $this->action('pause', __('Pause', 'skerry'), $item) : '',
			'resume' =>
				Newsletter::maySend() && 'paused' === ($item['state'] ?? '') ? $this->action('resume', __('Resume', 'skerry'), $item) : '',
		]);
	}

	protected function column_subject(array $item): string {
		$address = Newsletter::url(['issue' => $item['id']] + ($this->isDraft($item) && Newsletter::mayWrite() ? [] : ['view' => 'preview']));
		return sprintf('<strong><a class="row-title" href="%s">%s</a></strong>', esc_url($address), esc_html($this->nameOf($item)));
	}

	protected function column_language(array $item): string {
		return esc_html(implode(', ', array_intersect_key(Languages::all(), Newsletter::subjects($item))));
	}

	protected function column_state(array $item): string {
		$request = SendRequests::text($item['id']);
		$html = esc_html(Newsletter::stateOf($item)) . ('' === $request ? '' : '<br>' . nl2br(esc_html($request)));
		if (in_array($item['state'] ?? '', ['sending', 'paused', 'sent'], true)) {
			$failed = (int) ($item['failed'] ?? 0);
			$sent = max(0, (int) ($item['queued'] ?? 0) - (int) ($item['waiting'] ?? 0) - $failed);
			/* translators: 1: number of emails that were sent, 2: number of emails */
			$html .=
				'<br>' .
				esc_html(sprintf(__('%1$s of %2$s sent', 'skerry'), number_format_i18n($sent), number_format_i18n((int) ($item['total'] ?? 0))));
			/* translators: %s: number of emails */
			$html .=
				0 === $failed ? '' : '<br>' . esc_html(sprintf(_n('%s failed', '%s failed', $failed, 'skerry'), number_format_i18n($failed)));
		}
		return $html . $this->reasonOfPause($item) . $this->bounced($item);
	}

	protected function column_created(array $item): string {
		return esc_html(Enquiries::time($item['startedAt'] ?? ($item['createdAt'] ?? null)));
	}

	/** Returns why the website paused an issue, with a button. Empty if the issue is not paused. */
	private function reasonOfPause(array $item): string {
		if (!Newsletter::isBraked($item)) {
			return '';
		}
		$reply = (string) $item['brakeReply'];
		return sprintf(
			'<p><strong>%s</strong> %s</p>',
			esc_html__('Paused by the website:', 'skerry'),
			esc_html__(
				'The mail server rejected many emails. No subscribers were removed, and the remaining emails are on hold. Ask your mail provider why, then resume.',
				'skerry',
			),
		) .
			('' === $reply
				? ''
				: sprintf('<p>%s <q lang="en">%s</q></p>', esc_html__('Response from the mail server:', 'skerry'), esc_html($reply))) .
			(Newsletter::maySend()
				? sprintf(
					'<p><a class="button" href="%s">%s</a></p>',
					esc_url($this->post('end-refused', $item)),
					esc_html__('Unsubscribe nonexistent mailboxes and resume', 'skerry'),
				)
				: '');
	}

	private function bounced(array $item): string {
		$count = (int) ($item['bounced'] ?? 0);
		/* translators: %s: number of readers */
		$text = sprintf(
			_n('Reactivate %s bounced subscriber', 'Reactivate %s bounced subscribers', $count, 'skerry'),
			number_format_i18n($count),
		);
		return 0 === $count || !Newsletter::maySend()
			? ''
			: sprintf('<p><a class="button" href="%s">%s</a></p>', esc_url($this->post('reactivate', $item)), esc_html($text));
	}

	private function post(string $action, array $item): string {
		return wp_nonce_url($this->url(['action' => $action, self::NAME . '[]' => $item['id']]), 'bulk-' . $this->_args['plural']);
	}

	private function isDraft(array $item): bool {
		return in_array($item['state'] ?? '', ['draft', 'handed-over'], true);
	}
}
