import * as v from 'valibot';
import type { SubscriberRecord } from '#server/newsletter/subscriberRecord.ts';
import type { OwnerDeps } from './newsletterDeps.ts';
import { isoTime, OwnerError } from './program.ts';

const StoredFields = v.array(v.object({ name: v.string(), value: v.string() }));

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
  }[];
};

/** All that is stored about a person, for their own eyes (GDPR, article 15). */
export async function subjectData({ admin, enquiries }: OwnerDeps, address: string): Promise<SubjectData> {
  const newsletter = await admin.record(address);
  if (newsletter === undefined) throw new OwnerError(`${address} is not an address.`);
  const sent: SubjectData['enquiries'] = [];
  for (const enquiry of await enquiries.sentFrom(address)) {
    const fields = v.parse(StoredFields, JSON.parse(enquiry.fields));
    sent.push({
      kind: enquiry.kind,
      sentAt: isoTime(enquiry.created_at),
      page: enquiry.page,
      form: enquiry.form,
      language: enquiry.locale,
      network: enquiry.ip_prefix,
      fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    });
  }
  return { newsletter, enquiries: sent };
}
