import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Adds stubs of the functions that the import and the menu call in Secure Custom Fields, which npm does not provide.
 */
export async function useFields(contentFolder: string): Promise<void> {
  const folder = path.join(contentFolder, 'mu-plugins');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'fields.php'),
    `<?php function update_field( $key, $value, $id ) { is_numeric( $id ) ? update_post_meta( $id, $key, $value ) : update_option( $id . '_' . preg_replace( '/^field_site_options_(.*)_..$/', '$1', $key ), $value ); }
      function get_field( $key, $id ) { return get_option( $id . '_' . $key ); }`,
  );
}

const picture = {
  ...{ key: '1', file: '2026/11/a.svg', copy: 'a.svg', alt: 'A', caption: '', mime: 'image/svg+xml' },
  ...{ width: 0, height: 0, fields: {} },
};

/** Replaces one of the plugin's content sets with two pages, two articles, a menu, and the test's additions. */
export async function useSmallContent(
  contentFolder: string,
  name: 'demonstration' | 'starter',
  options: { withPicture?: boolean; withPeople?: boolean } = {},
): Promise<void> {
  const folder = path.join(contentFolder, 'plugins/skerry/content', name);
  const entry = (title: string) => ({
    ...{ type: title < 'C' ? 'page' : 'post', key: `entry:${title}`, language: 'en', slug: title, title },
    ...{ content: '', excerpt: '', password: '', template: '', status: 'publish' },
    ...{ date: '2026-01-01T10:00:00', modifiedGmt: '2026-01-01T09:00:00', seo: {} },
    thumbnail: options.withPicture ? picture.key : null,
    fields: { cover: title.toLowerCase() },
    categories: options.withPeople ? ['notes'] : [],
    ...(options.withPeople && { author: 'kim' }),
  });
  await mkdir(path.join(folder, 'uploads/2026/11'), { recursive: true });
  await writeFile(path.join(folder, 'uploads/2026/11/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(
    path.join(folder, 'content.json'),
    JSON.stringify({
      ...{ name: 'Kystlink', timeZone: 'Europe/Copenhagen', uploadsFolder: '2026/11' },
      categories: options.withPeople
        ? [{ key: 'notes', language: 'en', slug: 'notes', name: 'Notes', description: '' }]
        : [],
      people: options.withPeople ? [{ login: 'kim', name: 'Kim', email: 'kim@x.example', picture: '1' }] : [],
      files: options.withPicture ? [picture] : [],
      languages: [{ code: 'en', locale: 'en_US', name: 'English' }],
      entries: ['A', 'B', 'C', 'D'].map(entry),
      options: { en: { menu: { word: 'Products' } } },
    }),
  );
}

/**
 * Adds stubs of the functions that section copies and pending changes call in Secure Custom Fields. Like the real
 * functions, they find fields in the plugin's model and store values unslashed.
 */
export async function useSections(contentFolder: string): Promise<void> {
  const folder = path.join(contentFolder, 'mu-plugins');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'sections.php'),
    `<?php function acf_get_field( $key, $fields = null ) {
        // With an empty key, the real function refers to the current post.
        if ( '' === $key ) { return array( 'key' => '', 'name' => '', 'type' => 'text' ); }
        foreach ( $fields ?? Skerry\\Localization::localised( array_merge( ...array_column( Skerry\\Content\\FieldGroups::model()['content'], 'fields' ) ) ) as $field ) {
          $found = $key === $field['key'] ? $field : acf_get_field( $key, array_merge( $field['sub_fields'] ?? array(), ...array_column( $field['layouts'] ?? array(), 'sub_fields' ) ) );
          if ( $found ) { return $found; }
        }
        return false;
      }
      function get_field( $key, $id, $format = true ) { return get_post_meta( $id, acf_get_field( $key )['name'], true ); }
      function update_field( $key, $value, $id ) { update_post_meta( $id, acf_get_field( $key )['name'], $value ); update_post_meta( $id, '_' . acf_get_field( $key )['name'], $key ); }
      function acf_update_values( $values, $id ) { foreach ( $values as $key => $value ) { acf_get_field( $key ) && update_field( $key, $value, $id ); } }
      function acf_setup_meta( $values, $id ) {}`,
  );
}
