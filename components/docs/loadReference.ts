import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { OpenApiDocument } from '#schema/openapi.ts';
import { replaceDeniedStorage } from './replaceDeniedStorage.ts';
import { fetchWithRetry } from '#components/page/connection/fetchWithRetry.ts';

/**
 * Reason for a failure: the server has no specification, the server did not respond, or the viewer could not be loaded.
 */
export type LoadFailure = 'specification' | 'connection' | 'viewer';

export class ReferenceLoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure, options?: ErrorOptions) {
    super(`The API reference did not load: ${failure}`, options);
    this.name = 'ReferenceLoadError';
    this.failure = failure;
  }
}

/**
 * Timeout in the browser, longer than our server's timeout for the API host, so that the server's response arrives
 * first.
 */
const timeLimitMs = 20_000;

/** Loads the specification from our server. Throws `ReferenceLoadError`. */
export async function loadSpecification(signal: AbortSignal): Promise<OpenApiDocument> {
  const response = await fetchWithRetry('/api/docs-json', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
  }).catch((cause: unknown) => {
    throw new ReferenceLoadError('connection', { cause });
  });
  if (!response.ok) throw new ReferenceLoadError('specification');
  const document = v.safeParse(OpenApiDocument, await response.json().catch(() => undefined));
  if (!document.success) throw new ReferenceLoadError('specification');
  return document.output;
}

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** Loads the viewer's code and labels, which only this page uses. Throws `ReferenceLoadError`. */
export async function loadViewer(locale: Locale) {
  // Keeps the viewer's validator from testing `eval`, which the policy forbids and reports.
  globalThis.__zod_globalConfig = { jitless: true };
  replaceDeniedStorage();
  try {
    const [{ Viewer }, { loadViewerLabels }] = await Promise.all([
      import('./Viewer.tsx'),
      import('./loadViewerLabels.ts'),
    ]);
    return { Viewer, labels: await loadViewerLabels(locale) };
  } catch (cause) {
    throw new ReferenceLoadError('viewer', { cause });
  }
}
