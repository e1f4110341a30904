<?php
namespace Site\Demonstration;

/**
 * Long work as a list of short steps. The list is the same at each request, so that a number says how far it is; what has to
 * be known between requests is the memory.
 */
interface Steps {
	/** @return array<int, array{string, mixed}> Each begins with the name of its phase. */
	public function all(): array;

	/** Takes a step. One that was taken before changes nothing. */
	public function take(array $step): void;

	/** Writes what it keeps for itself. */
	public function save(): void;

	/** @return array<string, mixed> */
	public function memory(): array;

	/** @return array{int, int} How many entries and files were changed. */
	public function counts(): array;

	/** @return string[] The names of what was left alone. */
	public function leftAlone(): array;
}
