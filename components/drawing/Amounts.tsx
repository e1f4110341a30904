import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { formatAmount, parseAmount } from '#components/content/amount.ts';
import { currencies, isCurrency, type Currency } from '#components/content/currencies.ts';
import { defaultLocale, isLocale, locales, type Locale } from '#locales/locales.ts';
import { css, cva } from '#styled/css';

const hiddenStyle = { visibility: 'hidden' } as const;
const visibleStyle = { visibility: 'visible' } as const;

const stack = css({ display: 'inline-grid', justifyItems: 'inherit' });

/** Shows the currency that the visitor chose in any price list on the page. */
const layer = cva({
  base: { gridArea: '1 / 1' },
  variants: {
    isUsual: { true: {}, false: hiddenStyle },
    currency: {
      dkk: {
        'body:has([data-price-choices] input[value=dkk]:checked) &': visibleStyle,
        'body:has([data-price-choices] input[value=eur]:checked) &': hiddenStyle,
        'body:has([data-price-choices] input[value=usd]:checked) &': hiddenStyle,
      },
      eur: {
        'body:has([data-price-choices] input[value=dkk]:checked) &': hiddenStyle,
        'body:has([data-price-choices] input[value=eur]:checked) &': visibleStyle,
        'body:has([data-price-choices] input[value=usd]:checked) &': hiddenStyle,
      },
      usd: {
        'body:has([data-price-choices] input[value=dkk]:checked) &': hiddenStyle,
        'body:has([data-price-choices] input[value=eur]:checked) &': hiddenStyle,
        'body:has([data-price-choices] input[value=usd]:checked) &': visibleStyle,
      },
    },
  },
});

/**
 * Text of a drawing, in which `{6.5 DKK | 0.87 EUR}` is an amount. The amount is shown in the language's currency, or
 * in the currency that the visitor chose on the page.
 */
export function Amounts({ text }: { text: string }) {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  // Every second part is the content of braces.
  const parts = text.split(/\{([^{}]*)\}/);
  const amountPart = parts.find((part, index) => index % 2 === 1 && amountsIn(part).length > 0);
  if (amountPart === undefined) return text;
  const amountTexts = amountsIn(amountPart).map(({ currency }) => ({
    currency,
    content: parts
      .map((part, index) => (index % 2 === 0 ? part : formatPart(part, currency, locale)))
      .join(''),
  }));
  const defaultAmount = amountTexts.find(
    ({ currency }) => currency.toUpperCase() === locales[locale].currency,
  );
  if (amountTexts.length === 1) return <Fragment>{amountTexts[0]?.content}</Fragment>;
  return (
    <span className={stack}>
      {amountTexts.map(({ currency, content }, index) => {
        const isUsual = defaultAmount === undefined ? index === 0 : currency === defaultAmount.currency;
        return (
          <span
            key={currency}
            data-currency={currency}
            data-usual={isUsual ? '' : undefined}
            className={layer({ isUsual, currency })}
          >
            {content}
          </span>
        );
      })}
    </span>
  );
}

/** Parses `6.5 DKK | 0.87 EUR`; skips currencies that the site does not use. */
function amountsIn(part: string): { amount: number; currency: Currency }[] {
  const amounts = part.split('|').flatMap((piece) => {
    const [number = '', code = '', ...extraWords] = piece.trim().split(/\s+/);
    const amount = parseAmount(number);
    const currency = code.toLowerCase();
    return amount !== undefined && isCurrency(currency) && extraWords.length === 0
      ? [{ amount, currency }]
      : [];
  });
  return currencies.flatMap((currency) => amounts.find((entry) => entry.currency === currency) ?? []);
}

function formatPart(part: string, currency: Currency, locale: Locale): string {
  const amount = amountsIn(part).find((entry) => entry.currency === currency)?.amount;
  return amount === undefined ? `{${part}}` : formatAmount(amount, currency, locale);
}
