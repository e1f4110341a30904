import { inLocale, isLocalised } from '#cms/content/localised.ts';
import { isMedia } from '#cms/content/media.ts';
import type { Addresses } from '#cms/wordpress/addresses.ts';
import type { Catalogue } from '#cms/wordpress/catalogue.ts';
import { renderWysiwyg } from '#cms/wordpress/html.ts';
import type { Locale } from '#locales/locales.ts';
import { storedName, type Field } from '#content-model/Field.ts';
import { fieldGroups, type FieldGroup } from '../model/model.ts';
import type { FileList } from './fileList.ts';

export type ReadFields = (
  type: 'Page' | 'Post' | 'Product' | 'MediaItem',
  fixture: object,
  sections: object[],
  locale: Locale,
) => Promise<Record<string, unknown>>;

/** Creates a function that reads an entry's fields and names them as WordPress stores them. */
export function createFieldReader(files: FileList, catalogue: Catalogue, addresses: Addresses): ReadFields {
  const values = (fields: readonly Field[], fixture: object, locale: Locale) =>
    Promise.all(fields.map(async (field) => [storedName(field.name), await valueOf(field, fixture, locale)]));

  async function valueOf(field: Field, fixture: object, locale: Locale): Promise<unknown> {
    const raw: unknown = Object.entries(fixture).find(([name]) => name === field.name)?.[1];
    const value = isLocalised(raw) ? inLocale(raw, locale) : raw;
    if (field.type === 'image' || field.type === 'file')
      return isMedia(value) ? files.reference(value, locale) : '';
    if (field.type === 'link') return isRecord(value) ? linkOf(value, locale, addresses) : '';
    if (field.type === 'group') {
      return Object.fromEntries(await values(field.fields, isRecord(value) ? value : {}, locale));
    }
    if (field.type === 'repeater') {
      const rows = Array.isArray(value) ? value.filter(isRecord) : [];
      return Promise.all(
        rows.map(async (row) => Object.fromEntries(await values(field.fields, row, locale))),
      );
    }
    if (field.type === 'relationship') {
      const names = Array.isArray(value) ? value.map(String) : [];
      return names.flatMap((name) => referenceTo(name, locale, catalogue));
    }
    if (field.type === 'toggle') return value === true ? 1 : 0;
    if (field.type === 'wysiwyg') {
      return typeof value === 'string' ? (renderWysiwyg(value, locale, addresses) ?? '') : '';
    }
    if (typeof value === 'string' && value.startsWith('upload:')) return addresses.resolve(value, locale);
    return value ?? '';
  }

  async function fieldsOf(
    type: 'Page' | 'Post' | 'Product' | 'MediaItem',
    fixture: object,
    sections: object[],
    locale: Locale,
  ) {
    const groups = fieldGroups.filter(({ graphqlType }) => graphqlType === type);
    const parts = await Promise.all(groups.map((group) => fieldsOfGroup(group, fixture, sections, locale)));
    return Object.fromEntries(parts.flatMap((part) => Object.entries<unknown>(part)));
  }

  async function fieldsOfGroup(group: FieldGroup, fixture: object, sections: object[], locale: Locale) {
    const key = `field_site_${storedName(group.name)}`;
    const storedFields = (await values(group.fields, fixture, locale)).map(([name, value]) => [
      `${key}_${String(name)}`,
      value,
    ]);
    const rows = await Promise.all(
      sections.map(async (section) => {
        const kind = group.kinds.find(({ name }) => 'kind' in section && section.kind === name);
        if (kind === undefined) throw new Error('The content contains a section of an unknown kind.');
        return {
          acf_fc_layout: storedName(kind.name),
          ...Object.fromEntries(await values(kind.fields, section, locale)),
        };
      }),
    );
    const list = group.kinds.length > 0 ? { [`${key}_section_elements`]: rows } : {};
    return { ...Object.fromEntries(storedFields), ...list };
  }

  return fieldsOf;
}

function linkOf(value: Record<string, unknown>, locale: Locale, addresses: Addresses) {
  const title = isLocalised(value['title']) ? inLocale(value['title'], locale) : value['title'];
  return { title, url: addresses.resolve(String(value['url']), locale), target: value['target'] ?? '' };
}

/** Returns a reference to the article or product in the language, or an empty list, as the embedded backend does. */
function referenceTo(name: string, locale: Locale, catalogue: Catalogue): { $entry: string }[] {
  const slug = name.startsWith('post:') ? name.slice('post:'.length) : undefined;
  const node = slug ? catalogue.post(slug, locale) : catalogue.product(name, locale);
  return node?.locale === locale ? [{ $entry: `${slug ? name : `product:${name}`}@${locale}` }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
