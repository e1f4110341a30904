type Thing = Record<string, unknown>;

/** Fields that search engines require for each type. */
const requiredProperties: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  WebPage: ['name', 'url', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'author', 'datePublished', 'dateModified', 'image', 'publisher'],
  FAQPage: ['mainEntity'],
  Product: ['name', 'image', 'description', 'offers'],
};

/** Returns the types in a page's structured data. */
export function kindsOf(structuredData: readonly unknown[]): string[] {
  return entitiesOf(structuredData).map((entity) => String(entity['@type']));
}

/** Returns one line for each requirement of search engines that a page's structured data misses. */
export function structuredDataFaults(structuredData: readonly unknown[]): string[] {
  const entities = entitiesOf(structuredData);
  const kinds = kindsOf(structuredData);
  const missingKinds = ['Organization', 'WebSite', 'WebPage'].filter((kind) => !kinds.includes(kind));
  return [
    ...(structuredData.length === 1 ? [] : [`${structuredData.length} scripts`]),
    ...missingKinds.map((kind) => `no ${kind}`),
    ...entities.flatMap((entity) => {
      const kind = String(entity['@type']);
      const fields = requiredProperties[kind];
      if (fields === undefined) return [`an unexpected ${kind}`];
      return fields.filter((field) => !entity[field]).map((field) => `a ${kind} without ${field}`);
    }),
  ];
}

function entitiesOf(structuredData: readonly unknown[]): Thing[] {
  const [graph] = structuredData;
  return isThing(graph) && Array.isArray(graph['@graph']) ? graph['@graph'].filter(isThing) : [];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}
