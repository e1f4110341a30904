/** What visitors do that is counted beside pages. */
export type VisitEvent = { name: VisitEventName; detail?: string | undefined };
export type VisitEventName = 'sign-up' | 'enquiry' | 'download' | 'language' | 'outbound';

/** The page as a tool is told of it: without queries, but for what names a campaign. */
export type VisitedPage = { url: string; referrer: string; title: string };

/** What the visitor lets the tool do. */
export type Allowed = { counting: boolean; advertising: boolean };

/** How one tool is loaded and told. */
export type AnalyticsTool = {
  /** Requests the tool's script and tells it of the page. Called once. */
  start(page: VisitedPage, allowed: Allowed): void;
  /** Tells of the page again: the browser shows it from its back/forward cache. */
  view(page: VisitedPage): void;
  report(event: VisitEvent, page: VisitedPage): void;
  /** Hears of another choice after the start. */
  allow(allowed: Allowed): void;
};

/** What the tools' reports call an event. Plausible shows downloads and links to other sites by these names. */
export const eventTitles: Record<VisitEventName, string> = {
  'sign-up': 'Sign-up',
  enquiry: 'Enquiry',
  download: 'File Download',
  language: 'Language',
  outbound: 'Outbound Link: Click',
};

/** What an event was about, by the name that it has in reports. */
export function detailOf({ name, detail }: VisitEvent): Record<string, string> | undefined {
  if (detail === undefined) return undefined;
  return { [name === 'language' ? 'language' : 'url']: detail };
}

/** Requests a script, with its settings as attributes. */
export function addScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return script;
}
