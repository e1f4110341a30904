/** The address that the page's own forms link; undefined where they link none. */
export function privacyNoticeOfPage(): string | undefined {
  return document.querySelector('a[rel=privacy-policy]')?.getAttribute('href') ?? undefined;
}
