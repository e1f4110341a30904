import type { Command } from 'commander';
import { eraseInTool } from '#server/mail/tools/toolDelivery.ts';
import type { AddressOutcome } from '#server/newsletter/subscriberAdmin.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { withOwnerDeps, type OwnerDeps } from './newsletterDeps.ts';
import { addCommand, OwnerError, print } from './program.ts';

type Options = { inTool?: boolean; json?: boolean };

/** Result of the deletion in the mailing tool. `undefined` if the tool was not called. */
type InTool = undefined | { outcome: 'deleted' | 'unknown' } | { outcome: 'failed'; reason: string };
type Result = { address: string; outcome: AddressOutcome; inTool?: InTool };

/** `erase`: deletes the data of an address, with `--in-tool` also in the mailing tool. */
export function addEraseCommand(program: Command): void {
  addCommand(
    program,
    'erase <addresses...>',
    'erase all data of an address; a hash remains so that no import adds it again',
  )
    .option('--in-tool', 'also delete the person in the mailing tool, including all lists they are on there')
    .action((addresses: string[], options: Options) =>
      withOwnerDeps((deps) => eraseEach(deps, addresses, options)),
    );
}

async function eraseEach(deps: OwnerDeps, addresses: string[], options: Options): Promise<void> {
  const { admin, tool } = deps;
  if (options.inTool && tool === undefined) {
    throw new OwnerError(
      '--in-tool requires NEWSLETTER_TOOL with its URL, KEY and LIST. Nothing was changed.',
    );
  }
  const results: Result[] = [];
  for (const address of addresses) {
    const outcome = await admin.erase(address);
    const emailAddress = normaliseAddress(address);
    const inTool =
      options.inTool && tool !== undefined && emailAddress !== undefined
        ? await deleteInTool(tool, emailAddress)
        : undefined;
    results.push({ address, outcome, ...(inTool && { inTool }) });
  }
  const note = options.inTool ? undefined : noteOnOtherData(deps);
  print(options.json, results, () => [
    ...results.map((result) => lineOf(result, tool?.name ?? '')),
    ...(note === undefined ? [] : [note]),
  ]);
  const failedCount = results.filter(
    ({ outcome, inTool }) => outcome === 'invalid address' || inTool?.outcome === 'failed',
  ).length;
  if (failedCount > 0) throw new OwnerError(`${failedCount} of ${addresses.length} addresses failed.`);
}

async function deleteInTool(tool: NonNullable<OwnerDeps['tool']>, emailAddress: string): Promise<InTool> {
  try {
    return { outcome: (await eraseInTool(tool, emailAddress)) ? 'deleted' : 'unknown' };
  } catch (error) {
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function lineOf({ address, outcome, inTool }: Result, tool: string): string {
  const listOutcome = {
    done: 'erased; imports will skip it',
    'not found': 'not on the list; imports will skip it',
    'invalid address': 'not a valid email address; nothing was changed',
  }[outcome];
  if (inTool === undefined) return `${address}: ${listOutcome}`;
  const toolOutcome = {
    deleted: `deleted in ${tool}`,
    unknown: `not found in ${tool}`,
    failed: `not deleted in ${tool}: ${inTool.outcome === 'failed' ? inTool.reason : ''}`,
  }[inTool.outcome];
  return `${address}: ${listOutcome}; ${toolOutcome}`;
}

/** Returns a note about other systems from which the owner has to delete the data. */
function noteOnOtherData({ tool, hasTool }: OwnerDeps): string | undefined {
  if (tool !== undefined) {
    return `${tool.name} removes them from the list but keeps address and attributes. Delete them there, or run this again with --in-tool.`;
  }
  return hasTool
    ? 'The program that receives subscription events keeps its data. Delete the addresses there.'
    : undefined;
}
