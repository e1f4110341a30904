import { Session } from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const counted = /^(?:components|locales|pages|renderer|schema|server|theme)\//;
/** What Vite makes of `export`: it runs where a name is read. */
const exportGetter = /^\(\) => \{ try \{ return [\w$.]+ \} catch \{\} \}$/;

/**
 * Counts which functions of this process run, from now on. What it returns gives the files of the project in `root` in which
 * one was called since it was last asked; loading a file is no call of its functions.
 */
export function watchEnteredFiles(root: string): () => string[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Debugger.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  const sourceOf = (scriptId: string): string => {
    let source = '';
    session.post('Debugger.getScriptSource', { scriptId }, (_error, answer) => {
      source = answer.scriptSource;
    });
    return source;
  };

  return () => {
    const files = new Set<string>();
    // In a session with its own thread the answer comes within the call.
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const { url, scriptId, functions } of result) {
        const file = path.relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
        if (!counted.test(file)) continue;
        const called = functions
          .flatMap(({ ranges }) => ranges.slice(0, 1))
          // The one that begins with the file is the file.
          .filter(({ count, startOffset }) => count > 0 && startOffset > 0);
        if (called.length === 0) continue;
        const source = sourceOf(scriptId);
        if (
          called.some(
            ({ startOffset, endOffset }) => !exportGetter.test(source.slice(startOffset, endOffset)),
          )
        )
          files.add(file);
      }
    });
    return [...files].toSorted();
  };
}
