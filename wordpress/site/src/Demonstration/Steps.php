<?php
namespace Site\Demonstration;

/**
 * Long work as a list of short steps. The list is the same in each request, so a number is enough to store the
 * position. State that later requests need is the memory.
 */
interface Steps {
	/** @return array<int, array{string, mixed}> Steps, each with its phase and an argument. */
	public function all(): array;

	/** Takes a step. Taking it again changes nothing. */
	public function runStep(array $step): void;

	/** Stores the steps' own data. */
	public function save(): void;

	/** @return array<string, mixed> */
	public function memory(): array;

	/** @return array{int, int} Number of entries and of files that were changed. */
	public function counts(): array;

	/** @return string[] Names of the items that were left alone. */
	public function skippedTitles(): array;
}
