import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import type { SearchAnswer } from '#schema/search.ts';
import { css } from '#styled/css';
import { SearchField } from './SearchField.tsx';
import { SearchResults, useCountText } from './SearchResults.tsx';
import { useSiteSearch } from './useSiteSearch.ts';

const styles = {
  status: css({
    minHeight: '1.5em',
    marginTop: '7',
    marginBottom: '4',
    fontSize: '1.0625rem',
    fontWeight: '600',
    overflowWrap: 'anywhere',
  }),
  advice: css({ color: 'text.muted', maxWidth: 'measure' }),
  suggestions: css({ display: 'flex', flexWrap: 'wrap', gap: '10px 24px', marginTop: '4' }),
};

type Props = {
  /** Results; `undefined` while the search is unavailable. */
  found: SearchAnswer | undefined;
  /** Query of the visitor, even if the search is unavailable. */
  query: string;
  /** Pages to offer if there are no results. */
  suggestions: { path: string; title: string }[];
};

/** Site search: a form, and results that update while the visitor types. Arrow keys move through the results. */
export function SiteSearch({ found, query, suggestions }: Props) {
  const { t, i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const { answer, hasFailed, input } = useSiteSearch(locale, found);
  const countText = useCountText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('keydown', moveAmongResults);
    return () => element?.removeEventListener('keydown', moveAmongResults);
  }, []);
  const unavailable = t({
    message: 'Search isn’t available right now. Please try again in a minute.',
    comment: 'Error message of the site search',
  });
  const isEmpty = !hasFailed && (answer === undefined || answer.count === 0);
  return (
    <div ref={root}>
      {/* Shows the query of the results, so that both match after a navigation back. */}
      <SearchField defaultValue={answer?.query ?? query} {...input} />
      <p role="status" className={styles.status}>
        {hasFailed ? unavailable : answer && countText(answer)}
      </p>
      {answer && answer.count > 0 && <SearchResults answer={answer} isBusy={hasFailed} />}
      {isEmpty && (
        <p className={styles.advice}>
          {answer?.query ? (
            <Trans comment="Advice below a site search without results">
              Try fewer words or a different term.
            </Trans>
          ) : (
            <Trans comment="Advice below an empty site search">
              Search the whole site. The first letters of a word are enough.
            </Trans>
          )}
        </p>
      )}
      {(isEmpty || hasFailed) && suggestions.length > 0 && (
        <nav
          aria-label={t({ message: 'Suggested pages', comment: 'Name of the links below an empty search' })}
        >
          <ul className={styles.suggestions}>
            {suggestions.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Moves the focus with the arrow keys: from the field to the first result, to the next, and back. */
function moveAmongResults(this: HTMLElement, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const focusTargets = [
    ...this.querySelectorAll<HTMLElement>('input[type="search"], [data-search-results] a'),
  ];
  const index = focusTargets.findIndex((target) => target === document.activeElement);
  const focusTarget = index === -1 ? undefined : focusTargets[index + step];
  if (focusTarget === undefined) return;
  event.preventDefault();
  focusTarget.focus();
}
