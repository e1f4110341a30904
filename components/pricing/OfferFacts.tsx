import { useLingui } from '@lingui/react/macro';
import { numberFormat } from '#locales/formatters.ts';
import { defaultLocale, isLocale, locales, type Locale } from '#locales/locales.ts';
import { textIn } from '#schema/text.ts';
import { css, cx } from '#styled/css';
import type { FilledFact } from './readFacts.ts';

const styles = {
  facts: css({ textStyle: 'small' }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '1 4',
    paddingBlock: '2.5',
    borderBottom: '1px solid token(colors.border)',
  }),
  label: css({ color: 'text.muted', overflowWrap: 'anywhere' }),
  value: css({ gridColumn: '2', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
};

type Props = { facts: readonly FilledFact[]; className?: string };

/** Company's facts about an offer, in the order of `brand/product.ts`. Renders nothing if there are no facts. */
export function OfferFacts({ facts, className }: Props) {
  const { t, i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  if (facts.length === 0) return null;
  const yesText = t({ message: 'Yes', comment: 'Value of a product fact that applies' });
  return (
    <dl className={cx(styles.facts, className)}>
      {facts.map(({ name, label, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.label}>{textIn(i18n, label)}</dt>
          {linesOf(value, locale, yesText).map((line, index) => (
            // Lines have no ID, and their order never changes.
            <dd key={index} className={styles.value}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function linesOf(value: FilledFact['value'], locale: Locale, yesText: string): readonly string[] {
  if (value === true) return [yesText];
  if (typeof value === 'string') return [value];
  if ('words' in value) return [value.words[locale]];
  if (!('amount' in value)) return value;
  const { amount, decimals: maximumFractionDigits } = value;
  return [numberFormat(locales[locale].isoCode, { maximumFractionDigits }).format(amount)];
}
