import type Router from '@koa/router';
import type { Middleware } from 'koa';
import type { RenderMail } from '#schema/mail.ts';
import type { RouteRule } from '#schema/routeRules.ts';
import type { ResponseCache } from '#server/rendering/responseCache.ts';
import type { ErrorDocument } from '#server/rendering/pageRenderer.ts';
import type { Metrics } from '#server/operations/createMetrics.ts';
import type { CountView } from '#server/operations/pageViews.ts';
import type { Logger } from '#server/logger.ts';

/** What a site is started with besides its configuration. */
export type ServiceOptions = {
  logger: Logger;
  /** Built files in production, Vite in development. */
  assets: Middleware;
  isDevelopment: boolean;
  /** In development, the document that shows an error in place of the page that threw it. */
  errorDocument?: ErrorDocument;
  /** Undefined where nothing is built, in development. */
  buildId: string | undefined;
  /** The demonstration company's API. */
  embeddedSpecification: () => Promise<unknown>;
  /** Renders mails: with what Vike has built, or by itself in tests. */
  renderMail: RenderMail;
};

/** Everything that answers requests, by name; `server/app.ts` puts it in order. */
export type Services = {
  /** The owner's redirects, in the order in which they are tried. */
  rules: readonly RouteRule[];
  /** Where addresses lead that editors have moved. */
  findRedirect: (path: string) => RouteRule | undefined;
  /** Leads on by what editors wrote, where nothing else is. */
  followRows: Middleware;
  /** Leads on from `/?p=17`. */
  followOldQueries: Middleware;
  /** What shows operators single requests. */
  traced: readonly Middleware[];
  /** Undefined where no CDN asks for tags. */
  tagAnswers: Middleware | undefined;
  /** Undefined where the site counts no pages itself. */
  countView: CountView | undefined;
  /** Undefined where nobody asks for metrics. */
  metrics: Metrics | undefined;
  /** Undefined if the feature is off, or not configured. */
  routers: {
    newsletter: Router | undefined;
    /** Requests of WordPress about newsletter issues. */
    issues: Router | undefined;
    archiveFeed: Router | undefined;
    enquiries: Router | undefined;
    /** Requests of WordPress about enquiries. */
    ownerEnquiries: Router;
    figures: Router;
    challenge: Router | undefined;
    /** Reports of mail providers about returned mails. */
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
    /** Requests of WordPress about pages while they are edited. */
    pageChecks: Router;
    siteWords: Router;
    pageCounts: Router;
    reports: Router;
    qr: Router | undefined;
    search: Router | undefined;
    siteContent: Router;
  };
  /** Hands pages with kept changes in them to the rendering. */
  sharedChanges: Middleware;
  /** Renders pages: it answers everything. */
  rendering: Middleware;
  /** Answers with cached pages. */
  pageCache: Middleware;
  /** Pages that were answered before; undefined where somebody wants to see each request as a whole. */
  responseCache: ResponseCache | undefined;
  /** Ends what works for requests, once they are answered. */
  close(): void;
  /** Ends background work: mails being sent, the database, purges of the CDN. */
  stopBackground(): Promise<void>;
  /** Writes the copies of content that are not on disk yet. */
  stopContent(): Promise<void>;
};
