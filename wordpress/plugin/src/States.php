<?php
namespace Skerry;

use Skerry\Changes\Deliveries;
use Skerry\Content\Permalinks;
use Skerry\Content\Products;
use Skerry\Content\RestRoutes;
use Skerry\Content\SearchEngines;
use Skerry\Languages\LanguageFindings;
use Skerry\Languages\Languages;

/** The plugin's requirements and their states, for the settings page, `wp skerry doctor` and the site's doctor. */
final class States {
	private const WPGRAPHQL_FROM = '2.0';
	/** Release with the last security fix known when this plugin was built. */
	private const WPGRAPHQL_SAFE = '2.24.1';
	private const WPGRAPHQL_TRIED = '2.20.0';
	private const TRIED_ON = '2026-11-26';

	/** @return array<int, array{name: string, state: string, detail: string, advice: string}> `state` is ok, warning or error. */
	public static function all(): array {
		return [
			self::graphql(),
			self::row(
				'Secure Custom Fields / ACF Pro',
				defined('ACF_VERSION') && function_exists('acf_add_options_page'),
				defined('ACF_VERSION') ? ACF_VERSION : '',
				__('Install Secure Custom Fields (free) or ACF Pro. The free version of ACF does not support sections.', 'skerry'),
			),
			self::row(
				'WPGraphQL for ACF',
				defined('WPGRAPHQL_FOR_ACF_VERSION'),
				defined('WPGRAPHQL_FOR_ACF_VERSION') ? WPGRAPHQL_FOR_ACF_VERSION : '',
				__('Install WPGraphQL for ACF.', 'skerry'),
			),
			self::languages(),
			self::row('SEO', true, SearchEngines::hasPlugin() ? 'Yoast SEO' : __('Built-in fields', 'skerry'), ''),
			self::row(
				__('Permalinks', 'skerry'),
				Permalinks::areSet(),
				trim(get_option('permalink_structure') . ' ' . get_option('category_base')),
				/* translators: 1: permalink structure, 2: category base */
				sprintf(
					__(
						'Change the permalinks to %1$s for posts and %2$s for categories. Links with the current permalinks do not work on the website. See Settings › Website.',
						'skerry',
					),
					Permalinks::ARTICLES,
					Permalinks::CATEGORIES,
				),
			),
			self::row(
				__('Homepage', 'skerry'),
				'page' === get_option('show_on_front') && (int) get_option('page_on_front') > 0,
				(string) get_the_title((int) get_option('page_on_front')),
				__('Choose a homepage under Settings › Reading.', 'skerry'),
			),
			self::row(
				__('Website address', 'skerry'),
				'' !== Settings::address(),
				Settings::address(),
				__('Enter the website’s address under Settings › Website.', 'skerry'),
			),
			self::row(
				__('Secret', 'skerry'),
				strlen(Settings::secret()) >= 32,
				defined('SITE_SECRET') ? 'wp-config.php' : '',
				__('The secret must be at least 32 characters long.', 'skerry'),
			),
			...self::products(),
			...self::entriesWithoutLanguage(),
			Cron::state(),
			self::ownerSecret(),
			self::frames(),
			self::deliveries(),
		];
	}

	public static function areGood(): bool {
		return !in_array('error', array_column(self::all(), 'state'), true);
	}

	private static function languages(): array {
		$plugin = match (true) {
			Languages::hasPolylang() => 'Polylang ' . (defined('POLYLANG_VERSION') ? POLYLANG_VERSION : ''),
			Languages::hasWpml() => 'WPML ' . ICL_SITEPRESS_VERSION,
			default => '',
		};
		$row = self::row(
			__('Languages', 'skerry'),
			'' !== $plugin,
			trim("$plugin: " . implode(', ', array_keys(Languages::all())), ' :'),
			__('To use several languages, install Polylang (free) or WPML.', 'skerry'),
		);
		return 'error' === $row['state'] ? ['state' => 'warning'] + $row : $row;
	}

	/** @return array<int, array> One row if another plugin has registered the post type `product`. */
	private static function products(): array {
		return !Products::hasOtherProducts()
			? []
			: [
				[
					'name' => __('Products', 'skerry'),
					'state' => 'warning',
					'detail' => Products::type(),
					'advice' => __(
						'Another plugin has its own products, which the website does not show. The website’s products are stored separately.',
						'skerry',
					),
				],
			];
	}

	/** @return array<int, array> One row if there are such entries. */
	private static function entriesWithoutLanguage(): array {
		$entries = LanguageFindings::withoutLanguage();
		return 0 === $entries['count']
			? []
			: [
				[
					'name' => __('Entries without a language', 'skerry'),
					'state' => 'warning',
					'detail' => "{$entries['count']}: " . implode(', ', $entries['titles']),
					'advice' => __('The website does not show entries without a language. Choose a language for each.', 'skerry'),
				],
			];
	}

	/** Reports whether the owner secret is set. If not, it is only a warning, because pages do not need the secret. */
	private static function ownerSecret(): array {
		$row = self::row(
			__('Owner secret', 'skerry'),
			strlen(Settings::ownerSecret()) >= 32,
			defined('SITE_OWNER_SECRET') ? 'wp-config.php' : '',
			__('Create an owner secret under Settings › Website and copy it to OWNER_SECRET on the website’s server.', 'skerry'),
		);
		return 'error' === $row['state'] ? ['state' => 'warning'] + $row : $row;
	}

	/** Reports languages without a menu or footer. They are only a warning, because the site has default ones. */
	private static function frames(): array {
		$languages = RestRoutes::languagesWithout();
		$row = self::row(
			__('Menu and footer', 'skerry'),
			[] === $languages,
			/* translators: %s: language codes, separated by commas */
			[] === $languages ? '' : sprintf(__('Empty in %s', 'skerry'), implode(', ', $languages)),
			__('Fill them in under “Menu and footer”, or import the demo content.', 'skerry'),
		);
		return 'error' === $row['state'] ? ['state' => 'warning'] + $row : $row;
	}

	private static function deliveries(): array {
		$counts = Deliveries::counts();
		$waiting_count = ($counts['waiting'] ?? 0) + ($counts['sending'] ?? 0);
		$failed_count = $counts['failed'] ?? 0;
		return [
			'name' => __('Change notifications', 'skerry'),
			'state' => $failed_count > 0 ? 'error' : ($waiting_count > 0 ? 'warning' : 'ok'),
			/* translators: 1: number of sent notifications, 2: number of pending ones, 3: number of failed ones */
			'detail' => sprintf(__('%1$d sent, %2$d pending, %3$d failed', 'skerry'), $counts['sent'] ?? 0, $waiting_count, $failed_count),
			'advice' => $failed_count + $waiting_count > 0 ? __('See “Recent deliveries” under Settings › Website.', 'skerry') : '',
		];
	}

	private static function graphql(): array {
		$version = defined('WPGRAPHQL_VERSION') ? WPGRAPHQL_VERSION : '';
		if (version_compare($version, self::WPGRAPHQL_FROM, '>=') && version_compare($version, self::WPGRAPHQL_SAFE, '<')) {
			return [
				'name' => 'WPGraphQL',
				'state' => 'warning',
				'detail' => $version,
				/* translators: 1: version with the security fixes, 2: last tested version, 3: date of the test */
				'advice' => sprintf(
					__('Update WPGraphQL: version %1$s fixes security issues. The website was last tested with %2$s, on %3$s.', 'skerry'),
					self::WPGRAPHQL_SAFE,
					self::WPGRAPHQL_TRIED,
					wp_date(get_option('date_format'), strtotime(self::TRIED_ON)),
				),
			];
		}
		return self::row(
			'WPGraphQL',
			version_compare($version, self::WPGRAPHQL_FROM, '>='),
			$version,
			/* translators: %s: oldest supported version */
			sprintf(__('Install WPGraphQL %s or newer.', 'skerry'), self::WPGRAPHQL_FROM),
		);
	}

	private static function row(string $name, bool $is_good, string $detail, string $advice): array {
		return [
			'name' => $name,
			'state' => $is_good ? 'ok' : 'error',
			'detail' => $detail,
			'advice' => $is_good ? '' : $advice,
		];
	}
}
