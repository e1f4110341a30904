import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { RenderMail } from '#schema/mail.ts';
import type { RouteRule } from '#schema/routeRules.ts';
import type { ResponseCache } from '#server/rendering/responseCache.ts';
import type { ErrorDocument } from '#server/rendering/pageRenderer.ts';
import type { Metrics } from '#server/operations/createMetrics.ts';
import type { CountView } from '#server/operations/pageViews.ts';
import type { Logger } from '#server/logger.ts';

/** Options of a site that are not in its configuration. */
export type ServiceOptions = {
  logger: Logger;
  /** Serves the built files in production, and Vite's in development. */
  assets: Middleware;
  isDevelopment: boolean;
  /** Renders a document that shows an error, in place of the page that threw it. Used in development. */
  errorDocument?: ErrorDocument;
  /** ID of the build; undefined in development, where nothing is built. */
  buildId: string | undefined;
  /** Returns the OpenAPI document of the demo company. */
  embeddedSpecification: () => Promise<unknown>;
  /** Renders mails with Vike's build, or without Vike in tests. */
  renderMail: RenderMail;
};

/** All middleware and routers, by name. `server/app.ts` orders them. */
export type Services = {
  /** The owner's redirects, in order of precedence. */
  rules: readonly RouteRule[];
  /** Returns the redirect of a page or article that editors have moved. */
  findRedirect: (path: string) => RouteRule | undefined;
  /** Applies the editors' redirects to paths that would be 404s. */
  followRows: Middleware;
  /** Redirects WordPress's URLs without permalinks, such as `/?p=17`. */
  followOldQueries: Middleware;
  /** Traces requests, and reports `Server-Timing` to operators. */
  traced: readonly Middleware[];
  /** Adds cache tags for the CDN; undefined if no CDN is configured. */
  tagResponses: Middleware | undefined;
  /** Counts a page view; undefined if the site does not count page views itself. */
  countView: CountView | undefined;
  /** Metrics; undefined if no token for them is set. */
  metrics: Metrics | undefined;
  /** Routers. A router is undefined if its feature is off or not configured. */
  routers: {
    newsletter: Router | undefined;
    /** Receives WordPress's requests about newsletter issues. */
    issues: Router | undefined;
    archiveFeed: Router | undefined;
    enquiries: Router | undefined;
    /** Receives WordPress's requests about enquiries. */
    ownerEnquiries: Router;
    figures: Router;
    challenge: Router | undefined;
    /** Receives bounce reports of mail providers. */
    bounces: Router | undefined;
    /** Shows sent mails, in development only. */
    mailViewer: Router | undefined;
    health: Router;
    builds: Router | undefined;
    images: Router;
    downloads: Router;
    icons: Router;
    docs: Router | undefined;
    feeds: Router;
    indexNow: Router | undefined;
    socialImages: Router;
    revalidation: Router;
    previews: Router;
    /** Receives WordPress's requests about pages that are being edited. */
    pageChecks: Router;
    siteWords: Router;
    pageCounts: Router;
    reports: Router;
    webVitals: Router | undefined;
    qr: Router | undefined;
    search: Router | undefined;
    siteContent: Router;
  };
  /** Renders pages with pending changes below `/preview/changes`. */
  sharedChanges: Middleware;
  /** Renders pages. Responds to every request that reaches it. */
  rendering: Middleware;
  /** Sends cached pages. */
  pageCache: Middleware;
  /** Cache of complete responses; undefined if every request is traced, which requires Koa. */
  responseCache: ResponseCache | undefined;
  /** Closes the connections that requests use. Called after all responses have been sent. */
  close(): void;
  /** Stops background work: mail delivery, the database, CDN purges. */
  stopBackground(): Promise<void>;
  /** Writes the copies of content that are not on disk yet. */
  stopContent(): Promise<void>;
};
