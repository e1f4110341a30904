/** Keys in `localStorage` of the visitor's currency and zone; the cookie list names them. */
export const priceStorageKeys = { currency: 'price-currency', zone: 'price-zone' } as const;
