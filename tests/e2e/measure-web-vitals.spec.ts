import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { close, listen } from '../support/listen.ts';

const file = path.resolve(import.meta.dirname, '../../components/analytics/measureWebVitals.ts');

/** Page that shifts after its first paint, and whose button blocks the main thread. */
const page = `<!doctype html><title>About</title><div id="root"><section id="plans"><h1 style="margin:0">Our plans</h1>
<button onclick="const start = performance.now(); while (performance.now() < start + 150);">Calculate</button></section></div>
<script type="module">
import { measureWebVitals } from '/script.js';
requestAnimationFrame(() => requestAnimationFrame(() => {
  document.querySelector('section').style.paddingTop = '300px';
  measureWebVitals();
}));
</script>`;

test('LCP, INP and CLS are sent once with their elements, without the query string, when the visitor leaves', async ({
  page: tab,
}) => {
  const sent: unknown[] = [];
  const script = stripTypeScriptTypes(await readFile(file, 'utf8'));
  const server = createServer((request, response) => {
    if (request.method === 'POST') void json(request).then((report) => sent.push(report));
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  const origin = await listen(server);
  const nextEntry = (type: string) =>
    tab.evaluate(
      (observed) =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: observed, buffered: true });
        }),
      type,
    );
  await tab.goto(`${origin}/about?email=eva@mail.example`);
  await nextEntry('layout-shift');
  await tab.getByRole('button').click();
  await nextEntry('first-input');
  await tab.goto('about:blank');
  await expect
    .poll(() => sent)
    .toEqual([
      {
        path: '/about',
        LCP: { value: expect.any(Number), element: '#plans h1' },
        INP: { value: expect.any(Number), element: '#plans button' },
        CLS: { value: expect.any(Number), element: expect.stringMatching(/^#plans/) },
      },
    ]);
  await close(server);
});
