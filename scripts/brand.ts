import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command, CommanderError } from 'commander';
import { format, resolveConfig } from 'prettier';
import { generateIcons } from './generateIcons.ts';
import { brandFiles } from './brand/brandFiles.ts';
import { contrastReport } from './brand/contrastReport.ts';
import { paletteOf } from './brand/palette.ts';
import { starterDrawings } from './brand/starterDrawings.ts';
import { measureFont, typefaceFiles } from './brand/typefaceFiles.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'brand');
const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Features of the demo that few companies need. */
const rareParts: readonly string[] = ['apiReference', 'qrPage', 'fleetPrice', 'chat'];

const command = new Command('npm run brand --')
  .description(
    'Writes brand/ for another company (docs/your-company.md). Asks for name and colour if they are missing.',
  )
  .argument('[name]', 'name of the company')
  .option('--color <hex>', 'colour of the company, such as #0057b8')
  .option('--accent <hex>', 'second colour: a dark one for text and dark bands, any other for highlights')
  .option('--font <files...>', 'font files in WOFF2: one with all weights, optionally one with italics')
  .option(
    '--outlines <files...>',
    'fonts for sharing cards: one TTF with all weights, or one medium and one semibold',
  )
  .option(
    '--measure <font>',
    'only prints the metrics of a second typeface, for brand/theme.ts; a TTF with all weights is best',
  )
  .option(
    '--languages <codes>',
    'language codes such as en,sv; addresses of the first have no code',
    'en,da,de',
  )
  .option('--currencies <codes>', 'dkk, eur or usd, separated by commas', 'eur')
  .option(
    '--time-zone <zone>',
    'time zone of the dates of articles',
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  .option('--without <parts>', 'further parts of brand/parts.ts to switch off, such as feeds,search', '')
  .option('--with <parts>', `parts to keep of those that few companies need: ${rareParts.join(', ')}`, '')
  .exitOverride();

try {
  command.parse();
  const { measure } = command.opts<{ measure?: string }>();
  if (measure === undefined) await writeBrand();
  else process.stdout.write(`metrics: ${JSON.stringify(await measureFont(measure))},\n`);
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
    accent?: string;
    font?: string[];
    outlines?: string[];
    languages: string;
    currencies: string;
    timeZone: string;
    without: string;
    with: string;
  }>();
  const name = command.args[0] ?? (await ask('the name of the company', 'Name of the company: '));
  const color =
    options.color ??
    (await ask('--color, the colour of the company', 'Colour of the company, such as #0057b8: '));
  const currencies = listOf(options.currencies).map(currencyOf);
  const parts = await readFile(path.join(folder, 'parts.ts'), 'utf8');
  const legal = await readFile(path.join(folder, 'legal.ts'), 'utf8');
  const answers = {
    name,
    color,
    accent: options.accent,
    languages: listOf(options.languages),
    currencies,
    timeZone: options.timeZone,
    without: [
      ...rareParts.filter((part) => !listOf(options.with).includes(part)),
      ...listOf(options.without),
    ],
  };
  const files = {
    ...(await brandFiles(answers, { parts, legal })),
    ...(await starterDrawings(root, paletteOf(color, options.accent))),
    ...(await typefaceFiles(options.font ?? [], options.outlines ?? [], folder)),
  };
  // The pictures show the previous company's design.
  await rm(path.join(folder, 'section-pictures'), { recursive: true, force: true });
  // Translates texts of the previous company's files.
  await rm(path.join(folder, 'locales'), { recursive: true, force: true });
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
${contrastReport(paletteOf(color, options.accent)).join('\n')}

Wrote brand/ for ${name}. For the next steps (logo, texts, content), see docs/your-company.md.\n`);
}

function currencyOf(code: string): 'dkk' | 'eur' | 'usd' {
  if (code === 'dkk' || code === 'eur' || code === 'usd') return code;
  throw new Error(`The currency ${code} is not supported. Use dkk, eur or usd.`);
}

async function ask(value: string, question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(`Missing: ${value}. Run npm run brand -- "Acme" --color "#0057b8".`);
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await line.question(question);
  line.close();
  return answer.trim();
}
