import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#locales/locales.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import { css } from '#styled/css';
import { operationAddress } from './docsAddress.ts';
import { Verb } from './Verb.tsx';

type Props = { locale: Locale; outline: DocsOutline | undefined };

const stack = css({ display: 'grid', gap: '12', color: 'text' });
const muted = css({ color: 'text.muted', maxWidth: 'measure', marginTop: '2' });
const rows = css({ marginTop: '4', borderTop: '1px solid token(colors.border)' });
const row = css({
  display: 'grid',
  gap: '2px 24px',
  padding: '12px 0',
  borderBottom: '1px solid token(colors.border)',
  textStyle: 'small',
  md: { gridTemplateColumns: 'minmax(0, 16rem) 1fr' },
});
const address = css({
  display: 'flex',
  gap: '3',
  alignItems: 'baseline',
  textStyle: 'mono',
  color: 'text.muted',
  overflowWrap: 'anywhere',
});

/** The whole reference by name, for readers without script and for search engines. */
export function DocsPlainContents({ locale, outline }: Props) {
  const { t } = useLingui();
  return (
    <div className={stack}>
      <p>
        <Trans comment="Shown to visitors whose browser runs no script; the link leads to a file">
          The reference itself needs JavaScript. The specification behind it is{' '}
          <a href="/api/docs-json">a file</a> that any OpenAPI tool reads.
        </Trans>
      </p>
      {outline?.groups.map((group) => (
        <section key={group.slug} aria-labelledby={`contents-${group.slug}`} lang="en">
          <h2 id={`contents-${group.slug}`} className={css({ textStyle: 'h4' })}>
            {group.name}
          </h2>
          {group.description && <p className={muted}>{group.description}</p>}
          <ul className={rows}>
            {group.operations.map((operation) => (
              <li key={operation.slug} className={row}>
                <a href={operationAddress(locale, group, operation)}>{operation.title}</a>
                <span className={address}>
                  <Verb method={operation.method} /> {operation.path}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {outline === undefined && (
        <p>
          {t({
            message: 'The list of operations cannot be had at the moment.',
            comment: 'API documentation, without its table of contents',
          })}
        </p>
      )}
    </div>
  );
}
