import * as v from 'valibot';
import { post, type Cdn, type CdnAccount } from '#server/content/cdn.ts';

const Answer = v.pipe(v.string(), v.parseJson(), v.object({ success: v.literal(true) }));

/** Cloudflare: `Cache-Tag`, and the purge of a zone. */
export function createCloudflare({ apiUrl, id, token, fetch }: CdnAccount): Cdn {
  const zone = `${apiUrl}/zones/${encodeURIComponent(id)}`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    header: 'Cache-Tag',
    separator: ',',
    mostTags: 30,
    async purge(tags) {
      const body = tags === 'everything' ? { purge_everything: true } : { tags };
      const answer = await post(`${zone}/purge_cache`, { headers, body, fetch });
      // It says in the body as well whether it will do it.
      if (!v.is(Answer, answer)) throw new Error('The CDN refused the purge.');
    },
  };
}
