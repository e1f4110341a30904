import * as v from 'valibot';
import { FormResponse } from '#schema/formResponse.ts';
import { announceSent } from '#components/form-challenge/announceSent.ts';
import type { FormFiles } from './fileField.ts';
import { postForm } from '#components/form-challenge/postForm.ts';

export type EnquiryOutcome =
  /** With the page of thanks, or the link of a file, where the form has them. */
  | { status: 'sent'; page?: string | undefined; download?: string | undefined }
  /** In the server's own words, where it had any. */
  | {
      status: 'failed';
      message: string | undefined;
      fields: Readonly<Record<string, string>>;
      /** Whether the page was rendered too long ago. */
      isExpired?: boolean;
    };

export type PostEnquiry = (body: Record<string, unknown>, files?: FormFiles) => Promise<EnquiryOutcome>;

/** Sends an enquiry; whatever fails is an outcome. */
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
