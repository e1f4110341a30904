/** Caches formatters by language and options: creating one takes a hundred times as long as using it. */
function cacheByOptions<TOptions, TFormat>(create: (isoCode: string, options: TOptions) => TFormat) {
  const formats = new Map<string, TFormat>();
  return (isoCode: string, options: TOptions): TFormat => {
    const key = `${isoCode} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(isoCode, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = cacheByOptions(
  (isoCode, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(isoCode, options),
);

export const dateFormat = cacheByOptions(
  (isoCode, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(isoCode, options),
);
