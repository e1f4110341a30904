<?php
/**
 * Plugin Name: Skerry
 * Description: Connects WordPress to the website: content model, previews and change notifications. Requires WPGraphQL, WPGraphQL for ACF and Secure Custom Fields (or ACF Pro); Polylang or WPML for multiple languages.
 * Version: 0.2.0
 * Requires at least: 6.5
 * Requires PHP: 8.1
 * License: GPL-2.0-or-later
 * Text Domain: skerry
 * Domain Path: /languages
 */

namespace Skerry;

defined('ABSPATH') || exit();

const VERSION = '0.2.0';
const FILE = __FILE__;

spl_autoload_register(static function (string $name): void {
	if (str_starts_with($name, __NAMESPACE__ . '\\')) {
		$file = __DIR__ . '/src/' . str_replace('\\', '/', substr($name, strlen(__NAMESPACE__) + 1)) . '.php';
		if (is_file($file)) {
			require $file;
		}
	}
});

register_activation_hook(__FILE__, [Plugin::class, 'activate']);
register_deactivation_hook(__FILE__, [Plugin::class, 'deactivate']);
FormerPlugin::replace([Plugin::class, 'start']);
