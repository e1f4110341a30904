<?php
namespace Skerry\Demonstration;

/**
 * Long-running work as a list of short steps. The list is the same in each request, so a number is enough to store the
 * position. `memory` returns the state that later requests need.
 */
interface Steps {
	/** @return array<int, array{string, mixed}> Steps, each with its phase and an argument. */
	public function all(): array;

	/** Runs a step. Running it again changes nothing. */
	public function runStep(array $step): void;

	/** Stores the steps' own data. */
	public function save(): void;

	/** @return array<string, mixed> */
	public function memory(): array;

	/** @return array{int, int} Numbers of changed entries and files. */
	public function counts(): array;

	/** @return string[] Names of the skipped items. */
	public function skippedTitles(): array;
}
