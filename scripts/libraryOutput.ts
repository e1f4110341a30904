import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { omittedMarker, withoutHydrationMarkup } from '../renderer/hydrationMarkup.ts';
import { withResourceHints } from '#server/rendering/resourceHints.ts';

type Render = (node: ReactNode) => string;

/** Throws if React does not write the markup that the site removes from rendered pages. */
export function checkReactOutput(render: Render = renderToString): void {
  const image = createElement('img', { src: '/a.webp' });
  const boundary = createElement(Suspense, { fallback: null }, createElement('section'));
  expectOutput(
    'React',
    withoutHydrationMarkup(render([image, boundary])),
    '<img src="/a.webp"/><section></section>',
  );
  const fallbackHtml = render(createElement(Suspense, { fallback: null }, createElement(ThrowingSection)));
  expectOutput('React', fallbackHtml.slice(0, omittedMarker.length), omittedMarker);
}

function ThrowingSection(): ReactNode {
  throw new Error('This section throws to be omitted.');
}

type Asset = { src: string; assetType: string; mediaType: string };

const VikeTags = v.object({ inferAssetTag: v.function(), inferPreloadTag: v.function() });

/** Throws if Vike does not write the tags that the site changes in its documents. */
export async function checkVikeOutput(change: (tag: string) => string = (tag) => tag): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('vike/server');
  // Vike does not export the functions, and its documents cannot be rendered before the site is built.
  const file = path.join(path.dirname(entry), 'renderPageServer/html/injectAssets/inferHtmlTags.js');
  const { inferAssetTag, inferPreloadTag } = v.parse(VikeTags, await import(pathToFileURL(file).href));
  const asset = (preload: Asset) => change(String(inferAssetTag(preload, {})));
  const font = { src: '/a.woff2', assetType: 'font', mediaType: 'font/woff2' };
  const styles = asset({ src: '/a.css', assetType: 'style', mediaType: 'text/css' });
  const script = asset({ src: '/a.js', assetType: 'script', mediaType: 'text/javascript' });
  const preload = change(String(inferPreloadTag(font)));
  expectOutput(
    'Vike',
    withResourceHints(`<head>${styles}${preload}</head><main></main>${script}`),
    '<head><link rel="stylesheet" href="/a.css"></head><main></main><script src="/a.js" type="module" async fetchpriority="low"></script>',
  );
}

function expectOutput(library: string, output: string, expected: string): void {
  if (output !== expected)
    throw new Error(`${library} writes other HTML than the site expects: ${output} instead of ${expected}`);
}
