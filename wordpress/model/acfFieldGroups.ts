import { withoutSections } from '#brand/parts.ts';
import { textLimitOf } from '#server/page-check/textLimits.ts';
import {
  kindGroups,
  storedName,
  words,
  type Field,
  type SectionKind,
  type Words,
} from '#content-model/Field.ts';
import { fieldGroups, type FieldGroup } from './model.ts';
import { optionGroups } from './options.ts';
import { picture } from '#content-model/sharedFields.ts';

type AcfSettings = { [name: string]: unknown };

/**
 * Returns the model as field groups of Advanced Custom Fields and Secure Custom Fields. Labels contain all languages.
 * The plugin selects the editor's language.
 */
export function acfFieldGroups() {
  return {
    content: fieldGroups.map(contentGroup),
    kindGroups,
    options: Object.entries(optionGroups).flatMap(([name, { label, fields }], index) => [
      {
        ...accordion(`field_site_options_${storedName(name)}_panel`, label),
        open: index === 0 ? 1 : 0,
      },
      {
        key: `field_site_options_${storedName(name)}`,
        name: storedName(name),
        label,
        type: 'group',
        layout: 'block',
        show_in_graphql: 0,
        sub_fields: fields.map((field) => inRows(acfField(field, `options_${storedName(name)}`, false))),
      },
    ]),
    searchEngines: searchEngineFields.map((field) => acfField(field, 'seo', false)),
  };
}

function contentGroup({ name, graphqlType, postType, label, fields, kinds }: FieldGroup): AcfSettings {
  const path = storedName(name);
  const acfFields = fields.map((field) => acfField(field, path, true));
  return {
    key: `group_site_${path}`,
    title: label,
    fields: kinds.length > 0 ? [...acfFields, flexibleContent(path, kinds)] : acfFields,
    location: [
      [
        postType === 'attachment'
          ? { param: 'attachment', operator: '==', value: 'image' }
          : { param: 'post_type', operator: '==', value: postType },
      ],
    ],
    style: 'seamless',
    show_in_graphql: 1,
    graphql_field_name: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    map_graphql_types_from_location_rules: 0,
    graphql_types: [graphqlType],
  };
}

function flexibleContent(path: string, kinds: readonly SectionKind[]): AcfSettings {
  return {
    key: `field_site_${path}_section_elements`,
    name: 'section_elements',
    label: words('Sections', 'Sektioner', 'Abschnitte'),
    type: 'flexible_content',
    button_label: words('Add section', 'Tilføj sektion', 'Abschnitt hinzufügen'),
    show_in_graphql: 1,
    graphql_field_name: 'sectionElements',
    layouts: kinds
      .filter(({ name }) => !withoutSections.includes(name))
      .map((kind) => {
        const layout = storedName(kind.name);
        return {
          key: `layout_site_${path}_${layout}`,
          name: layout,
          label: kind.label,
          instructions: kind.help,
          skerry_group: kind.group,
          ...(kind.synonyms && { skerry_synonyms: withEnglish(kind.synonyms) }),
          display: 'block',
          sub_fields: fieldsOfKind(kind, `${path}_${layout}`),
        };
      }),
  };
}

const withEnglish = (synonyms: Words): Words => ({
  ...Object.fromEntries(
    Object.entries(synonyms).map(([language, names]) => [language, `${names}, ${synonyms.en}`]),
  ),
  en: synonyms.en,
});

/** Returns the fields of a section kind. Rarely used fields come last, in a collapsed accordion. */
function fieldsOfKind(kind: SectionKind, path: string): AcfSettings[] {
  const acfFields = (fields: readonly Field[]) =>
    fields.map((field) => ({
      ...acfField(field, path, true),
      ...maxLengthSettings(textLimitOf(kind.name, field.name)),
    }));
  const { usual: usualFields = [], seldom = [] } = Object.groupBy(kind.fields, (field) =>
    field.seldom ? 'seldom' : 'usual',
  );
  return [
    ...acfFields(usualFields),
    acfField(hiddenOnTheSite, path, false),
    ...(seldom.length > 0 ? [accordion(`field_site_${path}_more`, moreSettings)] : []),
    ...acfFields(seldom),
  ];
}

function accordion(key: string, label: Words): AcfSettings {
  return {
    key,
    name: '',
    type: 'accordion',
    label,
    open: 0,
    multi_expand: 1,
    show_in_graphql: 0,
  };
}

/** Sets the block layout for repeaters with several fields, so that `wordpress/editor/screens/menuRows.ts` collapses their rows. */
function inRows(field: AcfSettings): AcfSettings {
  if (!isSettingsList(field['sub_fields'])) return field;
  const fields = field['sub_fields'].map(inRows);
  const layout = field['type'] === 'repeater' && fields.length > 1 ? 'block' : field['layout'];
  return { ...field, layout, sub_fields: fields };
}

const isSettingsList = (value: unknown): value is AcfSettings[] => Array.isArray(value);

const moreSettings = words('More settings', 'Flere indstillinger', 'Weitere Einstellungen');

/**
 * Toggle that hides a section. WordPress omits hidden sections from its responses (`Editing/SectionRows.php`). The
 * field is not part of the GraphQL contract.
 */
const hiddenOnTheSite: Field = {
  name: 'isHidden',
  type: 'toggle',
  label: words('Hidden on website', 'Skjult på webstedet', 'Auf der Website ausgeblendet'),
};

/** Returns ACF settings with the limit in a CSS class. `wordpress/editor/form/textCounter.ts` shows the limit during typing. */
function maxLengthSettings(limit: number | undefined): AcfSettings {
  return limit === undefined ? {} : { wrapper: { width: '', class: `skerry-limit-${limit}`, id: '' } };
}

function acfField(field: Field, parentPath: string, inGraphql: boolean): AcfSettings {
  const path = `${parentPath}_${storedName(field.name)}`;
  return {
    key: `field_site_${path}`,
    name: storedName(field.name),
    label: field.label,
    ...(field.help && { instructions: field.help }),
    show_in_graphql: inGraphql ? 1 : 0,
    ...(inGraphql && { graphql_field_name: field.name }),
    ...settings(field, path, inGraphql),
  };
}

function settings(field: Field, path: string, inGraphql: boolean): AcfSettings {
  const subFields = (fields: readonly Field[]) =>
    fields.map((subField) => acfField(subField, path, inGraphql));
  switch (field.type) {
    case 'text':
      return { type: 'text', ...(field.maxLength && { maxlength: field.maxLength }) };
    case 'textarea':
      return {
        type: 'textarea',
        rows: field.rows ?? 4,
        new_lines: '',
        ...(field.maxLength && { maxlength: field.maxLength }),
      };
    case 'number':
      return { type: 'number', min: field.min ?? '', max: field.max ?? '', step: field.step ?? '' };
    case 'toggle':
      return { type: 'true_false', ui: 1 };
    case 'select':
      // The choice may be empty, because each section kind has a default.
      return { type: 'select', choices: field.choices, allow_null: 1, return_format: 'value' };
    case 'image':
      return {
        type: 'image',
        return_format: field.answer === 'address' ? 'url' : 'array',
        preview_size: 'medium',
      };
    case 'file':
      return { type: 'file', return_format: 'array' };
    case 'link':
      return { type: 'link', return_format: 'array' };
    case 'relationship':
      return {
        type: 'relationship',
        post_type: [field.postType],
        max: field.max,
        filters: ['search'],
        return_format: 'id',
      };
    case 'repeater':
      return {
        type: 'repeater',
        layout: field.compact ? 'table' : 'block',
        max: field.max,
        button_label: field.add,
        sub_fields: subFields(field.fields),
      };
    case 'group':
      return { type: 'group', layout: 'block', sub_fields: subFields(field.fields) };
    case 'wysiwyg':
      return { type: 'wysiwyg', tabs: 'all', toolbar: 'full', media_upload: 1, delay: 1 };
    case 'url':
    case 'email':
      return { type: field.type };
  }
}

/** Fields for search engines, used if no SEO plugin provides them. They are not part of the GraphQL contract. */
const searchEngineFields: readonly Field[] = [
  {
    name: 'seoTitle',
    type: 'text',
    maxLength: 70,
    label: words('Title in search results', 'Titel i søgeresultater', 'Titel in Suchergebnissen'),
    help: words(
      'Leave empty to use the page title and the site name.',
      'Lad feltet være tomt for at bruge sidens titel og webstedets navn.',
      'Leer lassen, um Seitentitel und Name der Website zu verwenden.',
    ),
  },
  {
    name: 'seoDescription',
    type: 'textarea',
    rows: 2,
    maxLength: 160,
    label: words('Description', 'Beskrivelse', 'Beschreibung'),
    help: words(
      'Leave empty to use the excerpt.',
      'Lad feltet være tomt for at bruge uddraget.',
      'Leer lassen, um den Textauszug zu verwenden.',
    ),
  },
  picture(
    'seoImage',
    words('Social image', 'Billede til sociale medier', 'Bild für soziale Medien'),
    words('1200 × 630 px.', '1200 × 630 px.', '1200 × 630 px.'),
  ),
  {
    name: 'seoNoindex',
    type: 'toggle',
    label: words('Hide from search engines', 'Skjul for søgemaskiner', 'Vor Suchmaschinen verbergen'),
  },
  {
    name: 'seoNofollow',
    type: 'toggle',
    label: words(
      'Do not follow links (nofollow)',
      'Følg ikke links (nofollow)',
      'Links nicht folgen (nofollow)',
    ),
  },
];
