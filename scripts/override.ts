import path from 'node:path';
import type { Command } from 'commander';
import { createProgram, OwnerError, runProgram } from './owner/program.ts';
import { copyOriginal } from './overrides/copyOriginal.ts';
import { acceptOriginal, listOverrides } from './overrides/outdated.ts';

const root = path.resolve(import.meta.dirname, '..');

const program: Command = createProgram(
  'override',
  'Copies a component to brand/components/, where it replaces the platform’s (docs/your-design.md).',
);
program
  .argument('[file]', 'file to override, such as components/site/footer/SiteFooter.tsx')
  .option('--list', 'list the overrides, with the changes of their originals since they were copied')
  .option('--accept', 'record that the override of the file includes these changes, or needs none')
  .action(async (file: string | undefined, { list, accept }: { list?: boolean; accept?: boolean }) => {
    if (list) {
      process.stdout.write(await listOverrides(root));
      return;
    }
    if (file === undefined)
      throw new OwnerError('Name a file, such as components/site/footer/SiteFooter.tsx, or use --list.');
    if (accept) {
      const override = await acceptOriginal(root, file);
      process.stdout.write(`${override} is up to date.\n`);
      return;
    }
    const copy = await copyOriginal(root, file);
    process.stdout.write(`  ${copy}
It replaces ${file} everywhere. docs/your-design.md lists what it must keep; npm run check tests its exports.\n`);
  });
await runProgram(program);
