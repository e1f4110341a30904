import * as v from 'valibot';
import { FormResponse } from '#schema/formResponse.ts';
import { announceSent } from '#components/form-challenge/announceSent.ts';
import { postForm } from '#components/form-challenge/postForm.ts';

export type EnquiryOutcome =
  | { status: 'sent' }
  /** In the server's own words, where it had any. */
  | { status: 'failed'; message: string | undefined; fields: Readonly<Record<string, string>> };

export type PostEnquiry = (body: Record<string, unknown>) => Promise<EnquiryOutcome>;

/** Sends an enquiry; whatever fails is an outcome. */
export const postEnquiry: PostEnquiry = async (body) => {
  try {
    const { isOk, content } = await postForm('/api/enquiries', body);
    const { success, data } = v.parse(FormResponse, content);
    if (isOk && success) {
      announceSent('enquiry');
      return { status: 'sent' };
    }
    return { status: 'failed', message: data?.message || undefined, fields: data?.fields ?? {} };
  } catch {
    return { status: 'failed', message: undefined, fields: {} };
  }
};
