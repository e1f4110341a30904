import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { RenderMail } from '#schema/mail.ts';
import type { RouteRule } from '#schema/routeRules.ts';
import type { ResponseCache } from '#server/rendering/responseCache.ts';
import type { ErrorDocument } from '#server/rendering/pageRenderer.ts';
import type { Metrics } from '#server/operations/createMetrics.ts';
import type { CountView } from '#server/operations/pageViews.ts';
import type { Logger } from '#server/logger.ts';

/** Options of a site besides its configuration. */
export type ServiceOptions = {
  logger: Logger;
  /** Built files in production, Vite in development. */
  assets: Middleware;
  isDevelopment: boolean;
  /** In development, renders a document that shows an error instead of the page that threw it. */
  errorDocument?: ErrorDocument;
  /** Undefined in development, which builds nothing. */
  buildId: string | undefined;
  /** OpenAPI document of the demo company. */
  embeddedSpecification: () => Promise<unknown>;
  /** Renders mails: with Vike's build, or without Vike in tests. */
  renderMail: RenderMail;
};

/** All middleware and routers, by name; `server/app.ts` orders them. */
export type Services = {
  /** The owner's redirects, in order of precedence. */
  rules: readonly RouteRule[];
  /** Returns the redirect of a path that editors have moved. */
  findRedirect: (path: string) => RouteRule | undefined;
  /** Applies the editors' redirects to paths that would be 404s. */
  followRows: Middleware;
  /** Redirects WordPress's URLs without permalinks, such as `/?p=17`. */
  followOldQueries: Middleware;
  /** Traces requests, and reports `Server-Timing` to operators. */
  traced: readonly Middleware[];
  /** Undefined if no CDN uses tags. */
  tagResponses: Middleware | undefined;
  /** Undefined if the site does not count page views itself. */
  countView: CountView | undefined;
  /** Undefined if no token for metrics is set. */
  metrics: Metrics | undefined;
  /** Routers; undefined if the feature is off or not configured. */
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
    /** Only in development. */
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
    qr: Router | undefined;
    search: Router | undefined;
    siteContent: Router;
  };
  /** Renders pages with pending changes below `/preview/changes`. */
  sharedChanges: Middleware;
  /** Renders pages; responds to every request. */
  rendering: Middleware;
  /** Sends cached pages. */
  pageCache: Middleware;
  /** Cache of complete responses; undefined if every request is traced. */
  responseCache: ResponseCache | undefined;
  /** Closes the connections that requests use. Called after all responses are sent. */
  close(): void;
  /** Stops background work: mail delivery, the database, CDN purges. */
  stopBackground(): Promise<void>;
  /** Writes the copies of content that are not on disk yet. */
  stopContent(): Promise<void>;
};
