import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { Locale } from '#locales/locales.ts';
import type { DocsOutline, OpenApiDocument } from '#schema/openapi.ts';
import type { ContentLink } from '#schema/siteContent.ts';
import { css } from '#styled/css';
import { docsBase } from './docsAddress.ts';
import { DocsFailure } from './DocsFailure.tsx';
import { DocsLoading } from './DocsLoading.tsx';
import { loadSpecification, loadViewer, ReferenceLoadError, type LoadFailure } from './loadReference.ts';
import type { ViewerProps } from './Viewer.tsx';

type Props = {
  locale: Locale;
  /** Table of contents in the server's HTML; `undefined` while the API host is down. */
  outline: DocsOutline | undefined;
  /** Path of the request. The viewer may have changed the browser's URL in the meantime. */
  path: string;
  pageTitle: string;
  statusLink: ContentLink | undefined;
};

type Loaded = {
  Viewer: ComponentType<ViewerProps>;
  labels: ViewerProps['labels'];
  specification: OpenApiDocument;
};

type State =
  { phase: 'loading' } | { phase: 'loaded'; loaded: Loaded } | { phase: 'failed'; failure: LoadFailure };

/**
 * The viewer renders only sections near the viewport and estimates the height of the others, so the page would jump
 * when a reader scrolls ahead. In a container this small, all sections are near the viewport and are rendered before
 * the viewer is shown.
 */
const measuringStyles = css({
  position: 'fixed',
  top: '16',
  insetInlineStart: '0',
  width: '100%',
  transform: 'scale(.02)',
  transformOrigin: '0 0',
  visibility: 'hidden',
});

/** API reference: the server's table of contents, replaced by the viewer once the viewer has rendered completely. */
export function ApiReference({ locale, outline, path, pageTitle, statusLink }: Props) {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const viewer = useRef<HTMLDivElement>(null);
  const wasFocusInContents = useRef(false);
  const onLoaded = useCallback(() => {
    void waitForSections(viewer.current).then(() => {
      const contents = viewer.current?.previousElementSibling;
      wasFocusInContents.current = contents?.contains(document.activeElement) ?? false;
      setIsShown(true);
    });
  }, []);

  useLayoutEffect(() => {
    if (!isShown) return;
    const section = sectionOf(viewer.current, path.slice(docsBase(locale).length));
    section?.scrollIntoView({ block: 'start', behavior: 'instant' });
    // Focus in the table of contents is lost when the viewer replaces it; focus in the site's header stays.
    const focusTarget = section ?? (wasFocusInContents.current ? viewer.current : undefined);
    if (document.activeElement === document.body) focusTarget?.focus({ preventScroll: true });
  }, [isShown, locale, path]);

  useEffect(() => {
    const leaving = new AbortController();
    Promise.all([loadViewer(locale), loadSpecification(leaving.signal)]).then(
      ([viewer, specification]) => {
        if (!leaving.signal.aborted) setState({ phase: 'loaded', loaded: { ...viewer, specification } });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setState({
          phase: 'failed',
          failure: error instanceof ReferenceLoadError ? error.failure : 'viewer',
        });
      },
    );
    return () => leaving.abort();
  }, [attempt, locale]);

  const retry = (failure: LoadFailure) => {
    // Browsers cache the failure of a module, so only a reload requests it again.
    if (failure === 'viewer') return window.location.reload();
    setState({ phase: 'loading' });
    setAttempt(attempt + 1);
  };

  if (state.phase === 'failed') {
    const { failure } = state;
    return (
      <DocsFailure
        locale={locale}
        outline={outline}
        path={path}
        failure={failure}
        statusLink={statusLink}
        onRetry={() => retry(failure)}
      />
    );
  }
  return (
    <>
      {!isShown && <DocsLoading locale={locale} outline={outline} path={path} />}
      {state.phase === 'loaded' && (
        <div
          ref={viewer}
          id={isShown ? 'main' : undefined}
          tabIndex={-1}
          className={isShown ? undefined : measuringStyles}
        >
          <state.loaded.Viewer
            specification={state.loaded.specification}
            labels={state.loaded.labels}
            locale={locale}
            pageTitle={pageTitle}
            onLoaded={onLoaded}
          />
        </div>
      )}
    </>
  );
}

/**
 * Selector of the viewer's sections. The attribute is `true` while a section is a placeholder of an estimated height.
 */
const sectionSelector = '[data-placeholder]';
const placeholderSelector = '[data-placeholder="true"]';

/** Time after which the viewer is shown even if it is incomplete, because background tabs do not render. */
const maxWaitMs = 5000;

/** Resolves when all sections of the viewer are rendered, or after `maxWaitMs`. */
async function waitForSections(viewer: HTMLElement | null): Promise<void> {
  if (viewer === null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (viewer.querySelector(sectionSelector) !== null && viewer.querySelector(placeholderSelector) === null)
      resolve();
  };
  const observer = new MutationObserver(check);
  observer.observe(viewer, { subtree: true, childList: true, attributeFilter: ['data-placeholder'] });
  const timer = setTimeout(resolve, maxWaitMs);
  check();
  await promise;
  observer.disconnect();
  clearTimeout(timer);
}

/** Returns the section that a URL below the reference refers to; `undefined` for the URL of the reference itself. */
function sectionOf(viewer: HTMLElement | null, address: string): HTMLElement | undefined {
  if (!/^\/./.test(address)) return undefined;
  const sections = viewer?.querySelectorAll<HTMLElement>('[id]') ?? [];
  return [...sections].find(({ id }) => id.endsWith(address));
}
