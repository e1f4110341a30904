import type { Command } from 'commander';
import { eraseInTool } from '#server/mail/tools/toolDelivery.ts';
import type { AddressOutcome } from '#server/newsletter/subscriberAdmin.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { withOwnerDeps, type OwnerDeps } from './newsletterDeps.ts';
import { addCommand, OwnerError, print } from './program.ts';

type Options = { inTool?: boolean; json?: boolean };

/** What became of the address in the mailing tool; undefined where nothing was asked of it. */
type InTool = undefined | { outcome: 'deleted' | 'unknown' } | { outcome: 'failed'; reason: string };
type Result = { address: string; outcome: AddressOutcome; inTool?: InTool };

/** `erase`: what the site knows of an address, and with `--in-tool` what the mailing tool knows. */
export function addEraseCommand(program: Command): void {
  addCommand(
    program,
    'erase <addresses...>',
    'forgets everything but a hash, so that no import brings the address back',
  )
    .option('--in-tool', 'deletes the person in the mailing tool as well, with all lists they are on there')
    .action((addresses: string[], options: Options) =>
      withOwnerDeps((deps) => eraseEach(deps, addresses, options)),
    );
}

async function eraseEach(deps: OwnerDeps, addresses: string[], options: Options): Promise<void> {
  const { admin, tool } = deps;
  if (options.inTool && tool === undefined) {
    throw new OwnerError('--in-tool needs NEWSLETTER_TOOL with its URL, KEY and LIST. Nothing was changed.');
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
  const remains = options.inTool ? undefined : whatRemains(deps);
  print(options.json, results, () => [
    ...results.map((result) => lineOf(result, tool?.name ?? '')),
    ...(remains === undefined ? [] : [remains]),
  ]);
  const failed = results.filter(
    ({ outcome, inTool }) => outcome === 'no address' || inTool?.outcome === 'failed',
  ).length;
  if (failed > 0) throw new OwnerError(`${failed} of ${addresses.length} could not be done.`);
}

async function deleteInTool(tool: NonNullable<OwnerDeps['tool']>, emailAddress: string): Promise<InTool> {
  try {
    return { outcome: (await eraseInTool(tool, emailAddress)) ? 'deleted' : 'unknown' };
  } catch (error) {
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function lineOf({ address, outcome, inTool }: Result, tool: string): string {
  const here = {
    done: 'erased; imports leave it out',
    nobody: 'was not on the list; imports leave it out',
    'no address': 'is not an address; nothing was done',
  }[outcome];
  if (inTool === undefined) return `${address}: ${here}`;
  const there = {
    deleted: `deleted in ${tool}`,
    unknown: `${tool} does not know it`,
    failed: `not deleted in ${tool}: ${inTool.outcome === 'failed' ? inTool.reason : ''}`,
  }[inTool.outcome];
  return `${address}: ${here}; ${there}`;
}

/** What the owner has to do elsewhere. */
function whatRemains({ tool, hasTool }: OwnerDeps): string | undefined {
  if (tool !== undefined) {
    return `${tool.name} takes them off the list and keeps address and attributes: delete them there, or run this again with --in-tool.`;
  }
  return hasTool
    ? 'The tool that is told of the list keeps what it has, without the subscription: delete it there.'
    : undefined;
}
