<?php
namespace Skerry\Changes;

/** Changes made during this request, without duplicates. */
final class ChangeSet {
	/** @var array<string, true> */
	private static array $ids = [];
	/** @var array<string, array<string, true>> Types by language. `*` means all languages. */
	private static array $types = [];
	private static bool $everything = false;

	public static function addId(string $id): void {
		self::$ids[$id] = true;
	}

	public static function addType(string $type, string $language = '*'): void {
		self::$types[$language][$type] = true;
	}

	public static function addEverything(): void {
		self::$everything = true;
	}

	/** Returns the bodies of the calls to the site's /api/revalidate and clears the changes. */
	public static function take(): array {
		$calls = [];
		if (self::$everything) {
			$calls[] = ['everything' => true];
		} else {
			foreach (array_chunk(array_keys(self::$ids), 500) as $ids) {
				$calls[] = ['ids' => $ids];
			}
			foreach (self::$types as $language => $types) {
				$call = ['types' => array_keys($types)];
				if ('*' === $language && isset($calls[0]['ids'])) {
					$calls[0] += $call;
				} else {
					$calls[] = $call + ('*' === $language ? [] : ['locales' => [$language]]);
				}
			}
		}
		self::$ids = [];
		self::$types = [];
		self::$everything = false;
		return $calls;
	}
}
