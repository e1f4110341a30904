import { Session } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const countedFolders = /^(?:components|locales|pages|renderer|schema|server|theme)\//;
/** Matches Vite's getter of an `export`, which runs whenever the name is read. */
const exportGetter = /^\(\) => \{ try \{ return [\w$.]+ \} catch \{\} \}$/;

/**
 * Starts counting the function calls of this process. Returns a function that lists the files in `root` of which a
 * function was called since the previous list. Loading a file is not a call.
 */
export function watchEnteredFiles(root: string): () => string[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Debugger.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  const sourceOf = (scriptId: string): string => {
    let source = '';
    session.post('Debugger.getScriptSource', { scriptId }, (_error, result) => {
      source = result.scriptSource;
    });
    return source;
  };

  return () => {
    const files = new Set<string>();
    // A session on the same thread invokes the callback synchronously.
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const { url, scriptId, functions } of result) {
        const file = path.relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
        if (!countedFolders.test(file)) continue;
        const calledFunctions = functions
          .flatMap(({ ranges }) => ranges.slice(0, 1))
          // The function that starts at the beginning of the file is the module itself.
          .filter(({ count, startOffset }) => count > 0 && startOffset > 0);
        if (calledFunctions.length === 0) continue;
        const source = sourceOf(scriptId);
        if (
          calledFunctions.some(
            ({ startOffset, endOffset }) => !exportGetter.test(source.slice(startOffset, endOffset)),
          )
        )
          files.add(file);
      }
    });
    return [...files].toSorted();
  };
}
