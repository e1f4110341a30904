import Koa from 'koa';

/** Bytes that this minimal Koa server sends to every client, as a reference for a cached page. */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const body = Buffer.concat(chunks);

const app = new Koa();
app.use((ctx) => {
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.set('Content-Encoding', 'br');
  ctx.body = body;
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(
    `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}\n`,
  );
});
