<?php
namespace Site\Languages;

/** Texts of a translation for agencies, as XLIFF 1.2, which their tools read: https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html */
final class Xliff {
	private const SPACE     = 'urn:oasis:names:tc:xliff:document:1.2';
	private const MAX_BYTES = 5 * MB_IN_BYTES;

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
				$unit->appendChild( $document->createElementNS( self::SPACE, 'source' ) )->appendChild( $document->createTextNode( $from ) );
				$target = $unit->appendChild( $document->createElementNS( self::SPACE, 'target' ) );
				$target->setAttribute( 'state', Translation::DONE === ( $states[ $section ] ?? '' ) ? 'translated' : 'needs-translation' );
				$target->appendChild( $document->createTextNode( $to ) );
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
		$document = new \DOMDocument();
		$before   = libxml_use_internal_errors( true );
		// Nothing is loaded from elsewhere, and no entity of the file's own is replaced.
		$is_read = strlen( $xml ) <= self::MAX_BYTES && ! str_contains( $xml, '<!DOCTYPE' ) && $document->loadXML( $xml, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		if ( ! $is_read || self::SPACE !== $document->documentElement?->namespaceURI ) {
			return array( 'written' => 0, 'left' => array( __( 'This is no XLIFF 1.2 file of at most 5 MB.', 'site' ) ) );
		}
		$written = 0;
		$left    = array();
		foreach ( $document->getElementsByTagNameNS( self::SPACE, 'file' ) as $file ) {
			$id = (int) $file->getAttribute( 'original' );
			if ( ! current_user_can( 'edit_post', $id ) || Languages::ofPost( $id ) !== $file->getAttribute( 'target-language' ) ) {
				/* translators: %s: number of a post */
				$left[] = sprintf( __( 'The entry %s is not there in this language, or you may not edit it.', 'site' ), $file->getAttribute( 'original' ) );
				continue;
			}
			$texts = array();
			foreach ( $file->getElementsByTagNameNS( self::SPACE, 'trans-unit' ) as $unit ) {
				$target = $unit->getElementsByTagNameNS( self::SPACE, 'target' )->item( 0 );
				if ( null !== $target && '' !== trim( $target->textContent ) ) {
					$texts[ $unit->getAttribute( 'id' ) ] = $target->textContent;
				}
			}
			$written += SectionTexts::write( $id, $texts );
			Translation::noteSaved( $id );
		}
		return array( 'written' => $written, 'left' => $left );
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
