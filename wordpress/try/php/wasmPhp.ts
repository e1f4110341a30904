import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { fetchPhpWasm } from './fetchPhpWasm.ts';
import { PhpFailure, type Php, type PhpOptions } from './Php.ts';
import { WasmResponse, type WasmArguments, type WasmRequest } from './wasmMessages.ts';

/**
 * Runs WordPress with PHP in WebAssembly, in a separate Node.js process: a script blocks it until the script ends.
 */
export async function startWasmPhp({ folder, places, plugins, port, settings }: PhpOptions): Promise<Php> {
  const options: WasmArguments = {
    packages: await fetchPhpWasm(),
    folders: [folder, ...(plugins === undefined ? [] : [plugins])],
    ...{ root: places.root, home: places.home, port, settings: [...settings] },
  };
  const child = fork(path.join(import.meta.dirname, 'serveWasmPhp.ts'), [JSON.stringify(options)], {
    // Options of the parent process, such as those of a test runner, do not apply to it.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  child.on('message', (message) => {
    const { id, output, stderr } = v.parse(WasmResponse, message);
    if (output === undefined) waiting.get(id)?.reject(new PhpFailure(stderr ?? ''));
    else waiting.get(id)?.resolve(output);
    waiting.delete(id);
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new PhpFailure('The process of PHP has ended.'));
  });
  let lastId = 0;
  function request(script?: string): Promise<string> {
    lastId += 1;
    const message: WasmRequest = { id: lastId, ...(script !== undefined && { script }) };
    const response = Promise.withResolvers<string>();
    waiting.set(lastId, response);
    child.send(message, (error) => {
      if (error) response.reject(error);
    });
    return response.promise;
  }
  return {
    run: (script) => request(script),
    async serve() {
      await request();
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
