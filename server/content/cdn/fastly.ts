import { post, type Cdn, type CdnAccount } from '#server/content/cdn.ts';

/** Fastly: `Surrogate-Key`, and the batch purge of its API. */
export function createFastly({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const service = `${apiUrl}/service/${encodeURIComponent(id)}`;
  const headers = { 'Fastly-Key': token };
  return {
    header: 'Surrogate-Key',
    separator: ' ',
    mostTags: 256,
    async purge(tags) {
      if (tags === 'everything') await post(`${service}/purge_all`, { headers, body: {}, fetch });
      else await post(`${service}/purge`, { headers, body: { surrogate_keys: tags }, fetch });
    },
  };
}
