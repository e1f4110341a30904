import { useLingui } from '@lingui/react/macro';
import * as parts from '#brand/parts.ts';
import { SearchField } from '#components/search/SearchField.tsx';
import { faultText } from '#components/site/faultText.ts';
import { usableButtons } from '#components/content/GlobalButtons.tsx';
import { ButtonLink, buttonLook } from '#components/ui/Button/ButtonLink.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { Image } from '#components/ui/Image/Image.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { usePage } from '#components/page/usePage.ts';

const styles = {
  page: css({
    display: 'grid',
    gap: { base: '8', lg: '16' },
    alignItems: 'center',
    gridTemplateColumns: { lg: '6fr 6fr' },
    paddingBlock: 'sectionTight',
    minHeight: 'min(70vh, 720px)',
  }),
  byline: css({ fontStyle: 'italic', color: 'text.muted', marginBottom: '2' }),
  message: css({ marginTop: '5', color: 'text.muted', fontSize: '.9375rem', overflowWrap: 'anywhere' }),
  description: css({ marginTop: '5', textStyle: 'lead', color: 'text.muted' }),
  search: css({ marginTop: '6' }),
  // On narrow screens, logo and menu link to the home page (specification 2).
  buttons: css({ display: { base: 'none', xl: 'flex' }, flexWrap: 'wrap', gap: '3', marginTop: '7' }),
  picture: css({
    aspectRatio: '16 / 10',
    background: 'surface.tint',
    borderRadius: 'panel',
    overflow: 'hidden',
    position: 'relative',
    '& img': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' },
  }),
};

/** Error page: the editor's text, the message of the error, and a link to the home page. */
export function ErrorPage() {
  const { t, i18n } = useLingui();
  const { data, home } = usePage();
  const { errorPage } = data.site;
  const error = data.error ?? { status: 500, fault: { kind: 'failed' } };
  const isExplained = error.fault.kind === 'explained';
  const isNotFound = error.status === 404 && !isExplained;
  const isOurFault = error.status >= 500 && !isExplained;
  // Pages that reject a URL provide their own message.
  const refusal = isNotFound || isOurFault ? undefined : faultText(i18n, error.fault);
  // The editor's text covers missing pages and server errors (specification 2).
  const editorText = isNotFound || isOurFault ? errorPage : undefined;
  const buttons = usableButtons(errorPage?.global_buttons);
  return (
    <Container className={styles.page}>
      <div>
        <p className={styles.byline}>
          {error.status}
          {editorText?.byline ? `, ${editorText.byline}` : ''}
        </p>
        <Heading level={1}>
          {editorText?.title || refusal || t({ message: 'This page isn’t available right now' })}
        </Heading>
        {editorText?.description && <RichText html={editorText.description} className={styles.description} />}
        {isOurFault && (
          <p className={styles.description}>
            {t({ message: 'Something went wrong on our side. Please try again in a minute.' })}
          </p>
        )}
        <p className={styles.message}>
          {isNotFound && faultText(i18n, error.fault)}
          {isOurFault && error.requestId
            ? t({
                message: `Reference: ${error.requestId}`,
                comment: 'The placeholder is the ID of the failed request',
              })
            : null}
        </p>
        {isNotFound && parts.siteSearch && (
          <div className={styles.search}>
            <SearchField />
          </div>
        )}
        <div className={styles.buttons}>
          {buttons.length === 0 ? (
            <ButtonLink href={home}>
              {t({ message: 'GO TO HOMEPAGE', comment: 'Button of the error page' })}
            </ButtonLink>
          ) : (
            buttons.map(({ url, title, target, style, icon }) => (
              <ButtonLink key={title} href={url} target={target} look={buttonLook(style)} icon={icon}>
                {title}
              </ButtonLink>
            ))
          )}
        </div>
      </div>
      {errorPage?.image && (
        <div className={styles.picture}>
          <Image
            src={errorPage.image.url}
            alt=""
            width={errorPage.image.width}
            height={errorPage.image.height}
            sizes="(min-width: 1024px) 600px, 100vw"
          />
        </div>
      )}
    </Container>
  );
}
