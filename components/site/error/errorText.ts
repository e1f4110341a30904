import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * A fault's message in the page's language: those of specification 8, which name the address asked for, and that of a
 * failure of ours. What a page's check says in its own words stays as it is.
 */
export function errorText(i18n: I18n, message: string): string {
  const [, kind, path = ''] = /^(Page not found|Page Not Found): (.*)$/s.exec(message) ?? [];
  if (kind === 'Page not found') {
    return i18n._(
      msg({ message: `Page not found: ${path}`, comment: 'The placeholder is the address asked for' }),
    );
  }
  if (kind === 'Page Not Found') {
    return i18n._(
      msg({
        message: `Page Not Found: ${path}`,
        comment: 'A page refused its address, which the placeholder holds',
      }),
    );
  }
  if (message === 'Internal Server Error') {
    return i18n._(
      msg({
        message: 'Internal Server Error',
        comment: 'In the title of the page that tells of a failure of ours',
      }),
    );
  }
  return message;
}
