import { msg } from '@lingui/core/macro';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { createI18n } from '#locales/createI18n.ts';

/** Aborts with 403 for a reader who may see nothing unpublished, or no longer. */
export async function requirePreview({ services, locale }: PageContextServer): Promise<void> {
  if (services.preview !== undefined) return;
  const i18n = await createI18n(locale);
  const message = i18n._(
    msg({
      message: 'This preview has ended. Open it again from WordPress.',
      comment: 'Title of the error page, where the link to a preview was used before or is too old',
    }),
  );
  throw render(403, { kind: 'said', message });
}
