import * as v from 'valibot';
import { localeOfWordPress, type Locale } from '#locales/locales.ts';
import { fieldName } from '#schema/enquiry.ts';
import type { FieldLabels } from '#schema/mail.ts';
import type { FetchContent, ContentOperation } from '#schema/pageServices.ts';
import type { Logger } from '#server/logger.ts';
import { graphql } from '#schema/graphql.ts';
import ContactFieldsQuery from './__generated__/ContactFieldsQuery.graphql.ts';

const Field = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(fieldName)),
  placeholder: v.nullish(v.string(), ''),
  type: v.nullish(v.array(v.nullable(v.string())), []),
});
type Field = v.InferOutput<typeof Field>;

const Section = v.object({ contactForm: v.object({ formField: v.array(v.unknown()) }) });
const Page = v.object({
  locale: v.object({ locale: v.string() }),
  pageElements: v.object({ sectionElements: v.array(v.unknown()) }),
});
const ContactFieldsResponse = v.object({
  page: v.object({ ...Page.entries, translated: v.nullish(v.array(v.unknown()), []) }),
});

/**
 * Creates the function that finds the labels of a page's contact form in the owner's language. The function looks up
 * each field by name in the page's translation, or by position if both forms have the same field types. Otherwise it
 * uses the label that the visitor saw. It never rejects: if the content is unavailable, there are no labels.
 */
export function createFieldLabels(deps: { fetchContent: FetchContent; logger: Logger }): FieldLabels {
  return async (page, locale) => {
    try {
      const response = await deps.fetchContent(contactFields, { uri: page });
      const parsed = v.safeParse(ContactFieldsResponse, response);
      return parsed.success ? labelsOf(parsed.output.page, locale) : new Map();
    } catch (error) {
      deps.logger.warn(
        { error, page },
        'form labels could not be loaded; the enquiry uses field names instead',
      );
      return new Map();
    }
  };
}

function labelsOf(
  page: v.InferOutput<typeof ContactFieldsResponse>['page'],
  locale: Locale,
): Map<string, string> {
  const visitorFields = fieldsOf(page);
  const versions = [page, ...page.translated].flatMap((version) => {
    const parsed = v.safeParse(Page, version);
    return parsed.success ? [parsed.output] : [];
  });
  const ownerVersion = versions.find((version) => localeOfWordPress(version.locale.locale) === locale);
  const ownerFields = ownerVersion === undefined ? [] : fieldsOf(ownerVersion);
  const isSameForm =
    ownerFields.length === visitorFields.length &&
    ownerFields.every(({ type }, index) => type[0] === visitorFields[index]?.type[0]);
  const labels = visitorFields.map((field, index) => {
    const ownerField =
      ownerFields.find(({ name }) => name === field.name) ?? (isSameForm ? ownerFields[index] : undefined);
    return [field.name, ownerField?.placeholder || field.placeholder || ''] as const;
  });
  return new Map(labels.filter(([, label]) => label !== ''));
}

function fieldsOf({ pageElements }: v.InferOutput<typeof Page>): Field[] {
  return pageElements.sectionElements.flatMap((section) => {
    const parsed = v.safeParse(Section, section);
    if (!parsed.success) return [];
    return parsed.output.contactForm.formField.flatMap((field) => {
      const parsedField = v.safeParse(Field, field);
      return parsedField.success ? [parsedField.output] : [];
    });
  });
}

/** Query for the contact forms of a page and its translations. */
const contactFields: ContentOperation = ContactFieldsQuery.params;
void graphql`
  query ContactFieldsQuery($uri: ID!) {
    page(id: $uri, idType: URI) {
      ...operations_contactFields @relay(mask: false)
      translated {
        ...operations_contactFields @relay(mask: false)
      }
    }
  }
`;
void graphql`
  fragment operations_contactFields on Page {
    locale {
      locale
    }
    pageElements {
      sectionElements {
        ... on PageElementsSectionElementsContactLayout {
          contactForm {
            formField {
              name
              placeholder
              type
            }
          }
        }
      }
    }
  }
`;
