import { useLingui } from '@lingui/react/macro';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { usePage } from '#components/page/usePage.ts';

const trail = css({
  paddingTop: '5',
  fontSize: '.875rem',
  color: 'text.muted',
  '& ol': { display: 'flex', gap: '2', whiteSpace: 'nowrap' },
  '& li': { display: 'flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', color: 'border.strong', marginInlineEnd: '2' },
  // The breadcrumbs have a single line at every width. The full title follows as the heading.
  '& li:last-child': { minWidth: '0', '& span': { overflow: 'hidden', textOverflow: 'ellipsis' } },
  '& a, & span': { display: 'inline-block', padding: '3px 0' },
  '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  '& [aria-current]': { color: 'text' },
});

/** Breadcrumbs of a page that has any. Renders nothing on other pages. */
export function Breadcrumbs() {
  const { t } = useLingui();
  const { breadcrumbs } = usePage().data;
  if (breadcrumbs.length === 0) return null;
  return (
    <Container>
      <nav
        className={trail}
        aria-label={t({
          message: 'Breadcrumbs',
          comment: 'Name of the breadcrumb navigation',
        })}
      >
        <ol>
          {breadcrumbs.map(({ path, text }, index) => (
            <li key={path}>
              {index === breadcrumbs.length - 1 ? (
                <span aria-current="page">{text}</span>
              ) : (
                <a href={path}>{text}</a>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  );
}
