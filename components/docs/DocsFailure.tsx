import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import type { Locale } from '#locales/locales.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import type { ContentLink } from '#schema/siteContent.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { DocsColumns } from './DocsColumns.tsx';
import { DocsContents } from './DocsContents.tsx';
import type { LoadFailure } from './loadReference.ts';

type Props = {
  locale: Locale;
  outline: DocsOutline | undefined;
  path: string;
  failure: LoadFailure;
  /** Link to the status page, if the site's content has one. */
  statusLink: ContentLink | undefined;
  onRetry: () => void;
};

const title = css({ textStyle: 'h3', _focusVisible: { outline: 'none' } });
const text = css({ marginTop: '4', maxWidth: 'measure', color: 'text.muted' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '7' });

/** Error message of the API reference, with a button to try again. */
export function DocsFailure({ locale, outline, path, failure, statusLink, onRetry }: Props) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const reasons: Record<LoadFailure, string> = {
    specification: t({
      message:
        'The API’s specification is missing or can’t be displayed. The API itself may be working normally.',
      comment: 'API documentation did not load: our server has no specification',
    }),
    connection: t({
      message: 'This site didn’t respond. Please check your connection.',
      comment: 'API documentation did not load: no response from the server',
    }),
    viewer: t({
      message: 'The page didn’t load completely. Please try again.',
      comment: 'API documentation did not load: a script is missing',
    }),
  };
  return (
    <DocsColumns sidebar={outline && <DocsContents locale={locale} outline={outline} path={path} />}>
      <div role="alert">
        <h1 ref={heading} tabIndex={-1} className={title}>
          {t({
            message: 'The API reference didn’t load',
            comment: 'Heading when the API documentation failed to load',
          })}
        </h1>
        <p className={text}>{reasons[failure]}</p>
        <div className={buttons}>
          <button type="button" className={button({ look: 'white' })} onClick={onRetry}>
            {t({ message: 'Try again', comment: 'Button after something failed to load' })}
          </button>
          {statusLink && (
            <ButtonLink look="outlineDark" href={statusLink.url} target="_blank">
              {statusLink.title}
            </ButtonLink>
          )}
        </div>
      </div>
    </DocsColumns>
  );
}
