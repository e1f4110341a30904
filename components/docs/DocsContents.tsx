import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#locales/locales.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import { css } from '#styled/css';
import { docsBase, operationAddress } from './docsAddress.ts';
import { Verb } from './Verb.tsx';

type Props = {
  locale: Locale;
  outline: DocsOutline;
  /** The page's own address, whose entry is marked. */
  path: string;
};

const group = css({
  textStyle: 'caption',
  fontWeight: '600',
  color: 'text.muted',
  margin: '24px 0 6px',
  paddingInline: '2.5',
});
const list = css({ display: 'grid', gap: '0.5' });

const entry = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  minHeight: '9',
  padding: '6px 10px',
  borderRadius: 'tag',
  fontSize: '.9063rem',
  lineHeight: '1.35',
  textDecoration: 'none',
  _hover: { background: 'surface.raised' },
  '&[aria-current]': {
    background: 'surface.raised',
    boxShadow: 'inset 2px 0 0 token(colors.signal)',
    borderRadius: '0',
    fontWeight: '600',
  },
});

/** The table of contents as a sidebar: what the server's HTML knows of the reference. */
export function DocsContents({ locale, outline, path }: Props) {
  const { t } = useLingui();
  const linkTo = (address: string) => ({
    href: address,
    'aria-current': address === path ? ('page' as const) : undefined,
  });
  return (
    <nav
      aria-label={t({
        message: 'API reference',
        comment: 'Name of the API documentation and of its table of contents',
      })}
    >
      <ul className={list}>
        <li>
          <a className={entry} {...linkTo(docsBase(locale))}>
            {t({ message: 'Introduction', comment: 'First entry of the API documentation' })}
          </a>
        </li>
      </ul>
      {outline.groups.map((contents) => (
        <section key={contents.slug} aria-labelledby={`group-${contents.slug}`}>
          <h2 id={`group-${contents.slug}`} className={group} lang="en">
            {contents.name}
          </h2>
          <ul className={list} lang="en">
            {contents.operations.map((operation) => (
              <li key={operation.slug}>
                <a className={entry} {...linkTo(operationAddress(locale, contents, operation))}>
                  {operation.title} <Verb method={operation.method} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
