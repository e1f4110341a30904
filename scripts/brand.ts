import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command, CommanderError } from 'commander';
import { format, resolveConfig } from 'prettier';
import { generateIcons } from './generateIcons.ts';
import { brandFiles } from './brand/brandFiles.ts';
import { typefaceFiles } from './brand/typefaceFiles.ts';

/* npm run brand -- "Acme Fjordline" --color #0057b8: writes brand/ for another company; asks for what it was not told. */

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'brand');
const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const command = new Command('npm run brand --')
  .argument('[name]', 'what the company is called')
  .option('--color <hex>', 'its colour, #0057b8')
  .option('--font <files...>', 'font files in WOFF2: one with all weights, and one of italics')
  .option(
    '--outlines <files...>',
    'for sharing cards: one TTF with all weights, or one of medium and one of semibold',
  )
  .option('--languages <codes>', 'en,sv: the first has addresses without a code', 'en,da,de')
  .option('--currencies <codes>', 'of dkk, eur and usd', 'eur')
  .option(
    '--time-zone <zone>',
    'whose days are those of articles',
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  .option('--without <parts>', 'names of brand/parts.ts: apiReference,qrPage', '')
  .exitOverride();

try {
  command.parse();
  await writeBrand();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function writeBrand(): Promise<void> {
  const options = command.opts<{
    color?: string;
    font?: string[];
    outlines?: string[];
    languages: string;
    currencies: string;
    timeZone: string;
    without: string;
  }>();
  const name = command.args[0] ?? (await ask('What is the company called? '));
  const color = options.color ?? (await ask('Its colour, such as #0057b8: '));
  const currencies = listOf(options.currencies).map(currencyOf);
  const parts = await readFile(path.join(folder, 'parts.ts'), 'utf8');
  const legal = await readFile(path.join(folder, 'legal.ts'), 'utf8');
  const answers = {
    name,
    color,
    languages: listOf(options.languages),
    currencies,
    timeZone: options.timeZone,
    without: listOf(options.without),
  };
  const files = {
    ...(await brandFiles(answers, { parts, legal })),
    ...(await typefaceFiles(options.font ?? [], options.outlines ?? [], folder)),
  };
  // They show the look of the company that was here before.
  await rm(path.join(folder, 'section-pictures'), { recursive: true, force: true });
  const style = await resolveConfig(path.join(folder, 'brand.ts'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(
      target,
      file.endsWith('.svg') ? text : await format(text, { ...style, filepath: target }),
    );
  }
  await generateIcons(root);
  process.stdout.write(`${Object.keys(files)
    .map((file) => `  brand/${file}\n`)
    .join('')}
${name} has its brand/. docs/your-company.md says what comes next: the mark, the words, the content.\n`);
}

function currencyOf(code: string): 'dkk' | 'eur' | 'usd' {
  if (code === 'dkk' || code === 'eur' || code === 'usd') return code;
  throw new Error(`Prices are in dkk, eur or usd, not in ${code}.`);
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`npm run brand needs to know: ${question.trim()}`);
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await line.question(question);
  line.close();
  return answer.trim();
}
