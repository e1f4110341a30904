import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

/** Response of PHP or a static file. */
type Response = {
  httpStatusCode: number;
  headers: Record<string, string[]>;
  bytes: Uint8Array;
  text: string;
};
type Request = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array;
};
type FileNotFoundAction = { type: 'internal-redirect'; uri: string } | { type: '404' };

/** One PHP interpreter. It runs one script at a time. */
export type Interpreter = {
  mkdir(folder: string): void;
  mount(folder: string, handler: unknown): Promise<unknown>;
  setSapiName(name: string): Promise<void>;
  run(request: { code: string }): Promise<{ text: string }>;
};
export type Handler = {
  request(request: Request): Promise<Response>;
  instanceManager: { acquirePHPInstance(): Promise<{ php: Interpreter; reap: () => void }> };
};
type HandlerOptions = {
  phpFactory: () => Promise<Interpreter>;
  maxPhpInstances: number;
  documentRoot: string;
  absoluteUrl: string;
  cookieStore: false;
  getFileNotFoundAction: (url: string) => FileNotFoundAction;
};

const isFunction = (value: unknown) => typeof value === 'function';
const NodePackage = v.object({
  loadNodeRuntime:
    v.custom<
      (
        version: string,
        options: { fileLockManager: unknown; emscriptenOptions: { processId: number } },
      ) => Promise<number>
    >(isFunction),
  createNodeFsMountHandler: v.custom<(folder: string) => unknown>(isFunction),
});
const UniversalPackage = v.object({
  PHP: v.custom<new (runtime: number) => Interpreter>(isFunction),
  PHPRequestHandler: v.custom<new (options: HandlerOptions) => Handler>(isFunction),
  PHPExecutionFailureError:
    v.custom<new (message: string) => Error & { response: { errors: string; text: string } }>(isFunction),
  FileLockManagerInMemory: v.custom<new () => unknown>(isFunction),
  setPhpIniEntries:
    v.custom<(php: Interpreter, entries: Record<string, string>) => Promise<void>>(isFunction),
  proxyFileSystem:
    v.custom<(from: Interpreter, to: Interpreter, folders: string[]) => Promise<void>>(isFunction),
});

/** Imports the functions of `@php-wasm/node` and `@php-wasm/universal` from a folder outside the dependencies. */
export async function importPhpWasm(packages: string) {
  const load = async (name: string): Promise<unknown> =>
    import(pathToFileURL(path.join(packages, 'node_modules/@php-wasm', name, 'index.js')).href);
  return {
    ...v.parse(NodePackage, await load('node')),
    ...v.parse(UniversalPackage, await load('universal')),
  };
}
