import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, ViteDevServer } from 'vite';

/** An error in the format of Vite's overlay. */
export type Fault = ErrorPayload['err'];

/** Event sent after each change: pages with an overlay reload (`renderer/+client.ts`). */
export const changed = 'site:changed';

export type Faults = {
  /** Stores an error of a source, which every page shows until it is cleared. */
  keep(maker: string, fault: Fault): void;
  clear(maker: string): void;
  /** Shows the stored error on all open pages. */
  tell(): void;
  isKept(maker: string): boolean;
  kept(): Fault | undefined;
  /** Returns a document that shows an error instead of a page. */
  documentOf(fault: Fault): string;
  /** Shows an error on one open page. */
  showIn(client: { send(payload: ErrorPayload): void }, fault: Fault): void;
};

/** Creates the store of current errors, which pages show. */
export function createFaults(vite: () => Pick<ViteDevServer, 'ws' | 'config'> | undefined): Faults {
  const faults = new Map<string, Fault>();
  const kept = () => faults.values().next().value;
  const tell = () => {
    const err = kept();
    if (err) vite()?.ws.send({ type: 'error', err });
  };
  return {
    keep(maker, fault) {
      faults.set(maker, fault);
      vite()?.config.logger.error(linesOf(fault), { timestamp: true });
      tell();
    },
    clear: (maker) => void faults.delete(maker),
    isKept: (maker) => faults.has(maker),
    kept,
    tell,
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

createHotContext('/').on('${changed}', () => location.reload());
document.body.append(new ErrorOverlay(${json}));
</script>
</head>
<body></body>
</html>
`;
}

/**
 * Converts an error, with its location in the project's own files: from the compiler if known, otherwise from the
 * stack.
 */
export function faultOf(thrown: unknown, root: string): Fault {
  const error = asItWas(thrown);
  const text = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? stripVTControlCharacters(value) : undefined;
  };
  const message = text('message') ?? String(error);
  const stack = withoutVersions(text('stack') ?? '');
  const loc = placeOfCompiler(error, message) ?? placeOfImport(message) ?? placeInStack(stack, root);
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

/** Vike adds the time and its name to the errors that it logs, and keeps the original. */
function asItWas(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !('getOriginalError' in thrown)) return thrown;
  const { getOriginalError } = thrown;
  return typeof getOriginalError === 'function' ? getOriginalError() : thrown;
}

type Place = { file: string; line: number; column: number };

export function faultAt(message: string, { file, line, column }: Place, frame?: string): Fault {
  const loc = { file, line, column };
  return { message, stack: '', id: file, loc, frame: frame ?? frameOf(loc) };
}

function placeOfCompiler(error: unknown, message: string): Place | undefined {
  if (!(error instanceof Error) || !('loc' in error)) return undefined;
  const { loc } = error;
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || typeof loc.line !== 'number')
    return undefined;
  const file = 'file' in loc ? loc.file : undefined;
  const id = 'id' in error ? error.id : undefined;
  // Babel names the file only in its message.
  const named = [file, id, /(\/\S+?):/.exec(message)?.[1]].find((each) => typeof each === 'string');
  if (named === undefined) return undefined;
  const column = 'column' in loc && typeof loc.column === 'number' ? loc.column : 0;
  return { file: named.replace(/\?.*$/, ''), line: loc.line, column };
}

function placeInStack(stack: string, root: string): Place | undefined {
  for (const [, file = '', line, column] of stack.matchAll(/(\/[^\s():]+):(\d+)(?::(\d+))?/g)) {
    if (file.startsWith(`${root}/`) && !file.includes('/node_modules/'))
      return { file, line: Number(line), column: Number(column ?? 1) };
  }
  return undefined;
}

/** Finds the line of an unresolved import, for which Node and Vite report only the file. */
function placeOfImport(message: string): Place | undefined {
  const [, target, file] =
    /^(?:Cannot find (?:module|package)|Failed to load url) '?([^'\s]+).*(?: imported from| in) (\S+?)\.?(?:\s|$)/.exec(
      withoutVersions(message),
    ) ?? [];
  if (target === undefined || file === undefined) return undefined;
  const lines = readLines(file);
  const at = lines.findIndex((line) => line.includes(path.basename(target)));
  return { file, line: at === -1 ? 1 : at + 1, column: 1 };
}

/** Removes version queries, which distinguish reloaded modules from earlier ones (`startDevelopment.ts`). */
function withoutVersions(text: string): string {
  return text.replaceAll('file://', '').replaceAll(/\?(?:v|t)=\d+/g, '');
}

function frameOf({ file, line }: Place): string {
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
  const place = loc === undefined ? '' : `\n  ${loc.file}:${loc.line}:${loc.column}`;
  return `${message}${place}\n${frame || stack}`;
}
