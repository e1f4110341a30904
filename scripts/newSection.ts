import path from 'node:path';
import { writeSectionKind } from './new-section/writeSectionKind.ts';

/* `npm run new:section -- Timeline`: writes a section kind, of which only the drawing is left. */
const [name = ''] = process.argv.slice(2);
try {
  const files = await writeSectionKind(path.resolve(import.meta.dirname, '..'), name);
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}\n
${name} is a section kind now: a head, in every place that a kind needs. Next:
  1. its own fields: schema/content.graphql, wordpress/model/kinds/lists.ts, cms/content/sections/lists.ts, its samples
  2. its drawing and its test: components/sections/${name}/
  3. npm run check, and /__catalogue/sections/${name}/full in npm run dev\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
