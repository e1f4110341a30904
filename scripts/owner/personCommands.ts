import type { Command } from 'commander';
import type { AddressOutcome, SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, OwnerError, print } from './program.ts';
import { subjectData } from './subjectData.ts';

type Options = { json?: boolean };

/** `show`, `unsubscribe` and `allow`: what somebody asks for themselves. */
export function addPersonCommands(program: Command): void {
  addCommand(
    program,
    'show <address>',
    'the whole record of an address: consent, bounces, mails, enquiries',
  ).action((address: string, { json }: Options) =>
    withOwnerDeps(async (deps) => {
      const data = await subjectData(deps, address);
      print(json, data, () => describe(data));
    }),
  );
  addCommand(program, 'unsubscribe <addresses...>', 'for who asked by mail or telephone').action(
    (addresses: string[], options: Options) =>
      withEach(addresses, options, (admin, address) => admin.unsubscribe(address), {
        done: 'unsubscribed',
        nobody: 'not on the list',
      }),
  );
  addCommand(
    program,
    'allow <addresses...>',
    'takes back that an address gets no mail, at its owner’s wish',
  ).action((addresses: string[], options: Options) =>
    withEach(addresses, options, (admin, address) => admin.allow(address), {
      done: 'may sign up and be imported again',
      nobody: 'nothing kept it out',
    }),
  );
}

/** Does the same to each address and says what came of it; an address that is none ends with 1, the others done. */
async function withEach(
  addresses: string[],
  { json }: Options,
  act: (admin: SubscriberAdmin, address: string) => Promise<AddressOutcome>,
  words: { done: string; nobody: string },
): Promise<void> {
  await withOwnerDeps(async ({ admin }) => {
    const results: { address: string; outcome: AddressOutcome }[] = [];
    for (const address of addresses) results.push({ address, outcome: await act(admin, address) });
    const said = { ...words, 'no address': 'is not an address; nothing was done' };
    print(json, results, () => results.map(({ address, outcome }) => `${address}: ${said[outcome]}`));
    const wrong = results.filter(({ outcome }) => outcome === 'no address').length;
    if (wrong > 0) throw new OwnerError(`${wrong} of ${addresses.length} could not be done.`);
  });
}

/** Nested values as indented lines. */
function describe(value: unknown, indent = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => [
      `${indent}${index + 1}.`,
      ...describe(item, `${indent}   `),
    ]);
  }
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([name, item]) => {
    if (item === null || item === undefined) return [`${indent}${name}: none`];
    if (typeof item !== 'object') return [`${indent}${name}: ${String(item)}`];
    const lines = describe(item, `${indent}  `);
    return lines.length === 0 ? [`${indent}${name}: none`] : [`${indent}${name}:`, ...lines];
  });
}
