/** Caches formatters by language and options: creating one takes a hundred times as long as using it. */
function once<TOptions, TFormat>(make: (isoCode: string, options: TOptions) => TFormat) {
  const kept = new Map<string, TFormat>();
  return (isoCode: string, options: TOptions): TFormat => {
    const key = `${isoCode} ${JSON.stringify(options)}`;
    const known = kept.get(key) ?? make(isoCode, options);
    kept.set(key, known);
    return known;
  };
}

export const numberFormat = once(
  (isoCode, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(isoCode, options),
);

export const dateFormat = once(
  (isoCode, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(isoCode, options),
);
