import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

export type SecureProxy = {
  url: string;
  /** Argument that makes Chromium trust the proxy's certificate, so that it caches files as in production. */
  chromiumArgument: string;
  /** Forwards requests to a site, which has to trust 127.0.0.1 as a proxy. */
  passTo(siteUrl: string): void;
  stop(): Promise<void>;
};

/** Starts a proxy with HTTP/2 over TLS, as in deploy/nginx.conf. Over HTTP/1.1, images load later. */
export async function startSecureProxy(): Promise<SecureProxy> {
  const { key, certificate } = await selfSigned();
  const agent = new Agent({ keepAlive: true });
  let site: URL | undefined;
  const server = createSecureServer({ key, cert: certificate, allowHTTP1: true }, (request, response) => {
    if (site === undefined) response.writeHead(503).end();
    else forward(request, response, site, agent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spki = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(spki).digest('base64');
  return {
    url: `https://localhost:${portOf(server.address())}`,
    chromiumArgument: `--ignore-certificate-errors-spki-list=${digest}`,
    passTo(siteUrl) {
      site = new URL(siteUrl);
    },
    async stop() {
      agent.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

function forward(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, site: URL, agent: Agent): void {
  const forwarded = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const headers = {
    ...Object.fromEntries(forwarded),
    host: incoming.authority,
    'x-forwarded-for': incoming.socket.remoteAddress,
    'x-forwarded-proto': 'https',
  };
  const upstream = request(
    { agent, host: site.hostname, port: site.port, method: incoming.method, path: incoming.url, headers },
    (response) => {
      const returnedHeaders = Object.entries(response.headers).filter(
        ([name]) => !connectionHeaders.has(name),
      );
      outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(returnedHeaders));
      response.pipe(outgoing);
    },
  );
  upstream.once('error', () => outgoing.destroy());
  outgoing.once('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** Headers of HTTP/1.1 that HTTP/2 forbids. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Creates a key and a self-signed certificate for this run. */
async function selfSigned(): Promise<{ key: string; certificate: string }> {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { stdout } = await promisify(execFile)('openssl', [
    'req',
    ...kind,
    ...name,
    '-keyout',
    '-',
    '-out',
    '-',
  ]);
  return { key: stdout, certificate: stdout };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string')
    throw new Error('The proxy is not listening on a port.');
  return address.port;
}
