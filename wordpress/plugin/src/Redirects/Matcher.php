<?php
namespace Skerry\Redirects;

/**
 * Finds the redirect for a path as the site does: first an exact match, then wildcards from the longest to the
 * shortest.
 */
final class Matcher {
	private const MAX_HOPS = 10;
	/** @var array<string, string> Targets by source. */
	private array $exact = [];
	/** @var array<string, array<string, array{string, string, string}>> Text before the `*`, text after it, and target, by first segment and source. */
	private array $open = [];
	private int $open_count = 0;

	/** @param iterable<array{source: string, target: string}> $rows */
	public function __construct(iterable $rows = []) {
		foreach ($rows as $row) {
			$this->add($row['source'], $row['target']);
		}
	}

	public function add(string $source, string $target): void {
		$this->remove($source);
		if (str_contains($source, '*')) {
			[$before, $after] = explode('*', $source, 2);
			$this->open[self::firstSegment($before)][$source] = [$before, $after, $target];
			++$this->open_count;
		} else {
			$this->exact[$source] = $target;
		}
	}

	public function remove(string $source): void {
		$segment = self::firstSegment(explode('*', $source, 2)[0]);
		if (isset($this->open[$segment][$source])) {
			unset($this->open[$segment][$source]);
			--$this->open_count;
		}
		unset($this->exact[$source]);
	}

	/** Returns the number of redirects with a `*`. */
	public function openCount(): int {
		return $this->open_count;
	}

	/** Returns the target for a path. Empty for 410 Gone, null if no redirect matches. */
	public function next(string $path): ?string {
		$path = rtrim($path, '/') ?: '/';
		if (isset($this->exact[$path])) {
			return $this->exact[$path];
		}
		$next = null;
		$length = -1;
		foreach (array_unique([self::firstSegment($path), '']) as $segment) {
			foreach ($this->open[$segment] ?? [] as [$before, $after, $target]) {
				$fixed_length = strlen($before . $after);
				if ($fixed_length > $length && strlen($path) > $fixed_length && str_starts_with($path, $before) && str_ends_with($path, $after)) {
					$wildcard = substr($path, strlen($before), strlen($path) - $fixed_length);
					if ('' === $after || !str_contains($wildcard, '/')) {
						$next = str_replace('*', $wildcard, $target);
						$length = $fixed_length;
					}
				}
			}
		}
		return $next;
	}

	/** Returns whether an address that matches this row could redirect forever. */
	public function isCircle(string $source, string $target): bool {
		foreach ($this->samples($source, $target) as $sample) {
			if (null === $this->end(str_replace('*', $sample, $target))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Follows redirects from a target and returns the final address. Returns the target itself if it has no redirect,
	 * and null for a loop.
	 *
	 * @param ?callable(string): bool $is_living Returns whether a path has a page. Pages take precedence over redirects.
	 */
	public function end(string $target, ?callable $is_living = null): ?string {
		for ($hop = 0; $hop <= self::MAX_HOPS; $hop++) {
			if ('' === $target || '/' !== $target[0]) {
				return $target;
			}
			$path = (string) preg_replace('#/{2,}#', '/', strtok($target, '?#') ?: '/');
			$next = $this->next($path);
			if (null === $next || (null !== $is_living && $is_living(rtrim($path, '/') ?: '/'))) {
				return $target;
			}
			$target = $next;
		}
		return null;
	}

	/** @return string[] Sample texts that a `*` could match: an arbitrary one, and those that lead to other rows. */
	private function samples(string $source, string $target): array {
		if (!str_contains($source, '*') || !str_contains($target, '*')) {
			return ['x'];
		}
		[$before, $after] = explode('*', $target, 2);
		$samples = ['x'];
		foreach ([$this->exact, ...array_values($this->open)] as $rows) {
			foreach (array_keys($rows) as $other) {
				if (!str_starts_with((string) $other, $before)) {
					continue;
				}
				$other = str_replace('*', 'x', (string) $other);
				if (strlen($other) > strlen($before . $after) && str_ends_with($other, $after)) {
					$samples[] = substr($other, strlen($before), strlen($other) - strlen($before . $after));
				}
			}
		}
		return $samples;
	}

	/** Returns the text between the first two slashes. Empty if there are fewer slashes. */
	private static function firstSegment(string $path): string {
		return preg_match('#^/([^/]+)/#', $path, $match) ? $match[1] : '';
	}
}
