import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Heading } from '#components/ui/Heading.tsx';
import type { FoundKind, MarkedText, SearchAnswer } from '#schema/search.ts';
import { css } from '#styled/css';

const styles = {
  list: css({ borderTop: '1px solid token(colors.border.ink)' }),
  row: css({
    position: 'relative',
    display: 'grid',
    gap: '6px 32px',
    padding: '22px 0 24px',
    borderBottom: '1px solid token(colors.border)',
    alignItems: 'baseline',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'minmax(8.5rem, 2fr) minmax(0, 9fr)' },
  }),
  kind: css({ fontSize: '.875rem', color: 'text.muted', fontStyle: 'italic' }),
  words: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  link: css({
    textDecoration: 'none',
    // The whole row is clickable, while the link's name is only the title.
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '5px' },
  }),
  place: css({ fontWeight: '600', fontSize: '.9375rem', marginTop: '1.5' }),
  excerpt: css({ color: 'text.muted', maxWidth: 'measure', marginTop: '1.5' }),
  mark: css({ background: 'accent.tint', color: 'text', borderRadius: '2px', paddingInline: '.1em' }),
};

/** Search results, best match first. */
export function SearchResults({ answer, isBusy }: { answer: SearchAnswer; isBusy: boolean }) {
  const kindName = useKindName();
  return (
    <ol className={styles.list} aria-busy={isBusy || undefined} data-search-results="">
      {answer.results.map(({ kind, path, title, heading, excerpt }) => (
        <li key={`${kind} ${path}`} className={styles.row}>
          <p className={styles.kind}>{kindName(kind)}</p>
          <div className={styles.words}>
            <Heading level={2} look="h4">
              <a href={path} className={styles.link}>
                <Marked text={title} />
              </a>
            </Heading>
            {heading !== null && heading !== title.join('') && <p className={styles.place}>{heading}</p>}
            {excerpt.some((piece) => piece !== '') && (
              <p className={styles.excerpt}>
                <Marked text={excerpt} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Text with marked matches. Unmarked and marked pieces alternate. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ),
  );
}

function useKindName(): (kind: FoundKind) => string {
  const { t } = useLingui();
  const names: Record<FoundKind, string> = {
    page: t({ message: 'Page', comment: 'Kind of a search result' }),
    article: t({ message: 'Article', comment: 'Kind of a search result' }),
    product: t({ message: 'Product and price', comment: 'Kind of a search result' }),
    operation: t({ message: 'API reference', comment: 'Kind of a search result: an operation of the API' }),
  };
  return (kind) => names[kind];
}

/** Returns a function that formats the number of results as text. Screen readers announce the text when it changes. */
export function useCountText(): (answer: SearchAnswer) => string {
  const { t } = useLingui();
  return ({ query, count, isLoose, results }) => {
    if (query === '') return '';
    if (count === 0)
      return t({
        message: `No results for “${query}”`,
        comment: 'Site search without results',
      });
    if (isLoose)
      return t({
        message: plural(count, {
          one: `No result contains every word of “${query}”; # result contains some of them`,
          other: `No result contains every word of “${query}”; # results contain some of them`,
        }),
        comment: 'Site search: no result contains every word',
      });
    if (count > results.length) {
      const shownCount = results.length;
      return t({
        message: `Top ${shownCount} of ${count} results for “${query}”`,
        comment: 'Site search with more results than fit on the page',
      });
    }
    return t({
      message: plural(count, { one: `# result for “${query}”`, other: `# results for “${query}”` }),
      comment: 'Number of results of the site search',
    });
  };
}
