import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Locale } from '#locales/locales.ts';
import { richTextFields } from '#schema/generated/contentFields.ts';
import { inLocale, isLocalised } from '../content/localised.ts';
import { isMedia } from '../content/media.ts';
import type { WordPressContext } from './context.ts';
import type { FieldGroup } from './FieldGroup.ts';
import { renderWysiwyg } from './html.ts';

/** Resolves a field of any field group by its type in the SDL, with the plugin's conventions for empty values. */
export const resolveAcfField: GraphQLFieldResolver<FieldGroup, WordPressContext> = (
  group,
  _args,
  context,
  { fieldName, parentType, returnType, schema },
) => {
  if (fieldName === 'fieldGroupName') return parentType.name;
  const value = localised(group.values[fieldName], group.locale);
  if (isListType(getNullableType(returnType))) return listValue(value, returnType, group.locale, schema);

  switch (getNamedType(returnType).name) {
    case 'AcfMediaItemConnectionEdge':
      return mediaEdge(value, group.locale, context);
    case 'AcfLink':
      return linkValue(value, group.locale, context);
    case 'AcfContentNodeConnection':
      return relationship(value, group.locale, context);
    case 'Boolean':
      return value === true;
    case 'Float':
      return typeof value === 'number' && value !== 0 ? value : null;
    case 'String':
      return textValue(value, `${parentType.name}.${fieldName}`, group.locale, context);
    default:
      return { values: isRecord(value) ? value : {}, locale: group.locale };
  }
};

/** Returns the type of a section in a list with the interface `listType`. */
export function layoutType(listType: string, { kind }: FieldGroup['values']): string {
  return `${listType.replace(/_Layout$/, '')}${String(kind)}Layout`;
}

function localised(value: unknown, locale: Locale): unknown {
  return isLocalised(value) ? inLocale(value, locale) : value;
}

function listValue(
  value: unknown,
  returnType: GraphQLOutputType,
  locale: Locale,
  schema: GraphQLSchema,
): unknown {
  const type = getNamedType(returnType);
  if (isLeafType(type)) return typeof value === 'string' ? [value] : null;
  if (!Array.isArray(value) || value.length === 0) return null;
  const rows = value.filter(isRecord).map((values) => ({ values, locale }));
  // Omits sections of a kind that no longer exists, like ACF.
  return isInterfaceType(type)
    ? rows.filter(({ values }) => schema.getType(layoutType(type.name, values)) !== undefined)
    : rows;
}

async function mediaEdge(value: unknown, locale: Locale, { media, addresses }: WordPressContext) {
  const node = isMedia(value) ? await media(value, locale, addresses) : null;
  return node && { node };
}

function linkValue(value: unknown, locale: Locale, { addresses }: WordPressContext) {
  if (!isRecord(value) || typeof value.url !== 'string') return null;
  return {
    url: addresses.resolve(value.url, locale),
    title: localised(value.title, locale),
    target: value.target ?? '',
  };
}

function relationship(value: unknown, locale: Locale, { catalogue }: WordPressContext) {
  if (!Array.isArray(value)) return null;
  const nodes = value.flatMap((reference) => {
    const name = String(reference);
    const slug = name.startsWith('post:') ? name.slice('post:'.length) : undefined;
    const node = slug ? catalogue.post(slug, locale) : catalogue.product(name, locale);
    return node?.locale === locale ? [node] : [];
  });
  return nodes.length > 0 ? { nodes } : null;
}

function textValue(value: unknown, field: string, locale: Locale, { addresses }: WordPressContext) {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  if (richTextFields.has(field)) return renderWysiwyg(value, locale, addresses);
  return value.startsWith('upload:') ? addresses.resolve(value, locale) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
