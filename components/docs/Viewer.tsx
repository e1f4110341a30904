import { ApiReferenceReact, type AnyApiReferenceConfiguration } from '@scalar/api-reference-react';
import '@scalar/api-reference-react/style.css';
import { useEffect, useMemo } from 'react';
import type { Locale } from '#locales/locales.ts';
import { groupSlug, operationSlug, webhookSlug, type OpenApiDocument } from '#schema/openapi.ts';
import { docsBase } from './docsAddress.ts';
import type { ViewerLabels, RepairedLabels } from './loadViewerLabels.ts';
import './viewer.css';

export type ViewerProps = {
  specification: OpenApiDocument;
  locale: Locale;
  labels: ViewerLabels;
  /** Title of the page. The browser tab shows it after the name of the visible section. */
  pageTitle: string;
  onLoaded: () => void;
};

/** Scalar's API reference, configured to contact no other host. Loaded in the browser only. */
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
      // Otherwise the viewer would fetch any `$ref`, even in an example. The policy blocks such requests, and browsers
      // would report violations.
      customFetch: () => Promise.resolve(Response.error()),
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      // The site's policy allows no requests to other hosts, so a test request would always fail.
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
    return repairViewer(labels.repaired, (text) => texts.has(text));
  }, [labels]);
  return <ApiReferenceReact configuration={configuration} />;
}

/**
 * Applies `viewerRepairs` to the viewer's elements, including those added later, until the returned function is called.
 * Observes the whole page, because the viewer's menus and dialogs are at the end of the page.
 */
function repairViewer(labels: RepairedLabels, isLabel: (text: string) => boolean): () => void {
  const repairWithin = (root: Element) => {
    for (const [selector, repair] of viewerRepairs) {
      if (root.matches(selector)) repair(root, { labels, isLabel });
      for (const element of root.querySelectorAll(selector)) repair(element, { labels, isLabel });
    }
  };
  repairWithin(document.body);

  // Checks only the changed subtrees, each once, because the viewer has thousands of elements.
  const observer = new MutationObserver((records) => {
    for (const changedNode of new Set(records.map(({ target }) => target)))
      if (changedNode instanceof Element && changedNode.isConnected) repairWithin(changedNode);
  });
  observer.observe(document.body, { subtree: true, childList: true });

  const keyListener = new AbortController();
  document.body.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
      if (event.target instanceof HTMLElement && event.target.matches(linkWithoutTarget))
        event.target.click();
    },
    { signal: keyListener.signal },
  );

  return () => {
    observer.disconnect();
    keyListener.abort();
  };
}

type Words = {
  labels: RepairedLabels;
  /** Returns whether a text is one of the viewer's labels in the page's language, not text of the specification. */
  isLabel: (text: string) => boolean;
};

type Repair = [selector: string, repair: (element: Element, words: Words) => void];

/** Links to operations that the viewer renders without `href`. */
const linkWithoutTarget = 'a.endpoint:not([href])';

/** Accessibility fixes that the viewer has no settings for. */
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
  // If an API has both an email address and a contact page, the viewer renders the link to the page without text.
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
  // Without these roles, the sidebar's header would be a second banner, and the sidebar would be a landmark within a
  // landmark.
  [
    '.t-doc__header',
    (bar, { labels }) => {
      bar.setAttribute('role', 'navigation');
      bar.setAttribute('aria-label', labels.menu);
    },
  ],
  ['.t-doc__header > header', (bar) => bar.setAttribute('role', 'none')],
  ['.t-doc__header > aside', (contents) => contents.setAttribute('role', 'region')],
  // There is one for each operation. As landmarks, dozens of them would share names.
  [
    '.response-card',
    (card) => {
      card.setAttribute('role', 'group');
      card.removeAttribute('aria-labelledby');
    },
  ],
  // The list of these comboboxes is always open.
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
  // Makes code samples focusable, because they scroll horizontally. The viewer's other examples already are focusable.
  ['.markdown pre > code', (code) => code.setAttribute('tabindex', '0')],
  // The specification is in English, whatever the language of the labels.
  ['.markdown > *', (text) => text.setAttribute('lang', 'en')],
  [
    ':is(h1, h2, h3).section-header-label, .group\\/button-label, .t-doc__header > header > span',
    (name, { isLabel }) => {
      if (isLabel(name.textContent.trim())) name.removeAttribute('lang');
      else name.setAttribute('lang', 'en');
    },
  ],
];
