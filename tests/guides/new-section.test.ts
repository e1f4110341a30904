import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';

const folder = 'components/sections/Timeline';

let project: ProjectCopy;
let output: string;

beforeAll(async () => {
  project = await copyProject();
  output = await project.run('new:section', 'Timeline', 'Faq');
  // Continues like a developer, with a separate drawing for editors.
  await project.replace(`${folder}/Timeline.fields.ts`, "drawing: 'T6", "drawing: 'T8");
});
afterAll(() => project?.remove());

describe('a section kind created from another one', () => {
  it('has a test whose names are those of the new kind', async () => {
    expect(await project.read(`${folder}/Timeline.test.tsx`)).not.toContain('Faq');
  });

  it('passes the format, lint and import checks', async () => {
    const files = [...output.matchAll(/^ {2}(\S+\.\w+)$/gm)].map(([, file = '']) => file);
    expect(files).toContain(`${folder}/Timeline.tsx`);
    const formatError = await project.run('check:format').catch(String);
    expect(files.filter((file) => formatError.includes(file))).toEqual([]);
    await project.run('check:lint');
    await project.run('check:imports');
  });

  it('may query only the fields that it declares', async () => {
    await project.run('check:types');
    await project.replace(`${folder}/Timeline.fields.ts`, '    backgroundColor,\n', '');
    await expect(project.run('generate')).rejects.toThrow(/has no field `backgroundColor`/);
    await project.replace(
      `${folder}/Timeline.fields.ts`,
      '    ...head,\n',
      '    ...head,\n    backgroundColor,\n',
    );
    await project.run('generate');
  });

  it('passes its own test, and the tests of the content model and the samples', async () => {
    await project.run('test:unit', folder, 'wordpress/model', 'tests/contract/cmsContent.test.ts');
  });

  it('is gone once its folder is deleted', async () => {
    await rm(path.join(project.folder, folder), { recursive: true });
    await project.run('check:types');
    expect(await project.read('schema/content.graphql')).not.toContain('Timeline');
    await project.run('test:unit', 'wordpress/model', 'tests/contract/cmsContent.test.ts');
  });
});

it.each([
  [['Faq'], 'The section kind Faq already exists.'],
  [['time-line'], 'time-line is not a valid name.'],
  [['Timeline', 'Guid'], 'components/sections/Guid does not exist.'],
])('npm run new:section -- %s is rejected', async (names, reason) => {
  await expect(project.run('new:section', ...names)).rejects.toThrow(reason);
});

it('npm run generate reports a missing file of a section kind', async () => {
  await rm(path.join(project.folder, 'components/sections/Faq/Faq.sample.ts'));
  await expect(project.run('generate')).rejects.toThrow('components/sections/Faq lacks Faq.sample.ts');
});
