<?php
namespace Site;

/** Joins the parts. Each hooks itself into WordPress in `start`. */
final class Plugin {
	public static function start(): void {
		Content\FieldGroups::start();
		Content\Products::start();
		Content\Options::start();
		Content\RestAnswers::start();
		Content\DoctorAnswer::start();
		Content\ProtectedPosts::start();
		Content\Zeroes::start();
		Content\KnownKinds::start();
		Content\SearchEngines::start();
		Content\Authors::start();
		Content\Templates::start();
		Languages\Start::start();
		Editing\Editors::start();
		Editing\Previews::start();
		Editing\FrontEnd::start();
		Changes\Watch::start();
		Changes\Pump::start();
		Changes\Redirects::start();
		Admin\SettingsPage::start();
		Admin\KindDrawings::start();
		add_filter( 'plugin_locale', array( Words::class, 'localeOfPlugin' ), 10, 2 );
		add_action(
			'init',
			static fn() => load_plugin_textdomain( 'site', false, dirname( plugin_basename( FILE ) ) . '/languages' ),
			1
		);
		if ( defined( 'WP_CLI' ) && \WP_CLI ) {
			Cli::register();
		}
	}

	/** Tables, addresses and a secret: everything that has to be there before the first request. */
	public static function activate(): void {
		Changes\Deliveries::createTable();
		Changes\Redirects::createTable();
		Settings::makeSecretOnce();
		Editing\DraftReader::register();
		Content\Products::register();
		Content\Permalinks::set();
		Changes\Pump::schedule();
	}

	public static function deactivate(): void {
		Changes\Pump::unschedule();
		flush_rewrite_rules( false );
	}
}
