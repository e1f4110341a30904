<?php
namespace Site\Demonstration;

/** The demonstration's files in the media library: one entry for each wording of a file's alternative text. */
final class Files {
	private const KEY = '_site_demonstration';
	/** @var array<string, int> */
	private array $ids = array();

	/** @param array<int, array{key: string, file: string, copy: string, alt: string, caption: string, mime: string, width: int, height: int, fields: array<string, mixed>}> $files */
	public function __construct( private string $source, private string $folder, private array $files ) {}

	public function bring(): void {
		global $wpdb;
		$known = array();
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s", self::KEY ) ) as $row ) {
			$known[ $row->meta_value ] = (int) $row->post_id;
		}
		$uploads = wp_upload_dir( $this->folder );
		foreach ( $this->files as $file ) {
			copy( "$this->source/{$file['file']}", "{$uploads['basedir']}/$this->folder/{$file['copy']}" );
			$this->ids[ $file['key'] ] = $known[ "file:{$file['key']}" ] ?? $this->add( $file );
			foreach ( $file['fields'] as $key => $value ) {
				update_field( $key, wp_slash( $value ), $this->ids[ $file['key'] ] );
			}
		}
	}

	public function id( string $key ): int {
		return $this->ids[ $key ] ?? 0;
	}

	public function count(): int {
		return count( $this->ids );
	}

	private function add( array $file ): int {
		$path = "$this->folder/{$file['copy']}";
		$id   = wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => pathinfo( $file['copy'], PATHINFO_FILENAME ),
					'post_mime_type' => $file['mime'],
					'post_excerpt'   => $file['caption'],
					'post_status'    => 'inherit',
				)
			),
			$path
		);
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $file['alt'] ) );
		update_post_meta( $id, self::KEY, wp_slash( "file:{$file['key']}" ) );
		// The site makes its sizes itself. A vector drawing has no size in WordPress.
		if ( $file['width'] > 0 ) {
			wp_update_attachment_metadata(
				$id,
				array( 'width' => $file['width'], 'height' => $file['height'], 'file' => $path, 'sizes' => array() )
			);
		}
		return $id;
	}
}
