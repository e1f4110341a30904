/** The visitor's chosen language: 365 days, path `/`, SameSite=Lax. */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** In the query of `/`, where it chooses a language: `/?lang=en` (docs/decisions/0006). */
export const languageParameter = 'lang';
