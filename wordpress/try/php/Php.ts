import type { Places } from '../layouts.ts';

/** PHP that runs a WordPress, in whichever way this machine allows. */
export type Php = {
  /** Runs a script without an opening tag. Resolves with its output, or rejects with a `PhpFailure`. */
  run: (script: string) => Promise<string>;
  /** Serves WordPress until `stop` is called. */
  serve: () => Promise<void>;
  stop: () => Promise<void>;
};

export type PhpOptions = {
  /** Folder of this WordPress. Scripts find it and `plugins` by the same paths as Node.js. */
  folder: string;
  places: Places;
  /** Folder with the free plugins. */
  plugins?: string | undefined;
  port: number;
  /** PHP settings of the server, such as `max_execution_time=3`. */
  settings: readonly string[];
};

/** Ways to run PHP: the machine's, or WebAssembly in Node.js. */
export const phpKinds = ['machine', 'wasm'] as const;
export type PhpKind = (typeof phpKinds)[number];

/** Failure of a script, with what PHP wrote to its error output. */
export class PhpFailure extends Error {
  readonly stderr: string;

  constructor(stderr: string) {
    super('PHP failed.');
    this.name = 'PhpFailure';
    this.stderr = stderr;
  }
}
