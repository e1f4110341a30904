<?php
namespace Skerry;

/** Starts the features of the plugin. Each registers its hooks in `start`. */
final class Plugin {
	public const INSTALLED = 'skerry_version';

	public static function start(): void {
		Content\FieldGroups::start();
		Content\Products::start();
		Content\Options::start();
		Content\UnsavedMenu::start();
		Content\MenuRevisions::start();
		Admin\MenuEditor::start();
		Content\RestRoutes::start();
		Content\DoctorRoute::start();
		Content\GraphqlAddress::start();
		Content\ProtectedPosts::start();
		Content\ZeroValues::start();
		Content\ObsoleteSections::start();
		Content\SearchEngines::start();
		Content\Authors::start();
		Content\Templates::start();
		Languages\LanguageSupport::start();
		Languages\AltTexts::start();
		Cron::start();
		Editing\Editors::start();
		Editing\NoDiscussion::start();
		Editing\ArticleStyles::start();
		Editing\DraftReader::start();
		Editing\EditorNotices::start();
		Editing\Previews::start();
		Editing\UnsavedFields::start();
		Editing\SectionRows::start();
		Editing\PublishRight::start();
		Editing\PendingChanges::start();
		Editing\PendingChangePublishing::start();
		Editing\PendingChangeForm::start();
		Editing\OutdatedForm::start();
		Editing\SharedChanges::start();
		Editing\Unpublishing::start();
		Admin\PendingChangeButton::start();
		Admin\PendingChangesPage::start();
		Editing\SectionCopies::start();
		Editing\LivePreview::start();
		Editing\FocusPoint::start();
		Editing\PublishPanel::start();
		Editing\LinkPlaces::start();
		Editing\FrontEnd::start();
		Changes\ChangeRecorder::start();
		Changes\DeliverySender::start();
		Changes\Redirects::start();
		Redirects\DeadAddresses::start();
		Admin\Screen::start();
		Admin\RedirectsPage::start();
		Admin\RedirectImport::start();
		Admin\TrashedLinks::start();
		Admin\Newsletter::start();
		Admin\Enquiries::start();
		Admin\Visits::start();
		Admin\Figures::start();
		Admin\Statistics::start();
		Rights::start();
		Admin\SettingsPage::start();
		Admin\LongWork::start();
		Admin\SectionThumbnails::start();
		add_filter('plugin_locale', [Localization::class, 'localeOfPlugin'], 10, 2);
		add_action('init', static fn() => load_plugin_textdomain('skerry', false, dirname(plugin_basename(FILE)) . '/languages'), 1);
		add_action('init', [self::class, 'installUpdate'], 2);
		add_filter('wpmu_drop_tables', [Changes\Table::class, 'withOwn']);
		if (defined('WP_CLI') && \WP_CLI) {
			Cli::register();
		}
	}

	public static function activate(): void {
		if (!FormerPlugin::isReplaced()) {
			// The next request takes over and installs.
			return;
		}
		self::install();
		Content\Products::register();
		Content\Permalinks::setIfNew();
		Changes\DeliverySender::schedule();
	}

	/** Runs the installation after an update, because WordPress does not call the activation hook then. */
	public static function installUpdate(): void {
		if (VERSION !== get_option(self::INSTALLED)) {
			self::install();
		}
	}

	/** Creates tables, a role, capabilities and secrets. Idempotent. */
	private static function install(): void {
		self::createTables();
		Settings::makeSecretOnce();
		Settings::makeOwnerSecretOnce();
		Editing\DraftReader::register();
		Rights::giveDefaults();
		update_option(self::INSTALLED, VERSION);
	}

	public static function createTables(): void {
		Changes\Deliveries::createTable();
		Changes\Redirects::createTable();
		Redirects\Rows::createTable();
		Redirects\DeadAddresses::createTable();
		Editing\UnsavedFields::createTable();
	}

	public static function deactivate(bool $is_network = false): void {
		foreach ($is_network ? get_sites(['fields' => 'ids', 'number' => 0]) : [0] as $site) {
			$is_network && switch_to_blog($site);
			Changes\DeliverySender::unschedule();
			$is_network && restore_current_blog();
		}
		flush_rewrite_rules(false);
	}
}
