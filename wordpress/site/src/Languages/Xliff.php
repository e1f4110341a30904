<?php
namespace Site\Languages;

/** Texts of a translation for agencies, as XLIFF 1.2, which their tools read: https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html */
final class Xliff {
	private const SPACE       = 'urn:oasis:names:tc:xliff:document:1.2';
	public const MAX_BYTES    = 5 * MB_IN_BYTES;
	private const MAX_ENTRIES = 2000;
	private const MAX_TEXT    = 100 * KB_IN_BYTES;
	/** Bytes of a title or an excerpt; their columns hold 64 kB. */
	private const MAX_LINE = 10 * KB_IN_BYTES;
	/** Letters of an entry's number that a notice repeats. */
	private const MAX_NAME = 40;

	/**
	 * Each text of the source with what the translation has at its place.
	 *
	 * @param int[] $ids Translations; those without a source are left out.
	 */
	public static function export( array $ids ): string {
		$document = new \DOMDocument( '1.0', 'UTF-8' );
		$root     = $document->appendChild( $document->createElementNS( self::SPACE, 'xliff' ) );
		$root->setAttribute( 'version', '1.2' );
		foreach ( $ids as $id ) {
			$source = Translation::sourceOf( $id );
			if ( null === $source ) {
				continue;
			}
			$file = $root->appendChild( $document->createElementNS( self::SPACE, 'file' ) );
			foreach ( array( 'original' => (string) $id, 'source-language' => Languages::ofPost( $source ), 'target-language' => Languages::ofPost( $id ), 'datatype' => 'html' ) as $name => $value ) {
				$file->setAttribute( $name, $value );
			}
			$body   = $file->appendChild( $document->createElementNS( self::SPACE, 'body' ) );
			$states = Translation::states( $id );
			foreach ( self::pairs( $source, $id ) as $place => list( $section, $from, $to ) ) {
				$unit = $body->appendChild( $document->createElementNS( self::SPACE, 'trans-unit' ) );
				$unit->setAttribute( 'id', $place );
				$unit->setAttribute( 'resname', $section );
				$unit->appendChild( $document->createElementNS( self::SPACE, 'source' ) )->appendChild( $document->createTextNode( self::xmlText( $from ) ) );
				$target = $unit->appendChild( $document->createElementNS( self::SPACE, 'target' ) );
				$target->setAttribute( 'state', Translation::DONE === ( $states[ $section ] ?? '' ) ? 'translated' : 'needs-translation' );
				$target->appendChild( $document->createTextNode( self::xmlText( $to ) ) );
			}
		}
		return (string) $document->saveXML();
	}

	/**
	 * Writes the targets of a file into the translations that it names, as far as this user may edit them.
	 *
	 * @return array{written: int, left: string[]} How many texts have changed, and what was left alone, in sentences.
	 */
	public static function import( string $xml ): array {
		$document = self::read( $xml );
		if ( is_string( $document ) ) {
			return array( 'written' => 0, 'left' => array( $document ) );
		}
		// A list by tag name is searched from its beginning for each of its nodes.
		$xpath = new \DOMXPath( $document );
		$xpath->registerNamespace( 'x', self::SPACE );
		$written = 0;
		$left    = array();
		foreach ( $xpath->query( '//x:file' ) as $number => $file ) {
			$original = $file->getAttribute( 'original' );
			$named    = mb_strimwidth( sanitize_text_field( $original ), 0, self::MAX_NAME, '…' );
			$id       = 1 === preg_match( '/^[1-9]\d{0,17}$/', $original ) ? (int) $original : 0;
			if ( $number >= self::MAX_ENTRIES ) {
				/* translators: %d: number of entries */
				$left[] = sprintf( __( 'The file has more than %d entries; the rest was left out.', 'site' ), self::MAX_ENTRIES );
				break;
			}
			if ( 0 === $id || ! current_user_can( 'edit_post', $id ) || Languages::ofPost( $id ) !== $file->getAttribute( 'target-language' ) ) {
				/* translators: %s: number of a post */
				$left[] = sprintf( __( 'The entry %s is not there in this language, or you may not edit it.', 'site' ), $named );
				continue;
			}
			$texts = array();
			foreach ( $xpath->query( './/x:trans-unit', $file ) as $unit ) {
				$target = $xpath->query( 'x:target', $unit )->item( 0 )?->textContent ?? '';
				$place  = $unit->getAttribute( 'id' );
				if ( strlen( $target ) > ( in_array( $place, array( 'post_title', 'post_excerpt' ), true ) ? self::MAX_LINE : self::MAX_TEXT ) ) {
					/* translators: %s: number of a post */
					$left[] = sprintf( __( 'A text of the entry %s is too long and was left out.', 'site' ), $named );
				} elseif ( '' !== trim( $target ) ) {
					$texts[ $place ] = $target;
				}
			}
			$written += SectionTexts::write( $id, $texts );
			Translation::noteSaved( $id );
		}
		return array( 'written' => $written, 'left' => $left );
	}

	/** The document of a file, or why it is none, in a sentence. */
	private static function read( string $xml ): \DOMDocument|string {
		$no_utf8 = __( 'The file is not in UTF-8. Save it in UTF-8 and import it again.', 'site' );
		// In UTF-16, ASCII is valid UTF-8 with a zero beside each letter.
		if ( str_contains( $xml, "\0" ) || ! mb_check_encoding( $xml, 'UTF-8' ) ) {
			return $no_utf8;
		}
		$document = new \DOMDocument();
		$before   = libxml_use_internal_errors( true );
		// Nothing is loaded from elsewhere, and no entity of the file's own is replaced.
		$is_read = strlen( $xml ) <= self::MAX_BYTES && $document->loadXML( $xml, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		// Another declared encoding, such as UTF-7, may have hidden anything from the check above.
		if ( $is_read && ! in_array( strtoupper( (string) $document->encoding ), array( '', 'UTF-8', 'UTF8' ), true ) ) {
			return $no_utf8;
		}
		if ( $is_read && null !== $document->doctype ) {
			return __( 'The file has a document type (DOCTYPE), which is not read. Remove it and import the file again.', 'site' );
		}
		$is_xliff = $is_read && self::SPACE === $document->documentElement?->namespaceURI;
		return $is_xliff ? $document : __( 'This is no XLIFF 1.2 file of at most 5 MB.', 'site' );
	}

	/** Text without the characters that no XML file may have. */
	private static function xmlText( string $text ): string {
		return (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x{FFFE}\x{FFFF}]/u', '', wp_check_invalid_utf8( $text, true ) );
	}

	/** @return array<string, array{string, string, string}> Section, source and translation, by the place in the translation. */
	private static function pairs( int $source, int $id ): array {
		$from  = SectionTexts::of( $source );
		$pairs = array();
		foreach ( SectionTexts::of( $id ) as $section => $texts ) {
			$originals = self::byPlaceInSection( $from[ $section ] ?? array() );
			foreach ( $texts as $place => $text ) {
				$original = $originals[ self::placeInSection( $place ) ] ?? null;
				if ( null !== $original ) {
					$pairs[ $place ] = array( $section, $original, $text );
				}
			}
		}
		return $pairs;
	}

	/** Of `section_elements_3_title` and `section_elements_4_title` the `title`. */
	private static function placeInSection( string $place ): string {
		return (string) preg_replace( '/^section_elements_\d+_/', '', $place );
	}

	private static function byPlaceInSection( array $texts ): array {
		return array_combine( array_map( array( self::class, 'placeInSection' ), array_keys( $texts ) ), $texts );
	}
}
