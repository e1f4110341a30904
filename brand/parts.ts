/*
 * The parts of the site. `false` leaves nothing of a part: no address, link, script, cookie or entry of a sitemap. Its address is free
 * for a page of WordPress then. One constant each, so that the build leaves out what is never called.
 */

/** `/docs`: the reference of an API, where `DOCS_API_ORIGIN` says which. */
export const apiReference: boolean = true;
/** `/qr`: codes that lead to the home page, for print. */
export const qrPage: boolean = true;
/** `#lead` and `/enquiry`: the form for new customers. */
export const leadForm: boolean = true;
/** What a visitor's own number of SIMs would cost, below packages. */
export const fleetPrice: boolean = true;
/** The sign-up in the footer and in `SignUp` sections, its pages and mails. */
export const newsletter: boolean = true;
/** The forms of `Contact` and `Form` sections. */
export const contactForm: boolean = true;
/** `#openchat`: a provider's chat, where `CHAT_SCRIPT_URL` names one. */
export const chat: boolean = true;
/** The question about cookies and `/cookie-settings`. A chat that needs consent needs it. */
export const consent: boolean = true;
/** The search in the blog. */
export const search: boolean = true;
/** `/search`: pages, articles, products and the API, searched by the site itself. */
export const siteSearch: boolean = true;
/** `/feed.xml`: the newest articles for feed readers. */
export const feeds: boolean = true;

/** Section kinds of the platform that editors do not get: `['OurOffice']`. Those in `brand/sections/` are the company's own. */
export const withoutSections: readonly string[] = [];
