import { storedFields } from '#schema/enquiryFields.ts';
import type { SubscriberRecord } from '#server/newsletter/subscriberRecord.ts';
import type { OwnerDeps } from './newsletterDeps.ts';
import { isoTime, OwnerError } from './program.ts';

export type SubjectData = {
  newsletter: SubscriberRecord;
  enquiries: {
    kind: string;
    sentAt: string;
    page: string | null;
    form: string | null;
    language: string;
    network: string | null;
    fields: Record<string, string>;
    answers: { sentAt: string; author: string | null; text: string }[];
  }[];
};

/** Returns all data stored about a person, for a request under article 15 GDPR. */
export async function subjectData({ admin, enquiries }: OwnerDeps, address: string): Promise<SubjectData> {
  const newsletter = await admin.record(address);
  if (newsletter === undefined) throw new OwnerError(`${address} is not a valid email address.`);
  const records: SubjectData['enquiries'] = [];
  for (const enquiry of await enquiries.sentFrom(address)) {
    const fields = storedFields(enquiry.fields);
    records.push({
      kind: enquiry.kind,
      sentAt: isoTime(enquiry.created_at),
      page: enquiry.page,
      form: enquiry.form,
      language: enquiry.locale,
      network: enquiry.ip_prefix,
      fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      answers: enquiry.answers.map(({ createdAt, author, text }) => ({
        sentAt: isoTime(createdAt),
        author,
        text,
      })),
    });
  }
  return { newsletter, enquiries: records };
}
