import * as v from 'valibot';
import { FormResponse } from '#schema/formResponse.ts';

export type EnquiryOutcome =
  | { status: 'sent' }
  /** In the server's own words, where it had any. */
  | { status: 'failed'; message: string | undefined; fields: Readonly<Record<string, string>> };

export type PostEnquiry = (body: Record<string, unknown>) => Promise<EnquiryOutcome>;

const patienceMs = 20_000;

/** Sends an enquiry, once: a request with a body is never repeated. Whatever fails is an outcome. */
export const postEnquiry: PostEnquiry = async (body) => {
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { success, data } = v.parse(FormResponse, await response.json());
    if (response.ok && success) return { status: 'sent' };
    return { status: 'failed', message: data?.message || undefined, fields: data?.fields ?? {} };
  } catch {
    return { status: 'failed', message: undefined, fields: {} };
  }
};
