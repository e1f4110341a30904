import { ApiReferenceReact, type AnyApiReferenceConfiguration } from '@scalar/api-reference-react';
import '@scalar/api-reference-react/style.css';
import { useEffect, useMemo } from 'react';
import type { Locale } from '#locales/locales.ts';
import { groupSlug, operationSlug, webhookSlug, type OpenApiDocument } from '#schema/openapi.ts';
import { docsBase } from './docsAddress.ts';
import type { ViewerLabels, MendedLabels } from './loadViewerLabels.ts';
import './viewer.css';

export type ViewerProps = {
  specification: OpenApiDocument;
  locale: Locale;
  labels: ViewerLabels;
  /** What the tab is called beside the section in view. */
  pageTitle: string;
  onLoaded: () => void;
};

/** Scalar's API reference, told to speak to nobody but this site. Loaded by the browser only. */
export function Viewer({ specification, locale, labels, pageTitle, onLoaded }: ViewerProps) {
  const configuration = useMemo(
    (): AnyApiReferenceConfiguration => ({
      content: specification,
      pathRouting: { basePath: docsBase(locale) },
      generateTagSlug: ({ name = '' }) => groupSlug(name),
      generateOperationSlug: operationSlug,
      generateWebhookSlug: webhookSlug,
      setPageTitle: ({ title }) => `${title} | ${pageTitle}`,
      localization: { locale, translations: labels.own },
      theme: 'none',
      layout: 'modern',
      darkMode: true,
      forceDarkModeState: 'dark',
      hideDarkModeToggle: true,
      showSidebar: true,
      withDefaultFonts: false,
      // It would fetch what a `$ref` names even in an example. The policy blocks that, and browsers report it as a fault.
      customFetch: () => Promise.resolve(Response.error()),
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      // The policy of this site lets no page call another host, so a request from here could only fail.
      hideTestRequestButton: true,
      documentDownloadType: 'none',
      persistAuth: false,
      orderSchemaPropertiesBy: 'preserve',
      onLoaded,
    }),
    [specification, locale, labels, pageTitle, onLoaded],
  );
  useEffect(() => {
    const texts = new Set(Object.values(labels.own).flatMap((group) => Object.values(group)));
    return mendViewer(labels.mended, (text) => texts.has(text));
  }, [labels]);
  return <ApiReferenceReact configuration={configuration} />;
}

/**
 * Mends what the viewer draws, and what it draws later, until the returned function is called. Its menus and dialogs
 * stand at the end of the page, so all of the page is watched.
 */
function mendViewer(labels: MendedLabels, isLabel: (text: string) => boolean): () => void {
  const mend = (part: Element) => {
    for (const [selector, repair] of viewerRepairs) {
      if (part.matches(selector)) repair(part, { labels, isLabel });
      for (const element of part.querySelectorAll(selector)) repair(element, { labels, isLabel });
    }
  };
  mend(document.body);

  // Only the places where something was drawn are looked at, each once: the whole is thousands of elements.
  const observer = new MutationObserver((records) => {
    for (const place of new Set(records.map(({ target }) => target)))
      if (place instanceof Element && place.isConnected) mend(place);
  });
  observer.observe(document.body, { subtree: true, childList: true });

  const pressing = new AbortController();
  document.body.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
      if (event.target instanceof HTMLElement && event.target.matches(linkWithoutTarget))
        event.target.click();
    },
    { signal: pressing.signal },
  );

  return () => {
    observer.disconnect();
    pressing.abort();
  };
}

type Words = {
  labels: MendedLabels;
  /** Whether a text is one of the viewer's labels, in the language of the page, and none of the specification's. */
  isLabel: (text: string) => boolean;
};

type Repair = [selector: string, repair: (element: Element, words: Words) => void];

/** Links that the viewer gives no target: a click leads to the operation. */
const linkWithoutTarget = 'a.endpoint:not([href])';

/** What a screen reader or a reader at the keyboard would miss in the viewer, where it has no setting for it. */
const viewerRepairs: readonly Repair[] = [
  [
    '.scalar-code-copy :is(div, span)',
    ({ childNodes }, { labels }) => {
      for (const text of childNodes) {
        if (text.nodeValue === 'Copy') text.nodeValue = labels.copy;
        if (text.nodeValue === 'Copied') text.nodeValue = labels.copied;
      }
    },
  ],
  // Where an API names a mail address and a page for contact, the link to the page is but a symbol.
  [
    '.introduction-section a:has(> span:empty)',
    (link, { labels }) => link.setAttribute('aria-label', labels.contact),
  ],
  [
    linkWithoutTarget,
    (link) => {
      link.setAttribute('role', 'link');
      link.setAttribute('tabindex', '0');
    },
  ],
  // The bar that opens the contents would be a second banner, and the contents a landmark that must not be in another.
  [
    '.t-doc__header',
    (bar, { labels }) => {
      bar.setAttribute('role', 'navigation');
      bar.setAttribute('aria-label', labels.menu);
    },
  ],
  ['.t-doc__header > header', (bar) => bar.setAttribute('role', 'none')],
  ['.t-doc__header > aside', (contents) => contents.setAttribute('role', 'region')],
  // One an operation: as landmarks they would be dozens, many of one name.
  [
    '.response-card',
    (card) => {
      card.setAttribute('role', 'group');
      card.removeAttribute('aria-labelledby');
    },
  ],
  // Where something is chosen from a list that is open for as long as its field is there.
  [
    '.scalar-app input[role=combobox]',
    (field, { labels }) => {
      field.setAttribute('aria-expanded', 'true');
      if (field.closest('label') === null) field.setAttribute('aria-label', labels.search);
    },
  ],
  [
    '.scalar-app [id^=headlessui-popover-panel]:has(> * > input[role=combobox])',
    (panel, { labels }) => {
      panel.setAttribute('role', 'dialog');
      panel.setAttribute('aria-label', labels.search);
    },
  ],
  // They scroll sideways; the viewer's other examples can be focused already.
  ['.markdown pre > code', (code) => code.setAttribute('tabindex', '0')],
  // The specification is in English, whatever the language of the labels around it.
  ['.markdown > *', (text) => text.setAttribute('lang', 'en')],
  [
    ':is(h1, h2, h3).section-header-label, .group\\/button-label, .t-doc__header > header > span',
    (name, { isLabel }) => {
      if (isLabel(name.textContent.trim())) name.removeAttribute('lang');
      else name.setAttribute('lang', 'en');
    },
  ],
];
