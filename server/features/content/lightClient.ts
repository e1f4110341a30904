import type { ContentData } from '#schema/pageServices.ts';
import type { ContentClient } from './contentClient.ts';
import { sparedAtFirst, sparedFields, typesIn } from './fieldNeeds.ts';
import { lighten, sectionTypesIn } from './lightQuery.ts';

/** Then a page is edited faster than it is asked for. */
const mostAttempts = 3;

/**
 * Asks for as much as the last answer had: of the kinds of sections those that stood on the page, and no field that it had
 * no use for. Where nothing is known, a small question tells first what there is, which is all that an address without a
 * page costs. An answer that shows something else is asked for again at once.
 */
export function createLightClient(client: ContentClient): ContentClient {
  return {
    async query(request, how) {
      const known = sectionTypesIn(request.text);
      if (known.size === 0) return client.query(request, how);
      const typesOf = (data: ContentData) => [...typesIn(data)].filter((type) => known.has(type));
      const last = how?.last;
      let types = new Set(last === undefined ? [] : typesOf(last));
      let spared = last === undefined ? sparedAtFirst(request.needs) : sparedFields(request.needs, last);
      for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
        const text = lighten(request.text, { types, spared });
        const answer = await client.query({ ...request, text }, how);
        const data: ContentData = {
          ...Object.fromEntries([...spared].map((field) => [field, null])),
          ...answer.data,
        };
        const found = typesOf(data);
        const useless = sparedFields(request.needs, data);
        if (found.every((type) => types.has(type)) && [...spared].every((field) => useless.has(field)))
          return { ...answer, data };
        types = new Set([...types, ...found]);
        spared = useless;
      }
      return client.query(request, how);
    },
  };
}
