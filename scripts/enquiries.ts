import { storedFields } from '#schema/enquiryFields.ts';
import type { AnsweredEnquiry } from '#server/enquiries/enquiryAnswers.ts';
import type { EnquiryStore } from '#server/enquiries/enquiryStore.ts';
import { withOwnerDeps } from './owner/newsletterDeps.ts';
import {
  addCommand,
  createProgram,
  isoTime,
  OwnerError,
  print,
  printTable,
  runProgram,
} from './owner/program.ts';

type Options = { json?: boolean };

const columns = ['id', 'kind', 'locale', 'page', 'created_at', 'email_address', 'fields', 'answers'];

const program = createProgram('enquiries', 'Lists, exports and erases enquiries (docs/enquiries.md).');
addCommand(program, 'list', 'list enquiries, one per line, without their content').action(
  ({ json }: Options) => withOwnerDeps(({ enquiries }) => list(enquiries, json)),
);
addCommand(program, 'export', 'print all enquiries as CSV, including their content').action(
  ({ json }: Options) =>
    withOwnerDeps(({ enquiries }) => printTable(json, enquiries.list(), { columns, cells, object })),
);
addCommand(
  program,
  'erase <addresses...>',
  'erase the enquiries sent from an address, whichever form field contains it',
).action((addresses: string[], { json }: Options) =>
  withOwnerDeps(({ enquiries }) => erase(enquiries, addresses, json)),
);
await runProgram(program);

async function list(store: EnquiryStore, isJson: boolean | undefined): Promise<void> {
  for await (const { created_at, kind, locale, page } of store.list()) {
    const sentAt = isoTime(created_at);
    if (isJson) console.log(JSON.stringify({ sentAt, kind, locale, page }));
    else console.log(`${sentAt}  ${kind.padEnd(7)}  ${locale}  ${page ?? ''}`);
  }
}

function object(enquiry: AnsweredEnquiry): object {
  const { fingerprint: _fingerprint, ...rest } = enquiry;
  return { ...rest, created_at: isoTime(rest.created_at), fields: storedFields(rest.fields) };
}

function cells(enquiry: AnsweredEnquiry) {
  return {
    id: enquiry.id,
    kind: enquiry.kind,
    locale: enquiry.locale,
    page: enquiry.page ?? '',
    created_at: isoTime(enquiry.created_at),
    email_address: enquiry.email_address ?? '',
    fields: storedFields(enquiry.fields)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n'),
    answers: enquiry.answers
      .map(({ createdAt, author, text }) => `${isoTime(createdAt)} ${author ?? ''}\n${text}`)
      .join('\n\n'),
  };
}

async function erase(store: EnquiryStore, addresses: string[], isJson: boolean | undefined): Promise<void> {
  const results: ({ address: string } & Awaited<ReturnType<EnquiryStore['erase']>>)[] = [];
  for (const address of addresses) results.push({ address, ...(await store.erase(address)) });
  print(isJson, results, () =>
    results.flatMap(({ address, erased, mentions }) => [
      erased === undefined
        ? `${address}: not a valid email address; nothing was changed`
        : `${address}: ${erased} erased`,
      ...mentions.map(
        (id) =>
          `  also mentioned in the text of enquiry ${id}, which was not erased; check it with npm run enquiries -- export`,
      ),
    ]),
  );
  if (results.some(({ erased }) => erased === undefined))
    throw new OwnerError('Some addresses are invalid; the others were processed.');
}
