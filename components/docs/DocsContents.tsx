import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#locales/locales.ts';
import type { DocsOutline, OutlineGroup } from '#schema/openapi.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css, cx } from '#styled/css';
import { docsBase, operationAddress } from './docsAddress.ts';
import { Verb } from './Verb.tsx';

type Props = {
  locale: Locale;
  outline: DocsOutline;
  /** Path of the page, whose entry is marked as current. */
  path: string;
};

// Same rows, sizes and order as in the viewer's sidebar, which replaces this one.
const search = css({
  display: 'flex',
  alignItems: 'center',
  height: '8',
  marginBottom: '3',
  paddingInline: '2',
  border: '1px solid token(colors.border.strong)',
  borderRadius: 'control',
  background: 'surface',
  color: 'text.muted',
  '& svg': { width: '3.5', height: '3.5' },
});
const list = css({ display: 'grid' });
const operations = css({
  position: 'relative',
  '& a': { paddingInlineStart: '7' },
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '4',
    borderInlineStart: '1px solid token(colors.border)',
  },
});
const entry = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  minHeight: '8',
  padding: '8px',
  marginBottom: 'px',
  borderRadius: 'control',
  fontSize: '.875rem',
  lineHeight: '16px',
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { background: 'surface.raised' },
  '&[aria-current]': {
    background: 'surface.raised',
    boxShadow: 'inset 2px 0 0 token(colors.brandLight)',
    borderRadius: '0',
  },
});

const chevron = css({
  width: '3',
  height: '3',
  marginInlineEnd: '1',
  transform: 'rotate(-90deg)',
  'details[open] &': { transform: 'none' },
});

/** Table of contents as a sidebar, rendered by the server. */
export function DocsContents({ locale, outline, path }: Props) {
  const { t } = useLingui();
  const linkTo = (address: string) => ({
    href: address,
    'aria-current': address === path ? ('page' as const) : undefined,
  });
  const isInView = (contents: OutlineGroup) =>
    contents.operations.some((operation) => operationAddress(locale, operation) === path);
  // Like the viewer, opens the group of the current operation, otherwise the first group.
  const openGroup = outline.groups.find(isInView) ?? outline.groups[0];
  return (
    <nav
      aria-label={t({
        message: 'API reference',
        comment: 'Name of the API documentation and of its table of contents',
      })}
    >
      <div className={search} aria-hidden="true">
        <Icon name="search" />
      </div>
      <ul className={list}>
        <li>
          <a className={entry} {...linkTo(docsBase(locale))}>
            {t({ message: 'Introduction', comment: 'First entry of the API documentation' })}
          </a>
        </li>
      </ul>
      {outline.groups.map((contents) => (
        <details key={contents.slug} open={contents === openGroup} lang="en">
          <summary className={entry}>
            {contents.name}
            <Icon name="chevron-down" className={chevron} />
          </summary>
          <ul className={cx(list, operations)}>
            {contents.operations.map((operation) => (
              <li key={operation.address}>
                <a className={entry} {...linkTo(operationAddress(locale, operation))}>
                  {operation.title} <Verb method={operation.method} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
