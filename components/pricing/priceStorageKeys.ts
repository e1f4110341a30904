/** Where the browser keeps how the visitor reads prices; the list of cookies names them. */
export const priceStorageKeys = { currency: 'price-currency', zone: 'price-zone' } as const;
