import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './support/copyProject.ts';
import { partNames, partTraces, tracesOf, tracesWithout } from './support/sitesWithout.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('a site with every feature shows traces of each', async () => {
  const parts = await partNames();
  const tracedParts = new Set((await tracesOf(parts, root)).map(({ part }) => part));
  expect([...tracedParts].toSorted()).toEqual(parts.toSorted());
  expect(parts.toSorted()).toEqual(Object.keys(partTraces).toSorted());
});

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project?.remove());

it('a site without optional features has no address, form, link or script of any of them', async () => {
  expect(await tracesWithout(project, await partNames())).toEqual([]);
});

it.each(await partNames())('a site without %s has no trace of it', async (part) => {
  expect(await tracesWithout(project, [part])).toEqual([]);
});
