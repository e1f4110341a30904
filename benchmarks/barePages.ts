import { once } from 'node:events';
import { createServer } from 'node:http';

const rules = { source: 'document', where: { href_matches: '/*' }, eagerness: 'moderate' };

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
<style>@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }</style>
<header><a href="/pricing">Pricing</a></header>
<main><h1>A page</h1><a href="/test-kit">Test kit</a> <a href="/blog/article">Article</a></main>`;

/** Pages of a few words with the links that the site's pages have, and the same rules: what a browser takes by itself. */
export async function startBarePages(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(({ url }, response) => {
    if (url === '/rules') {
      response.setHeader('Content-Type', 'application/speculationrules+json');
      response.end(JSON.stringify({ prefetch: [rules], prerender: [rules] }));
    } else {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Speculation-Rules', '"/rules"');
      response.end(page);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare pages have no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
