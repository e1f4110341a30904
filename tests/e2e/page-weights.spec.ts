import { expect, test } from '@playwright/test';
import { overBudget, readBudget } from '../../benchmarks/overBudget.ts';
import { fileWeigher } from '../../benchmarks/weighFiles.ts';

test('every page stays within its weight budget', async ({ request }) => {
  const weigh = await fileWeigher();
  const exceededBudgets: string[] = [];
  for (const [page, { weights }] of Object.entries(await readBudget()))
    exceededBudgets.push(...overBudget(page, await weigh(await (await request.get(page)).text()), weights));
  expect(exceededBudgets, 'benchmarks/budget.json; npm run bench -- weights shows all figures').toEqual([]);
});
