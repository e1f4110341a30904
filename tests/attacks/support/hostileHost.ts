import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startCms } from '#cms/server.ts';
import { close, listen } from '#tests/support/listen.ts';
import { bombOf } from '#tests/support/standInHost.ts';

export type HostileHost = {
  url: string;
  /** Replaces all further content responses by a fault. `undefined` restores them. */
  answerWith(fault: Fault | undefined): void;
  /** Replaces `before` by `next` in all further responses. */
  edit(searchValue: string | RegExp, replacement: string): void;
  /** Paths of requested uploads. */
  asked: string[];
  stop(): Promise<void>;
};

/** Source of correct responses. Default: the embedded content backend. */
export type Backend = { url: string; stop(): Promise<void> };

/** Response of a failing content backend. */
export type Fault = (response: http.ServerResponse) => void;

const uploads = '/wp-content/uploads/hostile/';

/** Starts a proxy in front of a content backend that adds hostile uploads, edited content and faults. */
export async function startHostileHost(backend?: Backend): Promise<HostileHost> {
  const cms = backend ?? (await startCms());
  const files = await hostileFiles();
  const edits: [before: string | RegExp, next: string][] = [];
  const requestedPaths: string[] = [];
  let fault: Fault | undefined;

  const server = http.createServer((request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(uploads)) {
      requestedPaths.push(url);
      const file = files[url.slice(uploads.length)];
      response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
    } else if (fault && !url.startsWith('/wp-content/')) fault(response);
    else forward(request, response).catch(() => response.destroy());
  });

  async function forward(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request;
    const backendResponse = await fetch(`${cms.url}${url}`, {
      method,
      headers: { accept: headers.accept ?? '*/*', 'content-type': headers['content-type'] ?? 'text/plain' },
      ...(method === 'POST' && { body: new Uint8Array(await buffer(request)) }),
    });
    const type = backendResponse.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await backendResponse.arrayBuffer());
    // URLs in content have to use the origin that the site is configured with.
    const text = bytes.toString().replaceAll(cms.url, ownUrl);
    const edited = () =>
      edits.reduce((text, [searchValue, replacement]) => text.replaceAll(searchValue, replacement), text);
    response
      .writeHead(backendResponse.status, { 'content-type': type })
      .end(type.includes('json') ? edited() : bytes);
  }

  const ownUrl = await listen(server);

  return {
    url: ownUrl,
    answerWith: (newFault) => void (fault = newFault),
    edit: (searchValue, replacement) => void edits.push([searchValue, replacement]),
    asked: requestedPaths,
    async stop() {
      await close(server);
      await cms.stop();
    },
  };
}

async function hostileFiles(): Promise<Record<string, { type: string; body: Buffer | string }>> {
  const svg = 'image/svg+xml';
  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9999 9999"';
  const filters =
    '<feTurbulence baseFrequency="0.9" numOctaves="20"/><feGaussianBlur stdDeviation="400"/>'.repeat(20);
  const nestedJson = Array.from(
    { length: 12 },
    (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`,
  ).join('');
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
    '',
  );
  return {
    'filters.svg': {
      type: svg,
      body: `${start}><filter id="f">${filters}</filter><rect width="9999" height="9999" filter="url(#f)"/></svg>`,
    },
    'nested.svg': {
      type: svg,
      body: `${start}><rect id="u0" width="9999" height="9999"/>${nestedJson}<use href="#u12"/></svg>`,
    },
    'laughs.svg': {
      type: svg,
      body: `<!DOCTYPE svg [<!ENTITY l0 "ha">${entities}]>${start}><text>&l9;</text></svg>`,
    },
    'files.svg': {
      type: svg,
      body: `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${start}><text>&f;</text></svg>`,
    },
    'script.svg': { type: svg, body: `${start}><script>alert(1)</script></svg>` },
    'drawing.png': { type: 'image/png', body: `${start}><rect width="9" height="9"/></svg>` },
    'page.jpg': { type: 'image/jpeg', body: '<html><script>alert(1)</script>' },
    'page.html': { type: 'text/html', body: '<script>alert(1)</script>' },
    'bomb.png': { type: 'image/png', body: await bombOf(30_000, 30_000) },
    'half.png': { type: 'image/png', body: (await bombOf(300, 300)).subarray(0, 40) },
  };
}
