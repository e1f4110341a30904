import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { importPhpWasm, type Handler, type Interpreter } from './phpWasmLibrary.ts';
import { WasmArguments, WasmRequest, type WasmResponse } from './wasmMessages.ts';

// Process of `startWasmPhp`: runs the parent's scripts, and serves WordPress over HTTP.
const options = v.parse(v.pipe(v.string(), v.parseJson(), WasmArguments), process.argv[2]);
const library = await importPhpWasm(options.packages);

/**
 * Folder of compiled scripts, in the memory of the first interpreter. In a folder of the machine, PHP rejects the files
 * and compiles WordPress for each request, which takes four times as long.
 */
const opcacheFolder = '/compiled';
const settings = {
  'opcache.file_cache': opcacheFolder,
  // Errors would be part of the pages.
  display_errors: '0',
  ...Object.fromEntries(options.settings.map((setting) => setting.split('=', 2))),
};
// Interpreters share files, so SQLite needs locks between them.
const locks = new library.FileLockManagerInMemory();
let first: Interpreter | undefined;
let count = 0;

async function createInterpreter(): Promise<Interpreter> {
  count += 1;
  const runtime = await library.loadNodeRuntime('8.3', {
    fileLockManager: locks,
    emscriptenOptions: { processId: count },
  });
  const php = new library.PHP(runtime);
  await php.setSapiName('cli-server');
  await library.setPhpIniEntries(php, settings);
  if (first) await library.proxyFileSystem(first, php, [opcacheFolder]);
  else php.mkdir(opcacheFolder);
  first ??= php;
  for (const folder of options.folders) {
    php.mkdir(folder);
    await php.mount(folder, library.createNodeFsMountHandler(folder));
  }
  return php;
}

const handler: Handler = new library.PHPRequestHandler({
  phpFactory: createInterpreter,
  // The site requests content while a request of WordPress waits for the site.
  maxPhpInstances: 6,
  documentRoot: options.root,
  absoluteUrl: `http://127.0.0.1:${options.port}`,
  cookieStore: false,
  getFileNotFoundAction: (url) =>
    `${url}/`.startsWith(`${options.home}/`)
      ? { type: 'internal-redirect', uri: `${options.home}/index.php` }
      : { type: '404' },
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const { httpStatusCode, headers, bytes } = await handler.request({
    url: request.url ?? '/',
    method: request.method ?? 'GET',
    headers: Object.fromEntries(
      Object.entries(request.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
    ),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  response.writeHead(httpStatusCode, headers).end(bytes);
}

async function serve(): Promise<string> {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.url}: ${String(error)}\n`);
      response.writeHead(500).end();
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return '';
}

async function runScript(script: string): Promise<string> {
  const { php, reap } = await handler.instanceManager.acquirePHPInstance();
  try {
    const { text } = await php.run({ code: `<?php ${script}` });
    return text;
  } finally {
    reap();
  }
}

process.on('message', (message) => {
  const { id, script } = v.parse(WasmRequest, message);
  (script === undefined ? serve() : runScript(script)).then(
    (output) => send({ id, output }),
    (error: unknown) => send({ id, stderr: errorOutput(error) }),
  );
});
// The parent process has ended.
process.on('disconnect', () => process.exit());

const send = (message: WasmResponse) => process.send?.(message);

function errorOutput(error: unknown): string {
  return error instanceof library.PHPExecutionFailureError
    ? error.response.errors || error.response.text
    : String(error);
}
