import path from 'node:path';
import { checkCatalogues, linesOf } from './translations/checkCatalogues.ts';

const catalogues = await checkCatalogues(path.resolve(import.meta.dirname, '..'));
const lines = linesOf(catalogues);
for (const line of lines) process.stderr.write(`${line}\n`);
if (lines.length > 0) process.exitCode = 1;

if (process.argv.includes('--table')) {
  const rows = catalogues.map(({ file, messages }) => {
    const missing = messages.filter(({ translation }) => translation === '').length;
    const words = messages.reduce(
      (sum, { translation, source }) => sum + (translation || source).split(/\s+/).length,
      0,
    );
    return [file, messages.length - missing, missing, words].join('\t');
  });
  process.stdout.write(`catalogue\tcomplete\tmissing\twords\n${rows.join('\n')}\n`);
}
