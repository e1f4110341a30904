import path from 'node:path';
import { expect, it } from 'vitest';
import { copyProject } from './support/copyProject.ts';
import { partNames, partTraces, tracesOf, tracesWithout } from './support/sitesWithout.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('a site with every part shows each of them', async () => {
  const parts = await partNames();
  const seen = new Set((await tracesOf(parts, root)).map(({ part }) => part));
  expect([...seen].toSorted()).toEqual(parts.toSorted());
  expect(parts.toSorted()).toEqual(Object.keys(partTraces).toSorted());
});

it('a site whose parts are all off has no address, form, link or script of them', async () => {
  const project = await copyProject();
  try {
    expect(await tracesWithout(project, await partNames())).toEqual([]);
  } finally {
    await project.remove();
  }
});
