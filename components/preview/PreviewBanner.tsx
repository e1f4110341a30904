import { Trans, useLingui } from '@lingui/react/macro';
import { previewPath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import { css, cx } from '#styled/css';
import { usePage } from '#components/page/usePage.ts';

/** Styles that both bars on unpublished pages share. */
export const previewBar = {
  bar: css({
    zIndex: 30,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: 6,
    rowGap: 1,
    background: 'accent',
    color: 'white',
    _print: { display: 'none' },
  }),
  link: css({ minHeight: 6, color: 'white', fontWeight: 600 }),
};

const banner = css({ position: 'sticky', bottom: 0, padding: '12px 20px', textAlign: 'center' });

/**
 * Bar on an unpublished page, with a link to end the preview. The link is `external`, because the server must delete
 * the cookie. In the frame beside the fields in WordPress, renders only the attributes that `startPreviewFrame` reads.
 */
export function PreviewBanner() {
  const { t } = useLingui();
  const { locale, pathname, preview } = usePage();
  if (preview?.session !== undefined && preview.frame !== undefined) {
    return (
      <div
        hidden
        data-preview-session={preview.session}
        data-preview-address={pathname}
        data-preview-admin={preview.frame.admin}
      />
    );
  }
  return (
    <aside
      className={cx(previewBar.bar, banner)}
      aria-label={t({ message: 'Preview', comment: 'Name of the bar on a preview' })}
    >
      <Trans comment="Bar on the preview of an unpublished page">
        This is a preview. Only you can see it.
      </Trans>
      <a className={previewBar.link} href={localisePath(`${previewPath}/exit`, locale)} rel="external">
        <Trans comment="Link on the bar of a preview">Exit preview</Trans>
      </a>
    </aside>
  );
}
