<?php
namespace Skerry\Languages;

use Skerry\Content\Products;
use Skerry\Editing\FrontEnd;
use Skerry\Editing\PublishRight;

/**
 * Imports and exports translations for agencies as XLIFF 1.2: https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html
 */
final class Xliff {
	private const SPACE = 'urn:oasis:names:tc:xliff:document:1.2';
	public const MAX_BYTES = 5 * MB_IN_BYTES;
	private const MAX_ENTRIES = 2000;
	private const MAX_TEXT = 100 * KB_IN_BYTES;
	/** Maximum bytes of a title or an excerpt. Their database columns hold 64 kB. */
	private const MAX_LINE = 10 * KB_IN_BYTES;
	/** Maximum number of characters that a notice shows of an entry's title. */
	private const MAX_NAME = 40;

	/**
	 * Returns an XLIFF file with each text of the sources and its translation. Sources without a translation are included.
	 *
	 * @param int[] $sources
	 */
	public static function export(string $language, array $sources): string {
		$document = new \DOMDocument('1.0', 'UTF-8');
		$root = $document->appendChild($document->createElementNS(self::SPACE, 'xliff'));
		$root->setAttribute('version', '1.2');
		$add = static fn(\DOMNode $target, string $name, string $text) => $target
			->appendChild($document->createElementNS(self::SPACE, $name))
			->appendChild($document->createTextNode(self::xmlText($text)))->parentNode;
		foreach ($sources as $source) {
			$id = (int) pll_get_post($source, $language);
			$file = $root->appendChild($document->createElementNS(self::SPACE, 'file'));
			foreach (
				[
					'original' => self::nameOf($source, $id),
					'source-language' => Languages::ofPost($source),
					'target-language' => $language,
					'datatype' => 'html',
				]
				as $name => $value
			) {
				$file->setAttribute($name, $value);
			}
			if (Products::type() !== get_post_type($source)) {
				$add(
					$file->appendChild($document->createElementNS(self::SPACE, 'header')),
					'note',
					FrontEnd::siteUrl((string) get_permalink($source)),
				);
			}
			$body = $file->appendChild($document->createElementNS(self::SPACE, 'body'));
			$states = 0 === $id ? [] : Translation::states($id);
			foreach (self::pairs($source, $id) as $key => [$section, $from, $target, $name]) {
				$unit = $body->appendChild($document->createElementNS(self::SPACE, 'trans-unit'));
				$unit->setAttribute('id', $key);
				$unit->setAttribute('resname', self::xmlText($name));
				$add($unit, 'source', $from);
				$add($unit, 'target', $target)->setAttribute(
					'state',
					Translation::DONE === ($states[$section] ?? '') ? 'translated' : 'needs-translation',
				);
			}
		}
		return (string) $document->saveXML();
	}

	/**
	 * Writes a file's targets to the translations that it names, if the user may edit them. Creates missing
	 * translations as drafts.
	 *
	 * @return array{written: int, left: string[], changed: array<int, int>, created: int[]} Number of changed texts, reasons
	 *     for skipped texts, number of changed texts by translation, and new translations.
	 */
	public static function import(string $xml): array {
		$result = ['written' => 0, 'left' => [], 'changed' => [], 'created' => []];
		$document = self::read($xml);
		if (is_string($document)) {
			return ['left' => [$document]] + $result;
		}
		// Uses XPath, because a live list by tag name is searched from its start for each node.
		$xpath = new \DOMXPath($document);
		$xpath->registerNamespace('x', self::SPACE);
		foreach ($xpath->query('//x:file') as $number => $file) {
			if ($number >= self::MAX_ENTRIES) {
				/* translators: %d: number of entries */
				$result['left'][] = sprintf(__('The file has more than %d entries. The rest were not imported.', 'skerry'), self::MAX_ENTRIES);
				break;
			}
			$title = mb_strimwidth(sanitize_text_field($file->getAttribute('original')), 0, self::MAX_NAME, '…');
			$texts = self::targetsOf($file, $xpath, $title, $result['left']);
			[$id, $is_new] = self::translationFor($file, [] !== $texts);
			if (0 === $id) {
				/* translators: %s: title of an entry */
				$result['left'][] = sprintf(__('“%s” does not exist in this language, or you are not allowed to edit it.', 'skerry'), $title);
				continue;
			}
			$written = AltTexts::write($id, $texts) + SectionTexts::write($id, $texts);
			$result['written'] += $written;
			Translation::noteSaved($id);
			if ($is_new) {
				$result['created'][] = $id;
			}
			if ($written > 0 || $is_new) {
				$result['changed'][$id] = $written + ($result['changed'][$id] ?? 0);
			}
		}
		return $result;
	}

	/**
	 * Returns the name of a file element: `Pricing [17]` with the translation's ID, or `Pricing [+16]` with the
	 * source's ID if there is no translation.
	 */
	private static function nameOf(int $source, int $id): string {
		return self::xmlText(\Skerry\PlainText::of(get_the_title($source))) . (0 === $id ? " [+$source]" : " [$id]");
	}

	/** @return array{int, bool} Translation of a file element, or 0 if there is none that the user may edit. Also, whether it was created. */
	private static function translationFor(\DOMElement $file, bool $has_texts): array {
		$language = $file->getAttribute('target-language');
		// Older plugin versions wrote only the ID.
		if (1 !== preg_match('/(?:^|\[(\+)?)([1-9]\d{0,17})\]?$/', $file->getAttribute('original'), $match)) {
			return [0, false];
		}
		$id = (int) $match[2];
		$is_new = false;
		if ('+' === $match[1]) {
			$source = $id;
			if (
				!Languages::isKnown($language) ||
				Languages::default() === $language ||
				Languages::ofPost($source) !== Languages::default() ||
				!NewTranslation::isAllowed($source)
			) {
				return [0, false];
			}
			$id = (int) pll_get_post($source, $language);
			$is_new = 0 === $id && $has_texts;
			$id = $is_new ? NewTranslation::create($source, $language) : $id;
		}
		return $id > 0 && current_user_can('edit_post', $id) && PublishRight::mayChange($id) && Languages::ofPost($id) === $language
			? [$id, $is_new]
			: [0, false];
	}

	/**
	 * @param string[] $skipped Receives a message for each text that is too long.
	 * @return array<string, string> Non-empty targets by key.
	 */
	private static function targetsOf(\DOMElement $file, \DOMXPath $xpath, string $title, array &$skipped): array {
		$texts = [];
		foreach ($xpath->query('.//x:trans-unit', $file) as $unit) {
			$target = $xpath->query('x:target', $unit)->item(0)?->textContent ?? '';
			$key = $unit->getAttribute('id');
			if (strlen($target) > (in_array($key, ['post_title', 'post_excerpt'], true) ? self::MAX_LINE : self::MAX_TEXT)) {
				/* translators: %s: title of an entry */
				$skipped[] = sprintf(__('A text in “%s” is too long and was not imported.', 'skerry'), $title);
			} elseif ('' !== trim($target)) {
				$texts[$key] = $target;
			}
		}
		return $texts;
	}

	/** Returns the parsed document, or an error message. */
	private static function read(string $xml): \DOMDocument|string {
		$encoding_error = __('The file is not encoded in UTF-8. Save it as UTF-8 and import it again.', 'skerry');
		// ASCII text encoded as UTF-16 is also valid UTF-8, but with zero bytes.
		if (str_contains($xml, "\0") || !mb_check_encoding($xml, 'UTF-8')) {
			return $encoding_error;
		}
		$document = new \DOMDocument();
		$before = libxml_use_internal_errors(true);
		// These options load no external resources and replace no entities.
		$is_read = strlen($xml) <= self::MAX_BYTES && $document->loadXML($xml, LIBXML_NONET);
		libxml_clear_errors();
		libxml_use_internal_errors($before);
		// If the file declares another encoding, such as UTF-7, characters could pass the check above unnoticed.
		if ($is_read && !in_array(strtoupper((string) $document->encoding), ['', 'UTF-8', 'UTF8'], true)) {
			return $encoding_error;
		}
		if ($is_read && null !== $document->doctype) {
			return __('The file contains a DOCTYPE declaration, which is not allowed. Remove it and import the file again.', 'skerry');
		}
		$is_xliff = $is_read && self::SPACE === $document->documentElement?->namespaceURI;
		return $is_xliff ? $document : __('This is not an XLIFF 1.2 file, or it is larger than 5 MB.', 'skerry');
	}

	/** Returns text without characters that are invalid in XML. */
	private static function xmlText(string $text): string {
		return (string) preg_replace('/[\x00-\x08\x0B\x0C\x0E-\x1F\x{FFFE}\x{FFFF}]/u', '', wp_check_invalid_utf8($text, true));
	}

	/** @return array<string, array{string, string, string, string}> Section, source text, translated text and name, by key in the translation, or in the source if there is no translation. */
	private static function pairs(int $source, int $id): array {
		$from = SectionTexts::of($source);
		$pairs = [];
		foreach (0 === $id ? $from : SectionTexts::of($id) as $section => $texts) {
			$originals = self::byPlaceInSection($from[$section] ?? []);
			foreach ($texts as $key => $text) {
				$original = $originals[self::placeInSection($key)] ?? null;
				if (null !== $original) {
					$pairs[$key] = [$section, $original, 0 === $id ? '' : $text, TextNames::path($source, 0 === $id ? $source : $id, $section, $key)];
				}
			}
		}
		return $pairs + AltTexts::units($id);
	}

	/** Returns the key within a section: `title` for `section_elements_3_title`. */
	private static function placeInSection(string $key): string {
		return (string) preg_replace('/^section_elements_\d+_/', '', $key);
	}

	private static function byPlaceInSection(array $texts): array {
		return array_combine(array_map([self::class, 'placeInSection'], array_keys($texts)), $texts);
	}
}
