import { useLingui, Trans } from '@lingui/react/macro';
import type { Locale } from '#locales/locales.ts';
import type { DocsOutline } from '#schema/openapi.ts';
import { css, cx } from '#styled/css';
import { DocsColumns } from './DocsColumns.tsx';
import { DocsContents } from './DocsContents.tsx';
import { operationAddress } from './docsAddress.ts';
import { Verb } from './Verb.tsx';

type Props = {
  locale: Locale;
  outline: DocsOutline | undefined;
  path: string;
};

// Placeholders have the sizes of the viewer's first elements: menu bar (below `lg`), badges, title.
const menuBar = css({
  height: '50px',
  margin: '-48px -24px 48px',
  borderBottom: '1px solid token(colors.border)',
  lg: { display: 'none' },
});
const badges = css({ display: 'flex', gap: '1.5', height: '5', marginBottom: '2' });
const badge = css({ width: '18', height: '5' });
const docsTitle = css({
  fontSize: '2rem',
  fontWeight: '600',
  letterSpacing: '-.025em',
  lineHeight: '1.2',
  marginBottom: '8',
});

const scriptedOnly = css({
  'site-island[failed] &': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});
const whileScripted = cx(scriptedOnly, css({ display: 'grid', gap: '8' }));
const withoutScript = css({
  display: 'none',
  'site-island[failed] &': { display: 'block' },
  '@media (scripting: none)': { display: 'block' },
});
const statusText = css({ display: 'flex', alignItems: 'center', gap: '3', color: 'text.muted' });
const ring = css({
  width: '4',
  height: '4',
  flex: 'none',
  color: 'brandLight',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: 'spin 1s linear infinite',
});
const bars = css({ display: 'grid', gap: '4' });
const bar = css({
  display: 'block',
  height: '3',
  borderRadius: 'tag',
  background: 'surface.raised',
  animation: 'breathe 1.6s token(easings.standard) infinite alternate',
});
const heading = css({ height: '8', width: '45%' });
const block = css({ height: '220px', borderRadius: 'panel' });
const widths = [css({ width: '90%' }), css({ width: '75%' }), css({ width: '30%' })];
const sideWidths = ['60%', '75%', '45%', '90%', '60%'];
const sideBars = sideWidths.map((width) => css({ width }));

/** Skeleton while the specification loads. Without JavaScript, shows the contents as text. */
export function DocsLoading({ locale, outline, path }: Props) {
  const { t } = useLingui();
  const sidebar = outline ? (
    <DocsContents locale={locale} outline={outline} path={path} />
  ) : (
    <div className={bars} aria-hidden="true">
      <span className={bar} />
      {sideBars.map((width, index) => (
        <span key={index} className={cx(bar, width)} />
      ))}
    </div>
  );
  return (
    <DocsColumns sidebar={sidebar}>
      <div>
        <div className={cx(menuBar, scriptedOnly)} aria-hidden="true" />
        <div className={cx(badges, scriptedOnly)} aria-hidden="true">
          <span className={cx(bar, badge)} />
          <span className={cx(bar, badge)} />
        </div>
        <h1 className={docsTitle} lang={outline && 'en'}>
          {outline?.title ??
            t({
              message: 'API reference',
              comment: 'Name of the API documentation and of its table of contents',
            })}
        </h1>
        <div className={withoutScript}>
          <DocsPlainContents locale={locale} outline={outline} />
        </div>
        <div className={whileScripted}>
          <p className={statusText} role="status">
            <i className={ring} />
            {t({
              message: 'Loading the API reference…',
              comment: 'Shown while the API documentation loads',
            })}
          </p>
          <div className={bars} aria-hidden="true">
            <span className={cx(bar, heading)} />
            {widths.map((width) => (
              <span key={width} className={cx(bar, width)} />
            ))}
          </div>
          <span className={cx(bar, block)} aria-hidden="true" />
        </div>
      </div>
    </DocsColumns>
  );
}

type DocsPlainContentsProps = { locale: Locale; outline: DocsOutline | undefined };

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

/** Names of all operations, for readers without JavaScript and for search engines. */
function DocsPlainContents({ locale, outline }: DocsPlainContentsProps) {
  const { t } = useLingui();
  return (
    <div className={stack}>
      <p>
        <Trans comment="Shown without JavaScript; the link leads to a file">
          The API reference needs JavaScript. You can open <a href="/api/docs-json">its specification</a> in
          any OpenAPI tool.
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
              <li key={operation.address} className={row}>
                <a href={operationAddress(locale, operation)}>{operation.title}</a>
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
            message: 'The list of operations isn’t available right now.',
            comment: 'API documentation, without its table of contents',
          })}
        </p>
      )}
    </div>
  );
}
