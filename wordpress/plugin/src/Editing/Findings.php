<?php
namespace Skerry\Editing;

/**
 * Describes the findings of the site's page check (`schema/pageCheck.ts` of the site) to editors. Unknown findings are
 * dropped.
 */
final class Findings {
	private const MAX = 200;
	private const PARTS = ['title', 'text', 'excerpt', 'cover', 'search', 'description', 'translations'];

	/** @return array<int, array{code: string, stops: bool, text: string, section: ?array, part: ?string, clue: array}> */
	public static function describe(array $findings): array {
		$texts = [];
		foreach (array_slice($findings, 0, self::MAX) as $finding) {
			$code = is_array($finding) && is_string($finding['code'] ?? null) ? $finding['code'] : '';
			$text = self::sentence($code, self::scalars($finding['values'] ?? null));
			if (null === $text) {
				continue;
			}
			$row = $finding['section']['row'] ?? null;
			$kind = $finding['section']['kind'] ?? null;
			$texts[] = [
				'code' => $code,
				'stops' => 'page-failed' === $code,
				'text' => $text,
				'section' => is_int($row) && is_string($kind) ? ['row' => $row, 'kind' => $kind] : null,
				'part' => in_array($finding['part'] ?? null, self::PARTS, true) ? $finding['part'] : null,
				'clue' => self::scalars($finding['clue'] ?? null),
			];
		}
		return $texts;
	}

	/** Describes a page's weight on mobile. Null if the site has not measured it. */
	public static function weight(mixed $weight): ?string {
		$values = self::scalars($weight);
		return isset($values['kilobytes'], $values['seconds'])
			? /* translators: 1: page weight in kilobytes, 2: time in seconds until the page is visible */
			sprintf(
				__('Mobile: %1$d kB, visible after %2$s s on a slow connection.', 'skerry'),
				$values['kilobytes'],
				self::number($values['seconds']),
			)
			: null;
	}

	/** Explains why the site could not check the page. The page itself is not at fault. */
	public static function problem(string $problem): string {
		return match ($problem) {
			'no token' => __('Previews are off: CONTENT_TOKEN is not set on the website.', 'skerry'),
			'refused token' => __('Previews are off: WordPress rejected the website’s CONTENT_TOKEN.', 'skerry'),
			'nothing there' => __('Previews are off: the website’s CONTENT_TOKEN has no permission to read drafts.', 'skerry'),
			'too long' => __(
				'The website did not check this page: a single text has more than 100,000 characters, or reading the page took too long. Split or shorten the text.',
				'skerry',
			),
			default => __('WordPress took too long. Try again in a moment.', 'skerry'),
		};
	}

	/** @param array<string, string|int|float|bool> $values */
	private static function sentence(string $code, array $values): ?string {
		$text = (string) ($values['text'] ?? '');
		$name = (string) ($values['picture'] ?? '');
		$int = static fn(string $key) => (int) ($values[$key] ?? 0);
		$num = static fn(string $key) => self::number($values[$key] ?? 0);
		return match ($code) {
			'page-failed' => __('The website could not render this page, so it cannot be published.', 'skerry'),
			'section-failed' => __('This section causes an error and is left out.', 'skerry'),
			'section-unknown' => __('The website does not support this section type and leaves it out.', 'skerry'),
			'section-empty' => __('This section is not shown: a required field is empty.', 'skerry'),
			'removed' => self::removal((string) ($values['kind'] ?? ''), (string) ($values['name'] ?? '')),
			/* translators: 1: text of a link, 2: its URL */
			'dead-link' => sprintf(__('Broken link: “%1$s” (%2$s)', 'skerry'), $text, (string) ($values['address'] ?? '')),
			/* translators: %s: name of an image file */
			'no-alternative-text' => sprintf(__('Missing alternative text: %s', 'skerry'), $name),
			/* translators: 1: text of a heading, 2: its level, 3: level of the heading before it */
			'heading-order' => sprintf(__('Heading levels skip from %3$d to %2$d at “%1$s”.', 'skerry'), $text, $int('level'), $int('before')),
			/* translators: %s: text of a heading */
			'two-openings' => sprintf(__('Second hero section: “%s”. A page should have only one main heading.', 'skerry'), $text),
			/* translators: 1: beginning of a text, 2: its number of characters, 3: maximum number */
			'text-too-long' => sprintf(__('“%1$s” is too long: %2$d of %3$d characters.', 'skerry'), $text, $int('length'), $int('limit')),
			/* translators: %s: name of a language */
			'translation-missing' => sprintf(__('Not published in: %s.', 'skerry'), (string) ($values['language'] ?? '')),
			/* translators: %s: name of a language */
			'translation-older' => sprintf(__('Changed since it was translated: %s.', 'skerry'), (string) ($values['language'] ?? '')),
			/* translators: 1: name of an image file, 2: its width in pixels, 3: required width */
			'picture-too-small' => sprintf(
				__('%1$s is too small: %2$d px wide, needs %3$d px on desktop.', 'skerry'),
				$name,
				$int('width'),
				$int('place'),
			),
			/* translators: 1: name of an image file, 2: its size in kilobytes, 3: limit in kilobytes */
			'picture-too-heavy' => sprintf(
				__('%1$s is too large: %2$d kB on mobile, but the limit is %3$d kB.', 'skerry'),
				$name,
				$int('kilobytes'),
				$int('limit'),
			),
			/* translators: 1: page weight in kilobytes, 2: limit in kilobytes */
			'page-too-heavy' => sprintf(
				__('This page is too heavy: %1$d kB on mobile, but the limit is %2$d kB.', 'skerry'),
				$int('kilobytes'),
				$int('limit'),
			),
			/* translators: 1: measured load time in seconds, 2: limit in seconds */
			'page-too-slow' => sprintf(
				__('This page is too slow: %1$s s on a slow mobile connection, but the limit is %2$s s.', 'skerry'),
				$num('seconds'),
				$num('limit'),
			),
			/* translators: 1: name of an image file, 2: measured contrast ratio, 3: required ratio */
			'low-contrast' => sprintf(
				__('The text over %1$s is hard to read: contrast %2$s:1, should be at least %3$s:1.', 'skerry'),
				$name,
				$num('contrast'),
				$num('limit'),
			),
			'never-shown' => self::neverShown((string) ($values['why'] ?? ''), (string) ($values['address'] ?? '')),
			default => null,
		};
	}

	/** Describes content that the site removes from a text or simplifies. */
	private static function removal(string $kind, string $name): ?string {
		$text = match ($kind) {
			'form' => __('The form is not shown on the website. Use a form section instead.', 'skerry'),
			'search' => __('A search field is not shown on the website. The website has its own search.', 'skerry'),
			'field' => __('A form field is not shown on the website.', 'skerry'),
			'button' => __('A button does nothing on the website: only its text is shown. Use a button block with a link.', 'skerry'),
			'script' => __('A script is left out. The website does not run scripts from the content.', 'skerry'),
			'frame' => __('Embedded content from another website is shown as a link or left out.', 'skerry'),
			'formula' => __('A formula is not shown on the website. Use an image instead.', 'skerry'),
			'drawing' => __('An icon or inline SVG is not shown on the website. Upload it as an image.', 'skerry'),
			'picture' => __('An image is not shown because it is not in the Media Library. Upload it.', 'skerry'),
			'shortcode' => __('A shortcode is not shown because no active plugin handles it. Remove or replace it.', 'skerry'),
			'link' => __('A link is shown as plain text because its address is not safe.', 'skerry'),
			'address' => __('A link to WordPress itself is shown as plain text because visitors cannot open it.', 'skerry'),
			'pages' => __('The pagination of a list is not shown. The website shows only the first page of the list.', 'skerry'),
			'markup' => __('The text is shown without formatting because it is too long or nested too deeply.', 'skerry'),
			default => null,
		};
		return null === $text || '' === $name ? $text : "$text ($name)";
	}

	/** Explains why visitors never see a page at its address. Null for an unknown reason. */
	public static function neverShown(string $reason, string $address): ?string {
		return match ($reason) {
			/* translators: %s: path of a page */
			'own address' => sprintf(
				__('The website has a built-in page at %s and does not show yours. Choose another slug.', 'skerry'),
				$address,
			),
			/* translators: %s: path of a page */
			'below the blog' => sprintf(
				__('The website cannot show a page at %s because only posts can be below the blog. Choose another parent.', 'skerry'),
				$address,
			),
			/* translators: %s: path of a page */
			'too deep' => sprintf(
				__('The website cannot show this page because it is nested too deeply: %s. Choose another parent.', 'skerry'),
				$address,
			),
			default => null,
		};
	}

	private static function number(mixed $number): string {
		return number_format_i18n((float) $number, floor((float) $number) === (float) $number ? 0 : 1);
	}

	/** @return array<string, string|int|float|bool> */
	private static function scalars(mixed $values): array {
		return is_array($values) ? array_filter($values, 'is_scalar') : [];
	}
}
