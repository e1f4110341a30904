import { ApiReferenceReact, type AnyApiReferenceConfiguration } from '@scalar/api-reference-react';
import '@scalar/api-reference-react/style.css';
import { useEffect, useMemo } from 'react';
import type { Locale } from '#locales/locales.ts';
import { groupSlug, operationSlug, type OpenApiDocument } from '#schema/openapi.ts';
import { docsBase } from './docsAddress.ts';
import type { ViewerLabels } from './loadViewerLabels.ts';
import { mendViewer } from './mendViewer.ts';
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
      setPageTitle: ({ title }) => `${title} | ${pageTitle}`,
      localization: { locale, translations: labels.own },
      theme: 'none',
      layout: 'modern',
      darkMode: true,
      forceDarkModeState: 'dark',
      hideDarkModeToggle: true,
      showSidebar: true,
      withDefaultFonts: false,
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
