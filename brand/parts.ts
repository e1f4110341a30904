/* Features of the site. `false` removes a feature completely: path, links, scripts, cookies and sitemap entries.
   Its path is then available for a page of WordPress. Each is a separate constant, so that the build removes unused
   code. */

/** `/docs`: the API reference, if `DOCS_API_ORIGIN` is set. */
export const apiReference: boolean = true;
/** `/qr`: QR codes of the home page, for print. */
export const qrPage: boolean = true;
/** `#lead` and `/enquiry`: the form for new customers. */
export const leadForm: boolean = true;
/** Price calculator for a visitor's number of SIMs, below packages. */
export const fleetPrice: boolean = true;
/** Sign-up in the footer and in `SignUp` sections, with its pages and mails. */
export const newsletter: boolean = true;
/** Forms of `Contact` and `Form` sections. */
export const contactForm: boolean = true;
/** `#openchat`: a provider's chat, if `CHAT_SCRIPT_URL` is set. */
export const chat: boolean = true;
/** Cookie banner and `/cookie-settings`. Required by a chat that needs consent. */
export const consent: boolean = true;
/** Blog search. */
export const search: boolean = true;
/** `/search`: search of pages, posts, products and the API, on the site itself. */
export const siteSearch: boolean = true;
/** `/feed.xml`: the newest posts for feed readers. */
export const feeds: boolean = true;
/** For AI agents: `/llms.txt`, each page as Markdown (`/pricing.md`), and descriptions of forms (WebMCP). */
export const agents: boolean = true;
/** LCP, INP and CLS of real visits, by page, in WordPress's statistics. Without cookies or identifiers. */
export const webVitals: boolean = false;

/**
 * The platform's section kinds that are hidden from editors, such as `['OurOffice']`. Those in `brand/sections/` are
 * the company's own.
 */
export const withoutSections: readonly string[] = [];
