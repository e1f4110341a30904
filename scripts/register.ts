import { Option } from 'commander';
import { readConfig } from '#server/config/config.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { createProgram, runProgram } from './owner/program.ts';
import { registerLanguages, type RegisterLanguage } from './register/processing.ts';
import { registerText } from './register/registerText.ts';

type Options = { language: RegisterLanguage; html?: boolean };

const program = createProgram(
  'register',
  'Prints the record of processing activities (article 30 GDPR) for the settings of this site.',
);
program
  .addOption(
    new Option('--language <code>', 'language of the document').choices(registerLanguages).default('en'),
  )
  .option('--html', 'print HTML instead of Markdown')
  .action(({ language, html }: Options) => {
    // The record does not depend on content, so the content settings are not required.
    const placeholderUrl = 'http://localhost';
    const config = readConfig({
      CONTENT_GRAPHQL_URL: placeholderUrl,
      CONTENT_REST_URL: placeholderUrl,
      ...loadSiteEnvironment('production'),
    });
    process.stdout.write(registerText(config, { language, isHtml: html ?? false, now: new Date() }));
  });
await runProgram(program);
