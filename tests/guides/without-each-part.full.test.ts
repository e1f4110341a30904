import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';
import { partNames, tracesWithout } from './support/sitesWithout.ts';

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project?.remove());

it.each(await partNames())('without %s nothing of it is left', async (part) => {
  expect(await tracesWithout(project, [part])).toEqual([]);
});
