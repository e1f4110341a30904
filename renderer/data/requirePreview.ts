import { msg } from '@lingui/core/macro';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { createI18n } from '#locales/createI18n.ts';
import { otherSecretSearch, type PreviewFault } from '#schema/preview.ts';

/** What the site's own settings keep from everybody is no fault of the link. */
const statuses = {
  ended: 403,
  'other secret': 403,
  'no secret': 503,
  'no token': 503,
  'refused token': 503,
} as const satisfies Record<PreviewFault, number>;

const messages = {
  ended: msg({
    message: 'This preview has ended. Open it again from WordPress.',
    comment: 'Title of the error page, where the link to a preview was used before or is too old',
  }),
  'other secret': msg({
    message: 'This link was made with another secret: WordPress and the site need the same REVALIDATE_SECRET.',
    comment: 'Title of the error page, where a preview cannot be opened',
  }),
  'no secret': msg({
    message: 'There are no previews here: the site runs without REVALIDATE_SECRET.',
    comment: 'Title of the error page, where a preview cannot be opened',
  }),
  'no token': msg({
    message: 'The site cannot read drafts: it runs without CONTENT_TOKEN.',
    comment: 'Title of the error page, where a preview cannot be opened',
  }),
  'refused token': msg({
    message: 'The site cannot read drafts: WordPress does not accept its CONTENT_TOKEN.',
    comment: 'Title of the error page, where a preview cannot be opened',
  }),
} satisfies Record<PreviewFault, unknown>;

/**
 * Aborts for a reader who may see nothing unpublished, or no longer, and says why. What is wrong with the token is said to
 * those alone whom WordPress has let in.
 */
export async function requirePreview(pageContext: PageContextServer): Promise<void> {
  const fault = faultOf(pageContext);
  if (fault === undefined) return;
  const i18n = await createI18n(pageContext.locale);
  throw render(statuses[fault], { kind: 'explained', message: i18n._(messages[fault]) });
}

function faultOf({ services, urlParsed }: PageContextServer): PreviewFault | undefined {
  const fault = services.previewFault();
  if (services.preview !== undefined) return fault;
  if (fault === 'no secret') return fault;
  const search = new URLSearchParams(urlParsed.search);
  return search.toString() === otherSecretSearch ? 'other secret' : 'ended';
}

/** What to throw where WordPress has nothing to show for a preview. */
export async function emptyPreview({ locale }: PageContextServer) {
  const i18n = await createI18n(locale);
  const message = msg({
    message: 'WordPress shows the site nothing here: it was deleted, or CONTENT_TOKEN may not read drafts.',
    comment: 'Title of the error page, where a preview cannot be opened',
  });
  return render(404, { kind: 'explained', message: i18n._(message) });
}
