<?php
namespace Skerry;

/** Converts HTML to plain text. */
final class PlainText {
	/** Returns the trimmed text of HTML, without tags and with decoded entities. */
	public static function of(string $html): string {
		return trim(html_entity_decode(self::withoutTags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
	}

	/**
	 * Returns HTML without its tags. WordPress's own function also removes everything after a "<" without a following
	 * space, as in "10 <\u{a0}9" or "a<3". This function encodes such a "<" as an entity.
	 */
	public static function withoutTags(string $html): string {
		return wp_strip_all_tags((string) preg_replace('~<(?![a-z/!?])~i', '&lt;', $html));
	}
}
