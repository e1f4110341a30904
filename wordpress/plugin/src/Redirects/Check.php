<?php
namespace Skerry\Redirects;

use Skerry\Changes\Redirects;

/**
 * Validates redirects, also against existing ones. Accepted redirects count as existing when later ones are validated.
 */
final class Check {
	/** Time limit for requests to the website, in seconds. */
	private const SECONDS = 3;
	private Matcher $matcher;
	/** @var array<string, int> Row IDs by source. */
	private array $known = [];
	/** @var array<string, true> */
	private array $moved = [];
	/** @var array<string, bool> Whether a page exists, by path. */
	private array $living = [];

	public function __construct(private bool $may_lead_elsewhere) {
		$this->matcher = new Matcher();
		foreach (Redirects::all() as $redirect) {
			$this->moved[Rules::spelled($redirect['from'])] = true;
			$this->matcher->add(Rules::spelled($redirect['from']), $redirect['to']);
		}
		foreach (Rows::all() as $row) {
			$this->known[$row['source']] = (int) $row['id'];
			// Automatic redirects of moved pages take precedence.
			if (!isset($this->moved[$row['source']])) {
				$this->matcher->add($row['source'], $row['target']);
			}
		}
	}

	/**
	 * Validates a row as it was typed, either as a new row or as a replacement of the row `$id`.
	 *
	 * @param array{source: string, target: string, status: string|int, note: string} $input
	 * @return array{row: ?array{source: string, target: string, status: int, note: string}, fault: ?string}
	 */
	public function validate(array $input, int $id = 0): array {
		$reject = static fn(string $fault) => ['row' => null, 'fault' => $fault];
		if (
			strlen($input['source']) > 3 * Rules::MAX_SOURCE ||
			strlen($input['target']) > 3 * Rules::MAX_TARGET ||
			mb_strlen($input['note']) > Rules::MAX_NOTE
		) {
			return $reject(__('The redirect is too long.', 'skerry'));
		}
		$source = Rules::source($input['source']);
		if (null === $source) {
			return $reject(__('The source must be a path such as /old or /old/*, without ? or # and with at most one *.', 'skerry'));
		}
		$status = is_numeric($input['status']) ? (int) $input['status'] : 0;
		if (!in_array($status, Rules::STATUSES, true)) {
			return $reject(__('The status must be 301, 302, 307, 308 or 410.', 'skerry'));
		}
		if (Rules::GONE === $status && '' !== trim($input['target'])) {
			return $reject(__('A 410 has no target. Leave the target URL empty.', 'skerry'));
		}
		$target = Rules::GONE === $status ? '' : Rules::target($input['target'], $source);
		if (null === $target) {
			return $reject(
				__(
					'The target must be a path such as /new or a URL such as https://example.com/new. It may use * only if the source does.',
					'skerry',
				),
			);
		}
		if (Rules::isElsewhere($target) && !$this->may_lead_elsewhere) {
			return $reject(__('Only administrators can redirect to other websites.', 'skerry'));
		}
		if (($this->known[$source] ?? $id) !== $id) {
			return $reject(__('A redirect for this address already exists.', 'skerry'));
		}
		if (0 === $id && count($this->known) >= Rows::MOST) {
			/* translators: %d: number of rows */
			return $reject(sprintf(__('You have reached the limit of %d redirects.', 'skerry'), Rows::MOST));
		}
		if (str_contains($source, '*') && $this->matcher->openCount() >= Rows::MOST_OPEN) {
			/* translators: %d: number of rows */
			return $reject(sprintf(__('You have reached the limit of %d wildcard redirects.', 'skerry'), Rows::MOST_OPEN));
		}
		return $this->validateLoop(
			['source' => $source, 'target' => $target, 'status' => $status, 'note' => sanitize_text_field($input['note'])],
			$id,
		);
	}

	/**
	 * Returns remarks about accepted rows, based on the responses that visitors get at their addresses.
	 *
	 * @param array<int|string, array{source: string, target: string}> $rows
	 * @return array<int|string, string> Remarks by key of the row.
	 */
	public function remarks(array $rows, int $seconds = self::SECONDS): array {
		$this->loadPaths([...array_column($rows, 'source'), ...array_map([self::class, 'pathOf'], array_column($rows, 'target'))]);
		// An existing page ends the chain, even if its address has a redirect.
		$ends = array_map(
			fn(array $row) => self::isFollowed($row['target']) ? $this->matcher->end($row['target'], [$this, 'isPublished']) : null,
			$rows,
		);
		$targets = array_filter($ends, fn(?string $end) => null !== $end && self::isFollowed($end) && !$this->isPublished(self::pathOf($end)));
		$statuses = VisitorStatus::of(array_values(array_map(static fn(string $end) => explode('#', $end)[0], $targets)), $seconds);
		$remarks = [];
		foreach ($rows as $key => $row) {
			$end = $ends[$key];
			$status = null === $end ? 0 : $statuses[explode('#', $end)[0]] ?? 0;
			$remarks[$key] = match (true) {
				$this->isPublished($row['source']) => __('Not used: a page exists at this address.', 'skerry'),
				isset($this->moved[$row['source']]) => __(
					'Not used: a page that has moved from this address already redirects automatically.',
					'skerry',
				),
				'' === $end, Rules::GONE === $status => __('Target is gone (410).', 'skerry'),
				/* translators: %s: address */
				VisitorStatus::NOT_FOUND === $status => sprintf(__('Target not found (404): %s', 'skerry'), Rules::readable((string) $end)),
				/* translators: %s: address */
				null !== $end && $end !== $row['target'] => sprintf(
					__('The target redirects to %s. Use that address as the target instead.', 'skerry'),
					Rules::readable($end),
				),
				default => '',
			};
		}
		return array_filter($remarks, 'strlen');
	}

	/** Returns whether WordPress has a page at a path. */
	public function isPublished(string $path): bool {
		$this->loadPaths([$path]);
		return $this->living[$path];
	}

	/** @param string[] $paths */
	private function loadPaths(array $paths): void {
		$new = array_diff($paths, array_keys($this->living));
		if ([] !== $new) {
			$this->living = array_map('boolval', PublishedPaths::among($new)) + array_fill_keys($new, false) + $this->living;
		}
	}

	/** Returns whether a target is a single address of this site. */
	private static function isFollowed(string $target): bool {
		return '' !== $target && '/' === $target[0] && !str_contains($target, '*');
	}

	/** Returns a target's path in the format of sources. */
	private static function pathOf(string $target): string {
		return rtrim(explode('#', explode('?', $target)[0])[0], '/') ?: '/';
	}

	/** @param array{source: string, target: string, status: int, note: string} $row */
	private function validateLoop(array $row, int $id): array {
		$before = 0 === $id ? null : Rows::get($id);
		if (null !== $before) {
			$this->matcher->remove($before['source']);
		}
		if (!isset($this->moved[$row['source']])) {
			$this->matcher->add($row['source'], $row['target']);
		}
		if ($this->matcher->isCircle($row['source'], $row['target'])) {
			$this->matcher->remove($row['source']);
			return ['row' => null, 'fault' => __('This creates a redirect loop.', 'skerry')];
		}
		// A new row has no ID yet. -1 distinguishes it from the next new row, which is validated with 0.
		$this->known[$row['source']] = 0 === $id ? -1 : $id;
		return ['row' => $row, 'fault' => null];
	}
}
