<?php
namespace Skerry\Admin;

use Skerry\Content\FieldGroups;

/** Thumbnails of section kinds in ACF's menu of sections and on the handles of sections. */
final class SectionThumbnails {
	public static function start(): void {
		add_action('acf/input/admin_head', [self::class, 'printStyles']);
	}

	public static function printStyles(): void {
		$rules =
			'.acf-fc-popup{max-height:60vh;overflow:auto}.acf-fc-popup a{display:flex;align-items:center;gap:10px;min-width:280px}' .
			'.acf-fc-popup a::before{content:"";flex:none;width:72px;height:48px;background:#fff center/contain no-repeat;border-radius:3px}' .
			'.acf-flexible-content .layout>.acf-fc-layout-handle{padding-inline-end:130px}.acf-flexible-content .layout>.acf-fc-layout-handle>.acf-fc-layout-order::after{content:"";position:absolute;inset-inline-start:40px;width:36px;height:24px;background:#fff center/contain no-repeat}.acf-flexible-content .layout>.acf-fc-layout-handle>.acf-fc-layout-order{margin-inline-end:50px}';
		foreach (FieldGroups::model()['content'] as $group) {
			foreach ($group['fields'] as $field) {
				foreach ($field['layouts'] ?? [] as $layout) {
					$url = plugins_url("model/drawings/{$layout['name']}.svg", \Skerry\FILE);
					$name = $layout['name'];
					$rules .=
						".acf-fc-popup a[data-layout=\"$name\"]::before,.acf-flexible-content .layout[data-layout=\"$name\"]>.acf-fc-layout-handle>.acf-fc-layout-order::after{background-image:url(\"" .
						esc_url($url) .
						'")}';
				}
			}
		}
		echo "<style>$rules</style>"; // phpcs:ignore WordPress.Security.EscapeOutput -- names of our own model
	}
}
