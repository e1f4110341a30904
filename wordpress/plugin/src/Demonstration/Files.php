<?php
namespace Skerry\Demonstration;

/** Imported files in the media library, with one attachment for each alternative text of a file. */
final class Files {
	/** @var array<string, int>|null Attachments by key, such as `file:name`. */
	private ?array $ids = null;

	public function __construct(private string $source, private string $folder, private Imported $imported) {}

	/**
	 * Adds or updates a file. Returns false if an editor has deleted it.
	 *
	 * @param array{key: string, file: string, copy: string, alt: string, caption: string, mime: string, width: int, height: int, fields: array<string, mixed>} $file
	 */
	public function import(array $file): bool {
		$name = "file:{$file['key']}";
		$id = $this->id($file['key']);
		if (0 === $id && $this->imported->has($name)) {
			$this->imported->skip($file['copy']);
			return false;
		}
		if ($id > 0 && !$this->imported->isAsImported($name, Imported::postState($id))) {
			$this->imported->skip($file['copy']);
			return true;
		}
		$this->copy($file, wp_upload_dir($this->folder)['basedir'] . "/$this->folder/{$file['copy']}");
		$id = $id > 0 ? $id : $this->add($file);
		$this->ids[$name] = $id;
		foreach ($file['fields'] as $key => $value) {
			update_field($key, wp_slash($value), $id);
		}
		$this->imported->store($name, Imported::postState($id));
		return true;
	}

	/** Copies a file, unless an editor has replaced the copy. */
	private function copy(array $file, string $target): void {
		$name = "upload:{$file['copy']}";
		if (is_file($target) && !$this->imported->isAsImported($name, md5_file($target))) {
			return;
		}
		copy("$this->source/{$file['file']}", $target);
		$this->imported->store($name, md5_file($target));
	}

	public function id(string $key): int {
		$this->ids ??= array_flip(array_reverse(Imported::posts(true), true));
		return $this->ids["file:$key"] ?? 0;
	}

	private function add(array $file): int {
		$path = "$this->folder/{$file['copy']}";
		$id = wp_insert_attachment(
			wp_slash([
				'post_title' => pathinfo($file['copy'], PATHINFO_FILENAME),
				'post_mime_type' => $file['mime'],
				'post_excerpt' => $file['caption'],
				'post_status' => 'inherit',
			]),
			$path,
		);
		update_post_meta($id, '_wp_attachment_image_alt', wp_slash($file['alt']));
		update_post_meta($id, Imported::META, wp_slash("file:{$file['key']}"));
		// The website creates its own image sizes. WordPress does not store the dimensions of vector graphics.
		if ($file['width'] > 0) {
			wp_update_attachment_metadata($id, ['width' => $file['width'], 'height' => $file['height'], 'file' => $path, 'sizes' => []]);
		}
		return $id;
	}
}
