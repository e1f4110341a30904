import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { enquiryOutcomeId } from '#schema/enquiry.ts';

const line = css({ display: 'none', _target: { display: 'block' }, marginBottom: '5' });

/**
 * Outcomes of a form posted without JavaScript. The server redirects to `#enquiry-…`, and `:target` shows the message.
 * The page is therefore the same for everyone and can be cached. `at` distinguishes the forms of a page.
 */
export function EnquiryOutcomes({ at, thanks }: { at?: string; thanks?: string | undefined }) {
  const { t } = useLingui();
  const idOf = (outcome: string) => enquiryOutcomeId(outcome, at);
  return (
    <>
      <div id={idOf('sent')} className={line}>
        <FieldMessage kind="success">
          {thanks || t({ message: 'Thank you. We’ve received your message.' })}
        </FieldMessage>
      </div>
      <div id={idOf('invalid')} className={line}>
        <FieldMessage kind="error">
          {t({
            message:
              'Your message wasn’t sent because a field is missing or invalid. Please go back and check the form.',
          })}
        </FieldMessage>
      </div>
      <div id={idOf('files')} className={line}>
        <FieldMessage kind="error">
          {t({
            message:
              'Your message wasn’t sent because a file is too large, empty or of a type we can’t accept. Please go back and check your files.',
          })}
        </FieldMessage>
      </div>
      <div id={idOf('limited')} className={line}>
        <FieldMessage kind="error">
          {t({ message: 'Too many attempts. Please wait a few minutes and try again.' })}
        </FieldMessage>
      </div>
      <div id={idOf('expired')} className={line}>
        <FieldMessage kind="error">
          {t({
            message:
              'Your message wasn’t sent because the form was open for too long. Please go back, copy your text and send it from this page.',
          })}
        </FieldMessage>
      </div>
      <div id={idOf('failed')} className={line}>
        <FieldMessage kind="error">
          {t({ message: 'We couldn’t send your message. Please try again in a few minutes.' })}
        </FieldMessage>
      </div>
    </>
  );
}
