import { Option } from 'commander';
import { readConfig } from '#server/config/config.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { createProgram, runProgram } from './owner/program.ts';
import { registerLanguages, type RegisterLanguage } from './register/processing.ts';
import { registerText } from './register/registerText.ts';

type Options = { language: RegisterLanguage; html?: boolean };

const program = createProgram(
  'register',
  'The register of processing (article 30 GDPR), by the settings of this site.',
);
program
  .addOption(new Option('--language <code>', 'of the document').choices(registerLanguages).default('en'))
  .option('--html', 'an HTML document in place of Markdown')
  .action(({ language, html }: Options) => {
    // Content is no part of it, and need not be set.
    const unset = 'http://localhost';
    const config = readConfig({
      CONTENT_GRAPHQL_URL: unset,
      CONTENT_REST_URL: unset,
      ...loadSiteEnvironment('production'),
    });
    process.stdout.write(registerText(config, { language, isHtml: html ?? false, now: new Date() }));
  });
await runProgram(program);
