import sanitizeHtml from 'sanitize-html';

/** A `<meta>` of the SEO plugin that the site has no field for. */
export type FurtherMeta = { attribute: 'name' | 'property'; key: string; content: string };

/** What the SEO plugin would print into a theme's head and this site's own head does not say. */
export type EditorsHead = {
  metas: FurtherMeta[];
  /** How much of the page search engines may show, such as `max-snippet:-1`. */
  robots: string[];
};

/** Owners prove a site theirs; sharing services show whose it is, and how long an article takes. Nothing that acts. */
const passedOn =
  /^([\w.-]+-(site-)?verification|msvalidate\.01|p:domain_verify|author|twitter:(site|creator|label\d|data\d)|fb:\w+|article:(publisher|tag))$/;
const previewLimit = /^max-(snippet|image-preview|video-preview):[\w-]+$/;
const mostMetas = 20;
const longest = { head: 50_000, content: 300 };

/** Reads `fullHead`, a piece of HTML that plugins and editors fill: what is passed on is on a list, the rest is dropped. */
export function readEditorsHead(fullHead: string | null | undefined): EditorsHead {
  const found: EditorsHead = { metas: [], robots: [] };
  if (!fullHead || fullHead.length > longest.head) return found;
  sanitizeHtml(fullHead, {
    allowedTags: ['meta'],
    allowedAttributes: { meta: ['name', 'property', 'content'] },
    transformTags: {
      meta(tagName, attribs) {
        const { name, property, content = '' } = attribs;
        const key = name ?? property ?? '';
        if (key === 'robots') found.robots = content.split(/,\s*/).filter((rule) => previewLimit.test(rule));
        else if (passedOn.test(key) && content !== '' && content.length <= longest.content)
          found.metas.push({ attribute: name === undefined ? 'property' : 'name', key, content });
        return { tagName, attribs };
      },
    },
  });
  return { ...found, metas: found.metas.slice(0, mostMetas) };
}
