import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSectionKind } from '../../scripts/new-section/writeSectionKind.ts';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';

let project: ProjectCopy;
let files: string[] = [];

beforeAll(async () => {
  project = await copyProject();
  const printed = await project.run('new:section', 'Timeline');
  files = [...printed.matchAll(/^ {2}(\S+\.\w+)$/gm)].map(([, file = '']) => file);
  await project.run('generate');
});
afterAll(() => project?.remove());

describe('a section kind that npm run new:section wrote', () => {
  it('is in every place, in the form and types of the project', async () => {
    await expect(project.run('check:sections')).resolves.not.toContain('Timeline');
    expect(files.length).toBeGreaterThan(8);
    const unformatted = await project.run('check:format').catch(String);
    expect(files.filter((file) => unformatted.includes(file))).toEqual([]);
    await project.run('check:lint');
    await project.run('check:types');
  });

  it('passes its own test, and those of the content model and the samples', async () => {
    await project.run(
      'test:unit',
      'components/sections/Timeline',
      'wordpress/model',
      'tests/contract/cmsContent.test.ts',
    );
  });

  it('is refused where it is there already, or has no name', async () => {
    await expect(writeSectionKind(project.folder, 'Timeline')).rejects.toThrow(
      'There is a components/sections/',
    );
    await expect(writeSectionKind(project.folder, 'time-line')).rejects.toThrow('npm run new:section');
  });
});

describe('npm run check:sections names a step that was forgotten:', () => {
  it.each([
    ['components/sections/registry.ts', "  Timeline: section('Timeline', Timeline),\n", 'its line'],
    [
      'components/sections/PageSections.tsx',
      '        ...Timeline_section @alias(as: "Timeline")\n',
      'the spread',
    ],
    ['cms/content/sections/Section.ts', '\n  | Timeline', 'the type of its sample content'],
    ['cms/content/pages/specimens/fullLists.ts', "kind: 'Timeline'", 'its sample'],
    ['cms/content/pages/specimens/minimalSections.ts', "kind: 'Timeline'", 'its sample'],
  ])('%s', async (file, text, lack) => {
    const whole = await project.read(file);
    await project.replace(file, text, text.includes('kind:') ? "kind: 'Faq'" : '');
    await expect(project.run('check:sections')).rejects.toThrow(
      `Timeline of schema/content.graphql lacks ${lack}`,
    );
    await project.write(file, whole);
  });

  it.each(['Timeline.tsx', 'Timeline.test.tsx'])('%s', async (name) => {
    const file = `components/sections/Timeline/${name}`;
    const text = await project.read(file);
    await rm(path.join(project.folder, file));
    await expect(project.run('check:sections')).rejects.toThrow(file);
    await project.write(file, text);
  });
});
