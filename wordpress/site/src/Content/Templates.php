<?php
namespace Site\Content;

/** The page templates that the site draws otherwise, whatever theme is installed. */
final class Templates {
	public static function start(): void {
		add_filter('theme_page_templates', static fn(array $templates) => $templates + ['cookie-policy' => 'Cookie Policy']);
	}
}
