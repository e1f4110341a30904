import type { Command } from 'commander';
import type { AddressOutcome, SubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { withOwnerDeps } from './newsletterDeps.ts';
import { addCommand, OwnerError, print } from './program.ts';
import { subjectData } from './subjectData.ts';

type Options = { json?: boolean };

/** `show`, `unsubscribe` and `allow`: commands for people's requests about their own data. */
export function addPersonCommands(program: Command): void {
  addCommand(
    program,
    'show <address>',
    'show all data of an address: consent, bounces, mails, enquiries',
  ).action((address: string, { json }: Options) =>
    withOwnerDeps(async (deps) => {
      const data = await subjectData(deps, address);
      print(json, data, () => describe(data));
    }),
  );
  addCommand(program, 'unsubscribe <addresses...>', 'unsubscribe people who asked by mail or phone').action(
    (addresses: string[], options: Options) =>
      withEach(addresses, options, (admin, address) => admin.unsubscribe(address), {
        done: 'unsubscribed',
        'not found': 'not on the list',
      }),
  );
  addCommand(program, 'allow <addresses...>', 'unblock an address at its owner’s request').action(
    (addresses: string[], options: Options) =>
      withEach(addresses, options, (admin, address) => admin.allow(address), {
        done: 'unblocked; it can sign up and be imported again',
        'not found': 'was not blocked',
      }),
  );
}

/**
 * Applies a command to each address and prints the results. Processes all addresses, but sets exit status 1 if one is
 * invalid.
 */
async function withEach(
  addresses: string[],
  { json }: Options,
  act: (admin: SubscriberAdmin, address: string) => Promise<AddressOutcome>,
  messages: { done: string; 'not found': string },
): Promise<void> {
  await withOwnerDeps(async ({ admin }) => {
    const results: { address: string; outcome: AddressOutcome }[] = [];
    for (const address of addresses) results.push({ address, outcome: await act(admin, address) });
    const outcomeMessages = {
      ...messages,
      'invalid address': 'not a valid email address; nothing was changed',
    };
    print(json, results, () =>
      results.map(({ address, outcome }) => `${address}: ${outcomeMessages[outcome]}`),
    );
    const failedCount = results.filter(({ outcome }) => outcome === 'invalid address').length;
    if (failedCount > 0) throw new OwnerError(`${failedCount} of ${addresses.length} addresses failed.`);
  });
}

/** Formats nested values as indented lines. */
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
