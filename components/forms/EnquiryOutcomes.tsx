import { useLingui } from '@lingui/react/macro';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { enquiryOutcomeId } from '#schema/enquiry.ts';
import { css } from '#styled/css';
import { notContent } from '#components/page/agents.ts';

/** Style of a message that is visible only while the URL's fragment names it. */
export const targetOnly = css({ display: 'none', _target: { display: 'block' }, marginBottom: '5' });

/**
 * Outcomes of a form posted without JavaScript. The server redirects to `#enquiry-…`, and `:target` shows the message.
 * The page is therefore the same for everyone and can be cached. `at` distinguishes the forms of a page.
 */
export function EnquiryOutcomes({ at, thanks }: { at: string | undefined; thanks: string }) {
  const { t } = useLingui();
  const outcomes = {
    sent: thanks,
    invalid: t({
      message:
        'Your message wasn’t sent because a field is missing or invalid. Please go back and check the form.',
    }),
    files: t({
      message:
        'Your message wasn’t sent because a file is too large, empty or of a type we can’t accept. Please go back and check your files.',
    }),
    limited: t({ message: 'Too many attempts. Please wait a few minutes and try again.' }),
    expired: t({
      message:
        'Your message wasn’t sent because the form was open for too long. Please go back, copy your text and send it from this page.',
    }),
    failed: t({ message: 'We couldn’t send your message. Please try again in a few minutes.' }),
  };
  return Object.entries(outcomes).map(([outcome, text]) => (
    <div key={outcome} id={enquiryOutcomeId(outcome, at)} className={targetOnly} {...notContent}>
      <FieldMessage kind={outcome === 'sent' ? 'success' : 'error'}>{text}</FieldMessage>
    </div>
  ));
}
