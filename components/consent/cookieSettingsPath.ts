/** The page of the cookie settings, without a language. */
export const cookieSettingsPath = '/cookie-settings';
