import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocksOf, copyProject, type ProjectCopy } from './support/copyProject.ts';

let project: ProjectCopy;

beforeAll(async () => {
  project = await copyProject();
  await project.run(
    'brand',
    ...['Acme Fjordline', '--color', '#0057b8', '--languages', 'en,de,sv', '--currencies', 'eur'],
    ...['--time-zone', 'Europe/Oslo', '--without', 'apiReference'],
  );
  await project.run('extract');
  const files = ['leadForm.ts', 'consent.ts', 'product.ts'];
  const blocks = (await codeBlocksOf('docs/your-company.md')).slice(3);
  for (const [index, file] of files.entries())
    await project.write(path.join('brand', file), blocks[index] ?? '');
});
afterAll(() => project?.remove());

it("another company's files have no type errors", async () => {
  await project.run('check:types');
});

it("another company's tests pass, and leave out those of the demo", async () => {
  const output = await project.run('test:unit');
  expect(output).toMatch(/Skipped: \d+ files/);
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed\n/);
});
