/** Visitor action that is counted in addition to page views. */
export type VisitEvent = { name: VisitEventName; detail?: string | undefined };
export type VisitEventName = 'sign-up' | 'enquiry' | 'download' | 'language' | 'outbound';

/** Page data that the tool receives. URLs have no query except campaign parameters. */
export type VisitedPage = { url: string; referrer: string; title: string };

/** Purposes that the visitor allows. */
export type Allowed = { counting: boolean; advertising: boolean };

/** Adapter of one analytics tool. */
export type AnalyticsTool = {
  /** Loads the tool's script and reports the page. Called once. */
  start(page: VisitedPage, allowed: Allowed): void;
  /** Reports the page again when it is restored from the back/forward cache. */
  view(page: VisitedPage): void;
  report(event: VisitEvent, page: VisitedPage): void;
  /** Applies a consent choice that changed after `start`. */
  allow(allowed: Allowed): void;
};

/** Names of the events in the tools' reports. Plausible requires these for downloads and links to other sites. */
export const eventTitles: Record<VisitEventName, string> = {
  'sign-up': 'Sign-up',
  enquiry: 'Enquiry',
  download: 'File Download',
  language: 'Language',
  outbound: 'Outbound Link: Click',
};

/** Returns an event's detail as a property, under the name that reports use. */
export function detailOf({ name, detail }: VisitEvent): Record<string, string> | undefined {
  if (detail === undefined) return undefined;
  return { [name === 'language' ? 'language' : 'url']: detail };
}

/** Adds a script to the page, with its settings as attributes. */
export function addScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return script;
}
