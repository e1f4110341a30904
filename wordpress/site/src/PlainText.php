<?php
namespace Site;

/** Text of HTML, for places that show no markup. */
final class PlainText {
	/** Returns the text of HTML: without tags, with entities decoded, trimmed. */
	public static function of(string $html): string {
		return trim(html_entity_decode(self::withoutTags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
	}

	/**
	 * Returns HTML without its tags. WordPress's own function also removes everything after a "<" that no space follows, as in
	 * "10 <\u{a0}9" or "a<3"; here it stays, as an entity.
	 */
	public static function withoutTags(string $html): string {
		return wp_strip_all_tags((string) preg_replace('~<(?![a-z/!?])~i', '&lt;', $html));
	}
}
