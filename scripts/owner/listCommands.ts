import { Option, type Command } from 'commander';
import { storedInterests } from '#schema/interests.ts';
import type { SubscriberStatus } from '#server/database/tables.ts';
import type { ListedSubscriber } from '#server/newsletter/subscriberAdmin.ts';
import { withOwnerDeps, type OwnerDeps } from './newsletterDeps.ts';
import { addCommand, isoTime, printTable } from './program.ts';
import { subjectData } from './subjectData.ts';

type ListOptions = { status?: SubscriberStatus; addresses?: boolean; json?: boolean };

const columns = [
  'email_address',
  'status',
  'locale',
  'created_at',
  'confirmed_at',
  'left_at',
  'interests',
  'consent',
];

/** `list` and `export`. */
export function addListCommands(program: Command): void {
  const status = () =>
    new Option('--status <status>', 'those in one state').choices([
      'pending',
      'active',
      'unsubscribed',
      'bounced',
    ]);
  addCommand(program, 'list', 'one line each; addresses only when asked for')
    .addOption(status())
    .option('--addresses', 'with addresses')
    .action((options: ListOptions) => withOwnerDeps((deps) => list(deps, options)));
  addCommand(program, 'export', 'the list as CSV on standard output, addresses included')
    .addOption(status())
    .option('--subject <address>', 'all that is stored about one person, as JSON')
    .action((options: ListOptions & { subject?: string }) =>
      withOwnerDeps(async (deps) => {
        if (options.subject !== undefined) {
          console.log(JSON.stringify(await subjectData(deps, options.subject), null, 2));
        } else {
          const rows = deps.admin.list(options.status);
          await printTable(options.json, rows, { columns, cells: rowOf, object: rowOf });
        }
      }),
    );
}

async function list({ admin }: OwnerDeps, options: ListOptions): Promise<void> {
  for await (const subscriber of admin.list(options.status)) {
    const { id, email_address: address, status, locale, created_at } = subscriber;
    const who = options.addresses ? address : id;
    const entry = {
      status,
      locale,
      createdAt: isoTime(created_at),
      [options.addresses ? 'address' : 'id']: who,
    };
    if (options.json) console.log(JSON.stringify(entry));
    else console.log(`${status.padEnd(12)} ${locale}  ${isoTime(created_at)}  ${who}`);
  }
}

function rowOf(subscriber: ListedSubscriber) {
  return {
    // An address may begin with the apostrophe that marks a formula; it gets one too, so that an import takes off one.
    email_address: subscriber.email_address.replace(/^'+(?=[=+\-@])/, "'$&"),
    status: subscriber.status,
    locale: subscriber.locale,
    created_at: isoTime(subscriber.created_at),
    confirmed_at: isoTime(subscriber.confirmed_at),
    left_at: isoTime(subscriber.left_at),
    interests: storedInterests(subscriber.interests).join(' '),
    consent: subscriber.consent ?? '',
  };
}
