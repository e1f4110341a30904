import { gzipSync } from 'node:zlib';

export type Weights = { html: number; javaScript: number; css: number; pageData: number; requests: number };

const linkedFiles = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;

/** Bytes, gzip, of what a page makes the browser load before anything is clicked: its HTML, and every module it imports. */
export async function weigh(siteUrl: string, path: string): Promise<Weights> {
  const html = await textOf(`${siteUrl}${path}`);
  const files = new Map<string, string>();
  const queue = [...html.matchAll(linkedFiles)].map(([, file = '']) => file);
  while (queue.length > 0) {
    const file = queue.pop();
    if (file === undefined || files.has(file)) continue;
    const text = await textOf(`${siteUrl}${file}`);
    files.set(file, text);
    // Static imports only: what is imported on demand costs nothing until then.
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*"(\.{1,2}\/[^"]+\.js)"/g)) {
      queue.push(new URL(specifier, `http://x${file}`).pathname);
    }
  }
  const sum = (ending: string) =>
    [...files].reduce(
      (total, [file, text]) => total + (file.endsWith(ending) ? gzipSync(text).byteLength : 0),
      0,
    );
  const data = await textOf(`${siteUrl}${path === '/' ? '' : path}/index.pageContext.json`);
  return {
    html: gzipSync(html).byteLength,
    javaScript: sum('.js'),
    css: sum('.css'),
    pageData: gzipSync(data).byteLength,
    requests: files.size + 1,
  };
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
