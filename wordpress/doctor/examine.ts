import { createBackend, type BackendAddress } from './backend.ts';
import {
  checkAddress,
  checkAuthorisation,
  checkReachability,
  checkRestAnswers,
  checkTransport,
} from './checkConnection.ts';
import { checkContent } from './checkContent.ts';
import { checkModel } from './checkModel.ts';
import { error, type Finding } from './Finding.ts';

/** Runs all checks of a content backend. */
export async function examine(address: BackendAddress): Promise<Finding[]> {
  const backend = createBackend(address);
  const reachable = await checkReachability(backend);
  if (reachable.state === 'error') return [reachable];
  const checks: [string, () => Promise<Finding | Finding[]>][] = [
    ['Address', () => checkAddress(backend, address)],
    ['Authorisation', () => checkAuthorisation(backend, address)],
    ['Model', () => checkModel(backend, address.ownerSecret)],
    ['REST', () => checkRestAnswers(backend, address)],
    ['Transport', () => checkTransport(backend)],
    ['Content', () => checkContent(backend, address)],
  ];
  const findings = [reachable];
  for (const [name, check] of checks) {
    findings.push(
      ...[
        await check().catch((cause: unknown) =>
          error(
            name,
            String(cause),
            'The check could not be completed. Correct the other findings and run it again.',
          ),
        ),
      ].flat(),
    );
  }
  return findings;
}
