import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, ViteDevServer } from 'vite';

/** An error in the format of Vite's overlay. */
export type Fault = ErrorPayload['err'];

/** Event that is sent after each change, on which pages with an overlay reload (`renderer/+client.ts`). */
export const changedEvent = 'site:changed';

export type Faults = {
  /** Stores an error by its source. Every page shows it until it is cleared. */
  store(source: string, fault: Fault): void;
  clear(source: string): void;
  /** Shows the stored error on all open pages. */
  showAll(): void;
  isStored(source: string): boolean;
  current(): Fault | undefined;
  /** Returns a document that shows an error instead of a page. */
  documentOf(fault: Fault): string;
  /** Shows an error on one open page. */
  showIn(client: { send(payload: ErrorPayload): void }, fault: Fault): void;
};

/** Creates the store of the current errors that pages show. */
export function createFaults(vite: () => Pick<ViteDevServer, 'ws' | 'config'> | undefined): Faults {
  const faults = new Map<string, Fault>();
  const current = () => faults.values().next().value;
  const showAll = () => {
    const err = current();
    if (err) vite()?.ws.send({ type: 'error', err });
  };
  return {
    store(source, fault) {
      faults.set(source, fault);
      vite()?.config.logger.error(linesOf(fault), { timestamp: true });
      showAll();
    },
    clear: (source) => void faults.delete(source),
    isStored: (source) => faults.has(source),
    current,
    showAll,
    documentOf: overlayDocument,
    showIn(client, fault) {
      vite()?.config.logger.error(linesOf(fault), { timestamp: true });
      client.send({ type: 'error', err: fault });
    },
  };
}

/** Returns an empty page with Vite's overlay, which reloads as soon as a change may have fixed the error. */
function overlayDocument(fault: Fault): string {
  const json = JSON.stringify(fault).replaceAll('<', String.raw`\u003c`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
<script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';

createHotContext('/').on('${changedEvent}', () => location.reload());
document.body.append(new ErrorOverlay(${json}));
</script>
</head>
<body></body>
</html>
`;
}

/**
 * Converts an error to the overlay's format. Takes its location in the project's own files from the compiler if known,
 * otherwise from the stack.
 */
export function faultOf(cause: unknown, root: string): Fault {
  const error = originalOf(cause);
  const text = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? stripVTControlCharacters(value) : undefined;
  };
  const message = text('message') ?? String(error);
  const stack = withoutVersions(text('stack') ?? '');
  const loc = locationOfCompiler(error, message) ?? locationOfImport(message) ?? locationInStack(stack, root);
  const plugin = text('plugin');
  return {
    message,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(loc && { loc, id: loc.file, frame: text('frame') || frameOf(loc) }),
    ...(plugin !== undefined && { plugin }),
  };
}

/** Returns the original of an error to which Vike has added the time and Vike's name for the log. */
function originalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('getOriginalError' in error)) return error;
  const { getOriginalError } = error;
  return typeof getOriginalError === 'function' ? getOriginalError() : error;
}

type Location = { file: string; line: number; column: number };

export function faultAt(message: string, { file, line, column }: Location, frame?: string): Fault {
  const loc = { file, line, column };
  return { message, stack: '', id: file, loc, frame: frame ?? frameOf(loc) };
}

function locationOfCompiler(error: unknown, message: string): Location | undefined {
  if (!(error instanceof Error) || !('loc' in error)) return undefined;
  const { loc } = error;
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || typeof loc.line !== 'number')
    return undefined;
  const file = 'file' in loc ? loc.file : undefined;
  const id = 'id' in error ? error.id : undefined;
  // Babel names the file only in its message.
  const fileName = [file, id, /(\/\S+?):/.exec(message)?.[1]].find(
    (candidate) => typeof candidate === 'string',
  );
  if (fileName === undefined) return undefined;
  const column = 'column' in loc && typeof loc.column === 'number' ? loc.column : 0;
  return { file: fileName.replace(/\?.*$/, ''), line: loc.line, column };
}

function locationInStack(stack: string, root: string): Location | undefined {
  for (const [, file = '', line, column] of stack.matchAll(/(\/[^\s():]+):(\d+)(?::(\d+))?/g)) {
    if (file.startsWith(`${root}/`) && !file.includes('/node_modules/'))
      return { file, line: Number(line), column: Number(column ?? 1) };
  }
  return undefined;
}

/** Finds the line of an unresolved import, for which Node and Vite report only the file. */
function locationOfImport(message: string): Location | undefined {
  const [, target, file] =
    /^(?:Cannot find (?:module|package)|Failed to load url) '?([^'\s]+).*(?: imported from| in) (\S+?)\.?(?:\s|$)/.exec(
      withoutVersions(message),
    ) ?? [];
  if (target === undefined || file === undefined) return undefined;
  const lines = readLines(file);
  const index = lines.findIndex((line) => line.includes(path.basename(target)));
  return { file, line: index === -1 ? 1 : index + 1, column: 1 };
}

/** Removes version queries, which distinguish reloaded modules from earlier ones (`startDevelopment.ts`). */
function withoutVersions(text: string): string {
  return text.replaceAll('file://', '').replaceAll(/\?(?:v|t)=\d+/g, '');
}

function frameOf({ file, line }: Location): string {
  const first = Math.max(1, line - 2);
  return readLines(file)
    .slice(first - 1, line + 2)
    .map((text, index) => `${first + index === line ? '>' : ' '} ${first + index} | ${text}`)
    .join('\n');
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function linesOf({ message, loc, frame, stack }: Fault): string {
  const location = loc === undefined ? '' : `\n  ${loc.file}:${loc.line}:${loc.column}`;
  return `${message}${location}\n${frame || stack}`;
}
