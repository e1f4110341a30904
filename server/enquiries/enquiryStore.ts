import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import { minuteMs, dayMs } from '#schema/durations.ts';
import { storedFields } from '#schema/enquiryFields.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { readPages } from '#server/database/readPages.ts';
import type { Enquiry, Tables } from '#server/database/tables.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { withAnswers, type AnsweredEnquiry } from './enquiryAnswers.ts';
import { hmac } from '#server/database/secretKey.ts';
import { eraseFiles, keepFiles } from '#server/forms/uploads/fileLedger.ts';
import type { Reception, UploadFolder } from '#server/forms/uploads/uploadFolder.ts';

export type NewEnquiry = {
  kind: 'lead' | 'contact';
  locale: Locale;
  page: string | null;
  /** Name of the custom form (Form section). `undefined` for the built-in forms. */
  form?: string | undefined;
  emailAddress: string | null;
  fields: readonly EnquiryField[];
  ipPrefix: string | null;
  /** The page's `utm_…` parameters, by the part after the underscore. */
  campaign?: Readonly<Record<string, string>> | undefined;
  /** Id of the form in one visitor's browser; `undefined` without JavaScript. */
  formInstance?: string | undefined;
  /**
   * Whether an identical enquiry from the same network is a duplicate: true for long texts and for enquiries with files.
   */
  isDistinct?: boolean;
};

/**
 * Field of an enquiry. `label` is the text above the field, if the page sent it. The value of a file field contains the
 * file names.
 */
export type EnquiryField = { name: string; value: string; label?: string; isFile?: boolean };

/**
 * Queue for the owner's notice. The mail is queued in the transaction that stores the enquiry, so that neither exists
 * without the other.
 */
export type EnquiryMail = {
  queueNotice: (
    transaction: Transaction<Tables>,
    enquiry: Omit<NewEnquiry, 'ipPrefix' | 'formInstance' | 'isDistinct'> & {
      enquiryId: string;
      createdAt: number;
    },
  ) => Promise<void>;
  forget: (transaction: Transaction<Tables>, enquiryId: string) => Promise<void>;
};

export type EnquiryStore = {
  /**
   * Stores an enquiry with its files. Ignores duplicates within ten minutes, such as a second click or a repeated
   * request. Duplicates are recognised by the form instance or, without JavaScript, by network and text if the text is
   * long: several people in an office may send the same short answer.
   */
  add: (enquiry: NewEnquiry, files?: Reception) => Promise<void>;
  /** Reads all enquiries, oldest first, in pages. */
  list: () => AsyncIterable<AnsweredEnquiry>;
  /** Returns the enquiries with this address in any field and spelling. */
  sentFrom: (emailAddress: string) => Promise<AnsweredEnquiry[]>;
  /**
   * Deletes the enquiries with this address, their replies, and unsent mails about them. Returns their number as
   * `erased`, which is `undefined` if the text is not an address, and as `mentions` the ids of other enquiries that
   * mention the address in a field or a reply.
   */
  erase: (emailAddress: string) => Promise<{ erased: number | undefined; mentions: string[] }>;
  /** Deletes one enquiry, its replies, and unsent mails about it. */
  eraseOne: (id: string) => Promise<void>;
  /** Deletes enquiries that are older than the retention time, or have been in the trash for thirty days. */
  purge: (retentionDays: number) => Promise<void>;
};

/** Enquiries per query. An enquiry may contain 100 kB of text, so only a few dozen are read at a time. */
const pageSize = 50;
const sameWithinMs = 10 * minuteMs;
/** Days that enquiries stay in the trash; the same as in WordPress. */
const trashDays = 30;

export function createEnquiryStore(deps: {
  database: Database;
  mail: EnquiryMail;
  /** Folder of files that were sent with enquiries. */
  uploads: Pick<UploadFolder, 'remove'>;
  now: () => number;
}): EnquiryStore {
  const { database, mail, uploads, now } = deps;
  const { query } = database;
  const eraseOne = async (id: string) => {
    const files = await query.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('enquiry').where('id', '=', id).execute();
      await transaction.deleteFrom('enquiry_answer').where('enquiry_id', '=', id).execute();
      await mail.forget(transaction, id);
      return eraseFiles(transaction, id, now());
    });
    await uploads.remove(files);
  };
  return {
    eraseOne,
    async add({ ipPrefix, formInstance, isDistinct = false, ...enquiry }, files) {
      const isStored = await query.transaction().execute(async (transaction) => {
        const enquiryId = randomUUID();
        const createdAt = now();
        const sender = formInstance ?? (isDistinct ? ipPrefix : enquiryId);
        const fingerprint = hashEnquiry(database.secretKey, { ...enquiry, sender, files }, createdAt);
        const duplicate = await transaction
          .selectFrom('enquiry')
          .select('id')
          .where('fingerprint', '=', fingerprint.before)
          .where('created_at', '>', createdAt - sameWithinMs)
          .executeTakeFirst();
        if (duplicate !== undefined) return false;
        const insertedRow = await transaction
          .insertInto('enquiry')
          .values({
            id: enquiryId,
            kind: enquiry.kind,
            locale: enquiry.locale,
            page: enquiry.page,
            form: enquiry.form ?? null,
            email_address: enquiry.emailAddress?.toLowerCase() ?? null,
            fields: JSON.stringify(enquiry.fields),
            ip_prefix: ipPrefix,
            fingerprint: fingerprint.now,
            campaign: enquiry.campaign ? JSON.stringify(enquiry.campaign) : null,
            done_at: null,
            answered_at: null,
            answer_id: null,
            created_at: createdAt,
          })
          .onConflict((conflict) => conflict.column('fingerprint').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (insertedRow === undefined) return false;
        await mail.queueNotice(transaction, { ...enquiry, enquiryId, createdAt });
        await keepFiles(transaction, enquiryId, files?.files ?? []);
        await files?.keep();
        return true;
      });
      if (isStored) files?.markStored();
    },
    list: () => withAnswers(query, listPages(query)),
    sentFrom: async (text) => {
      const emailAddress = normaliseAddress(text);
      const enquiries: AnsweredEnquiry[] = [];
      if (emailAddress === undefined) return enquiries;
      for await (const enquiry of withAnswers(query, listPages(query)))
        if (isFrom(enquiry, emailAddress)) enquiries.push(enquiry);
      return enquiries;
    },
    erase: async (text) => {
      const emailAddress = normaliseAddress(text);
      const mentioningEnquiries: string[] = [];
      if (emailAddress === undefined) return { erased: undefined, mentions: mentioningEnquiries };
      let erasedCount = 0;
      const mentioningIds = await findAnswersMentioning(query, [emailAddress, text.trim()]);
      for await (const enquiry of listPages(query)) {
        if (!isFrom(enquiry, emailAddress)) {
          if (mentioningIds.has(enquiry.id) || mentionsAny(enquiry, [emailAddress, text.trim()]))
            mentioningEnquiries.push(enquiry.id);
          continue;
        }
        await eraseOne(enquiry.id);
        erasedCount += 1;
      }
      return { erased: erasedCount, mentions: mentioningEnquiries };
    },
    purge: async (retentionDays) => {
      const createdBefore = now() - retentionDays * dayMs;
      const trashedBefore = now() - trashDays * dayMs;
      const files = await query.transaction().execute(async (transaction) => {
        const rows = await transaction
          .deleteFrom('enquiry')
          .where(({ or, eb }) =>
            or([eb('created_at', '<', createdBefore), eb('trashed_at', '<', trashedBefore)]),
          )
          .returning('id')
          .execute();
        const removedIds: string[] = [];
        for (const { id } of rows) {
          await transaction.deleteFrom('enquiry_answer').where('enquiry_id', '=', id).execute();
          await mail.forget(transaction, id);
          removedIds.push(...(await eraseFiles(transaction, id, now())));
        }
        return removedIds;
      });
      await uploads.remove(files);
    },
  };
}

function listPages(query: Database['query']): AsyncIterable<Enquiry> {
  return readPages(pageSize, (last) => {
    const page = query.selectFrom('enquiry').selectAll().orderBy('created_at').orderBy('id').limit(pageSize);
    if (last === undefined) return page.execute();
    return page
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
      )
      .execute();
  });
}

/** Hashes an enquiry's text, files and sender together with the current and the previous ten-minute slot. */
function hashEnquiry(
  secretKey: string,
  {
    kind,
    locale,
    form,
    fields,
    sender,
    files,
  }: Pick<NewEnquiry, 'kind' | 'locale' | 'form' | 'fields'> & {
    sender: string | null;
    files: Reception | undefined;
  },
  time: number,
): { now: string; before: string } {
  const hashes = files?.files.map(({ hash }) => hash) ?? [];
  const content = JSON.stringify([kind, locale, fields, sender, ...(form ? [form] : []), ...hashes]);
  const slot = Math.floor(time / sameWithinMs);
  return {
    now: hmac(secretKey, `enquiry ${slot} ${content}`),
    before: hmac(secretKey, `enquiry ${slot - 1} ${content}`),
  };
}

function valuesOf({ email_address, fields }: Enquiry): string[] {
  const values = storedFields(fields).map(({ value }) => value);
  return email_address === null ? values : [email_address, ...values];
}

function isFrom(enquiry: Enquiry, emailAddress: string): boolean {
  return valuesOf(enquiry).some((value) => normaliseAddress(value) === emailAddress);
}

function mentionsAny(enquiry: Enquiry, spellings: readonly string[]): boolean {
  const text = valuesOf(enquiry).join('\n').toLowerCase();
  return spellings.some((spelling) => text.includes(spelling.toLowerCase()));
}

/** Returns the ids of the enquiries whose replies contain any of the given spellings of an address. */
async function findAnswersMentioning(
  query: Database['query'],
  spellings: readonly string[],
): Promise<ReadonlySet<string>> {
  const groups = await Promise.all(
    spellings.map((spelling) => {
      const pattern = `%${spelling.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      return query
        .selectFrom('enquiry_answer')
        .select('enquiry_id')
        .where(sql<boolean>`lower(text) like ${pattern} escape '\\'`)
        .execute();
    }),
  );
  return new Set(groups.flat().map(({ enquiry_id: id }) => id));
}
