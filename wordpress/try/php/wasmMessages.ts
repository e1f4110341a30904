import * as v from 'valibot';

/** Arguments of the process that runs PHP in WebAssembly. */
export const WasmArguments = v.object({
  /** Folder with the npm packages. */
  packages: v.string(),
  /** Folders that scripts can read and write, by the same paths. */
  folders: v.array(v.string()),
  /** Document root of the web server. */
  root: v.string(),
  /** URL path of WordPress's home. */
  home: v.string(),
  port: v.number(),
  settings: v.array(v.string()),
});
export type WasmArguments = v.InferOutput<typeof WasmArguments>;

/** Request to the process: a script to run, or the start of the web server. */
export const WasmRequest = v.object({ id: v.number(), script: v.optional(v.string()) });
export type WasmRequest = v.InferOutput<typeof WasmRequest>;

/** Response of the process: output of the script, or what PHP wrote to its error output. */
export const WasmResponse = v.object({
  id: v.number(),
  output: v.optional(v.string()),
  stderr: v.optional(v.string()),
});
export type WasmResponse = v.InferOutput<typeof WasmResponse>;
