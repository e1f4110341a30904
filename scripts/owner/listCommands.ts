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

/** `list` and `export`: show subscribers, and write them to standard output for another tool. */
export function addListCommands(program: Command): void {
  const status = () =>
    new Option('--status <status>', 'only subscribers with this status').choices([
      'pending',
      'active',
      'unsubscribed',
      'bounced',
    ]);
  addCommand(program, 'list', 'list subscribers, one per line')
    .addOption(status())
    .option('--addresses', 'include email addresses')
    .action((options: ListOptions) => withOwnerDeps((deps) => list(deps, options)));
  addCommand(program, 'export', 'print subscribers as CSV, including email addresses')
    .addOption(status())
    .option('--subject <address>', 'print all data stored about one person, as JSON')
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
    const identifier = options.addresses ? address : id;
    const entry = {
      status,
      locale,
      createdAt: isoTime(created_at),
      [options.addresses ? 'address' : 'id']: identifier,
    };
    if (options.json) console.log(JSON.stringify(entry));
    else console.log(`${status.padEnd(12)} ${locale}  ${isoTime(created_at)}  ${identifier}`);
  }
}

function rowOf(subscriber: ListedSubscriber) {
  return {
    // An address can itself start with the apostrophe that escapes formulas. It gets a second one, because an import
    // removes one.
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
