<?php
namespace Skerry;

use Skerry\Changes\Deliveries;
use Skerry\Changes\DeliverySender;
use Skerry\Content\Permalinks;
use Skerry\Demonstration\Import;
use Skerry\Demonstration\Imported;
use Skerry\Demonstration\Removal;

/**
 * WP-CLI commands below `wp skerry`, beside WP-CLI's own commands for networks: `doctor`, `seed`, `unseed`, `resend`,
 * `permalinks`, `connect`.
 */
final class Cli {
	public static function register(): void {
		\WP_CLI::add_command('skerry doctor', [self::class, 'doctor']);
		\WP_CLI::add_command('skerry seed', [self::class, 'seed']);
		\WP_CLI::add_command('skerry unseed', [self::class, 'unseed']);
		\WP_CLI::add_command('skerry resend', [self::class, 'resend']);
		\WP_CLI::add_command('skerry permalinks', [self::class, 'permalinks']);
		\WP_CLI::add_command('skerry connect', [self::class, 'connect']);
	}

	// WP-CLI parses the comments below and prints them as help.

	/**
	 * Checks whether this WordPress has everything that the website needs.
	 *
	 * Exits with code 1 if something required is missing.
	 */
	public static function doctor(): void {
		\WP_CLI\Utils\format_items('table', States::all(), ['state', 'name', 'detail', 'advice']);
		if (!States::areGood()) {
			\WP_CLI::halt(1);
		}
		\WP_CLI::success('WordPress has everything that the website needs.');
	}

	/**
	 * Imports the demo content in three languages.
	 *
	 * Updates content from an earlier import, except items that have been edited or deleted.
	 *
	 * ## OPTIONS
	 *
	 * [--starter]
	 * : Imports neutral starter pages instead.
	 *
	 * [--once]
	 * : Does nothing if content has been imported before.
	 */
	public static function seed(array $arguments, array $options): void {
		if (isset($options['once']) && Imported::exists()) {
			\WP_CLI::success('The ' . Imported::content() . ' has already been imported.');
			return;
		}
		$name = isset($options['starter']) ? 'starter' : 'demonstration';
		if (!Import::isIncluded($name)) {
			\WP_CLI::error('The plugin lacks the demo content. Build it with `npm run wordpress:zip -- --demo`, or add `--starter`.');
		}
		if (Import::isBlockedFor($name)) {
			\WP_CLI::error('Other content is installed: ' . Imported::content() . '. Remove it with `wp skerry unseed` first.');
		}
		$import = new Import(static fn(string $line) => \WP_CLI::log($line), $name);
		$counts = $import->run();
		foreach ($import->skippedTitles() as $name) {
			\WP_CLI::log("left unchanged because it has been edited: $name");
		}
		\WP_CLI::success(sprintf('Imported %d items and %d files.', ...$counts));
	}

	/**
	 * Permanently removes the content imported by `wp skerry seed`.
	 *
	 * Keeps and lists items that have been edited, with the images and categories they use.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Answers yes to the confirmation.
	 */
	public static function unseed(array $arguments, array $options): void {
		$name = Imported::content();
		if (null === $name) {
			\WP_CLI::success('No imported content found.');
			return;
		}
		\WP_CLI::confirm("Permanently remove this content: $name?", $options);
		$removal = new Removal();
		$counts = $removal->run();
		foreach ($removal->skippedTitles() as $item) {
			\WP_CLI::log("kept because it has been edited: $item");
		}
		\WP_CLI::success(sprintf('Removed %d items and %d files.', ...$counts));
	}

	/**
	 * Resends all change notifications that the website has not received.
	 */
	public static function resend(): void {
		$waiting_count = Deliveries::retryAll();
		$sent_count = DeliverySender::sendAll();
		$sent_count === $waiting_count ? \WP_CLI::success("$sent_count sent.") : \WP_CLI::error("$sent_count of $waiting_count sent.");
	}

	/**
	 * Changes WordPress's permalinks to the addresses that the website uses.
	 *
	 * The website redirects the old addresses of posts to the new ones.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Answers yes to the confirmation.
	 */
	public static function permalinks(array $arguments, array $options): void {
		if (Permalinks::areSet()) {
			\WP_CLI::success('The permalinks already match the website.');
			return;
		}
		\WP_CLI\Utils\format_items('table', Permalinks::changes(), ['name', 'now', 'then']);
		\WP_CLI::confirm('Change these permalinks?', $options);
		Permalinks::setKeepingOldAddresses();
		\WP_CLI::success('Permalinks changed.');
	}

	/**
	 * Sets the website's address and prints the value for its REVALIDATE_SECRET.
	 *
	 * ## OPTIONS
	 *
	 * <address>
	 * : For example https://www.example.com
	 *
	 * [--owner]
	 * : Prints the value for OWNER_SECRET instead.
	 */
	public static function connect(array $arguments, array $options): void {
		$address = Settings::readAddress($arguments[0]);
		if (null === $address) {
			\WP_CLI::error('Enter an address such as https://www.example.com, without a path.');
		}
		Settings::setAddress($address);
		Settings::makeSecretOnce();
		Settings::makeOwnerSecretOnce();
		$is_owner = isset($options['owner']);
		delete_option($is_owner ? Settings::OWNER_UNSEEN : Settings::UNSEEN);
		\WP_CLI::line($is_owner ? Settings::ownerSecret() : Settings::secret());
	}
}
