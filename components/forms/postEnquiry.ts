import * as v from 'valibot';
import { FormResponse } from '#schema/formResponse.ts';
import { announceSent } from './announceSent.ts';
import { postForm } from './postForm.ts';
import type { SentFiles } from './sendForm.ts';

export type EnquiryOutcome =
  /** Includes the thank-you page or the link to a file, if the form has one. */
  | { status: 'sent'; page?: string | undefined; download?: string | undefined }
  /** Includes the server's messages, if it sent any. */
  | {
      status: 'failed';
      message: string | undefined;
      fields: Readonly<Record<string, string>>;
      /** Whether the page was rendered too long ago. */
      isExpired?: boolean;
    };

export type PostEnquiry = (body: Record<string, unknown>, files?: SentFiles) => Promise<EnquiryOutcome>;

/** Posts an enquiry. Never rejects: a failure is an outcome too. */
export const postEnquiry: PostEnquiry = async (body, files) => {
  try {
    const { isOk, content } = await postForm('/api/enquiries', body, files);
    const { success, status, data } = v.parse(FormResponse, content);
    if (isOk && success) {
      announceSent('enquiry');
      return { status: 'sent', page: data?.page, download: data?.download };
    }
    return {
      status: 'failed',
      message: data?.message || undefined,
      fields: data?.fields ?? {},
      ...(status === 'form_expired' && { isExpired: true }),
    };
  } catch {
    return { status: 'failed', message: undefined, fields: {} };
  }
};
