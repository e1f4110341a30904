<?php
namespace Site;

use Site\Changes\Deliveries;
use Site\Changes\Pump;
use Site\Content\Permalinks;
use Site\Demonstration\Import;
use Site\Demonstration\Imported;
use Site\Demonstration\Removal;

/** `wp site doctor`, `wp site seed`, `wp site unseed`, `wp site resend`, `wp site permalinks`, beside WP-CLI's own commands of that name for networks. */
final class Cli {
	public static function register(): void {
		\WP_CLI::add_command( 'site doctor', array( self::class, 'doctor' ) );
		\WP_CLI::add_command( 'site seed', array( self::class, 'seed' ) );
		\WP_CLI::add_command( 'site unseed', array( self::class, 'unseed' ) );
		\WP_CLI::add_command( 'site resend', array( self::class, 'resend' ) );
		\WP_CLI::add_command( 'site permalinks', array( self::class, 'permalinks' ) );
		\WP_CLI::add_command( 'site connect', array( self::class, 'connect' ) );
	}

	// WP-CLI shows the comments below as help, and reads them line by line.

	/**
	 * Says what the site needs of this WordPress, and what is missing.
	 *
	 * Ends with 1 when the site cannot work like this.
	 */
	public static function doctor(): void {
		\WP_CLI\Utils\format_items( 'table', States::all(), array( 'state', 'name', 'detail', 'advice' ) );
		if ( ! States::areGood() ) {
			\WP_CLI::halt( 1 );
		}
		\WP_CLI::success( 'The site has what it needs.' );
	}

	/**
	 * Brings in the demonstration's content in three languages.
	 *
	 * What an earlier run brought is brought up to date, unless somebody has changed or deleted it.
	 *
	 * ## OPTIONS
	 *
	 * [--starter]
	 * : Brings in neutral pages to begin with, in its place.
	 *
	 * [--once]
	 * : Does nothing where either was brought in before.
	 */
	public static function seed( array $arguments, array $options ): void {
		if ( isset( $options['once'] ) && Imported::isThere() ) {
			\WP_CLI::success( 'The ' . Imported::content() . ' was brought in before.' );
			return;
		}
		$name = isset( $options['starter'] ) ? 'starter' : 'demonstration';
		if ( Import::isInTheWay( $name ) ) {
			\WP_CLI::error( 'The ' . Imported::content() . ' is here. `wp site unseed` takes it out.' );
		}
		$import = new Import( static fn( string $line ) => \WP_CLI::log( $line ), $name );
		$counts = $import->run();
		foreach ( $import->leftAlone() as $name ) {
			\WP_CLI::log( "left as it is, changed by somebody: $name" );
		}
		\WP_CLI::success( sprintf( '%d entries and %d files.', ...$counts ) );
	}

	/**
	 * Takes out what `wp site seed` has brought in, for good.
	 *
	 * What somebody has changed since stays, with the pictures and categories that it uses, and is named.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Does not ask first.
	 */
	public static function unseed( array $arguments, array $options ): void {
		$name = Imported::content();
		if ( null === $name ) {
			\WP_CLI::success( 'Nothing was brought in.' );
			return;
		}
		\WP_CLI::confirm( "Take out the $name?", $options );
		$removal = new Removal();
		$counts  = $removal->run();
		foreach ( $removal->leftAlone() as $kept ) {
			\WP_CLI::log( "kept: $kept" );
		}
		\WP_CLI::success( sprintf( '%d entries and %d files taken out.', ...$counts ) );
	}

	/**
	 * Tells the site again of all changes of which word has not arrived.
	 */
	public static function resend(): void {
		$waiting = Deliveries::retryAll();
		$sent    = Pump::sendAll();
		$sent === $waiting ? \WP_CLI::success( "$sent sent." ) : \WP_CLI::error( "$sent of $waiting sent." );
	}

	/**
	 * Changes the addresses of WordPress to those that the site has.
	 *
	 * The site leads from the old addresses of articles to the new ones.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Does not ask first.
	 */
	public static function permalinks( array $arguments, array $options ): void {
		if ( Permalinks::areRight() ) {
			\WP_CLI::success( 'They are those of the site.' );
			return;
		}
		\WP_CLI\Utils\format_items( 'table', Permalinks::changes(), array( 'name', 'now', 'then' ) );
		\WP_CLI::confirm( 'Change these addresses?', $options );
		Permalinks::setKeepingOldAddresses();
		\WP_CLI::success( 'Changed.' );
	}

	/**
	 * Says where the site is, and prints the secret for the site's REVALIDATE_SECRET or OWNER_SECRET.
	 *
	 * ## OPTIONS
	 *
	 * <address>
	 * : For example https://www.example.com
	 *
	 * [--owner]
	 * : Prints the owner's secret, for OWNER_SECRET, in place of the other.
	 */
	public static function connect( array $arguments, array $options ): void {
		$address = Settings::readAddress( $arguments[0] );
		if ( null === $address ) {
			\WP_CLI::error( 'That is no address of a site: https, and no path.' );
		}
		Settings::setAddress( $address );
		Settings::makeSecretOnce();
		Settings::makeOwnerSecretOnce();
		$isOwner = isset( $options['owner'] );
		delete_option( $isOwner ? Settings::OWNER_UNSEEN : Settings::UNSEEN );
		\WP_CLI::line( $isOwner ? Settings::ownerSecret() : Settings::secret() );
	}
}
