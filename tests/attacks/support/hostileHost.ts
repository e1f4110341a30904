import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startCms } from '#cms/server.ts';
import { close, listen } from '#tests/support/listen.ts';
import { bombOf } from '#tests/support/standInHost.ts';

export type HostileHost = {
  url: string;
  /** From now on content is answered by this instead; undefined heals it. */
  answerWith(fault: Fault | undefined): void;
  /** From now on the backend says `next` wherever it said `before`. */
  edit(before: string | RegExp, next: string): void;
  /** Uploads that were asked for. */
  asked: string[];
  stop(): Promise<void>;
};

/** Where the right answers come from: the embedded content backend, unless told otherwise. */
export type Backend = { url: string; stop(): Promise<void> };

/** What a content backend may do instead of answering. */
export type Fault = (response: http.ServerResponse) => void;

const uploads = '/wp-content/uploads/hostile/';

/** A content backend behind one that does harm: with hostile uploads, edited content, and faults at will. */
export async function startHostileHost(backend?: Backend): Promise<HostileHost> {
  const cms = backend ?? (await startCms());
  const files = await hostileFiles();
  const edits: [before: string | RegExp, next: string][] = [];
  const asked: string[] = [];
  let fault: Fault | undefined;

  const server = http.createServer((request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(uploads)) {
      asked.push(url);
      const file = files[url.slice(uploads.length)];
      response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
    } else if (fault && !url.startsWith('/wp-content/')) fault(response);
    else forward(request, response).catch(() => response.destroy());
  });

  async function forward(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request;
    const answer = await fetch(`${cms.url}${url}`, {
      method,
      headers: { accept: headers.accept ?? '*/*', 'content-type': headers['content-type'] ?? 'text/plain' },
      ...(method === 'POST' && { body: new Uint8Array(await buffer(request)) }),
    });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Addresses in content are those by which the site knows its backend.
    const ours = bytes.toString().replaceAll(cms.url, ownUrl);
    const edited = () => edits.reduce((text, [before, next]) => text.replaceAll(before, next), ours);
    response.writeHead(answer.status, { 'content-type': type }).end(type.includes('json') ? edited() : bytes);
  }

  const ownUrl = await listen(server);

  return {
    url: ownUrl,
    answerWith: (next) => void (fault = next),
    edit: (before, next) => void edits.push([before, next]),
    asked,
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
  const nested = Array.from(
    { length: 12 },
    (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`,
  ).join('');
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
    '',
  );
  return {
    'filters.svg': {
      type: svg,
      body: `${start}><filter id="f">${filters}</filter><rect width="9999" height="9999" filter="url(#f)"/></svg>`,
    },
    'nested.svg': {
      type: svg,
      body: `${start}><rect id="u0" width="9999" height="9999"/>${nested}<use href="#u12"/></svg>`,
    },
    'laughs.svg': {
      type: svg,
      body: `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${start}><text>&l9;</text></svg>`,
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
