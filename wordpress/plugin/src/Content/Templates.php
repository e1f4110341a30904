<?php
namespace Skerry\Content;

/** Page templates that change how the site renders a page. They are available with every theme. */
final class Templates {
	public static function start(): void {
		add_filter('theme_page_templates', static fn(array $templates) => $templates + ['cookie-policy' => 'Cookie Policy']);
	}
}
