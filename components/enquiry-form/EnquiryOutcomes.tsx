import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';

const line = css({ display: 'none', _target: { display: 'block' }, marginBottom: '5' });

/**
 * What became of a form that was posted without JavaScript. The server leads back to `#enquiry-…`, so that the page
 * may stay the same for everybody and the line shows by `:target`.
 */
export function EnquiryOutcomes() {
  const { t } = useLingui();
  return (
    <>
      <div id="enquiry-sent" className={line}>
        <FieldMessage kind="success">
          {t({ message: 'Thank you. Your message has reached us.' })}
        </FieldMessage>
      </div>
      <div id="enquiry-invalid" className={line}>
        <FieldMessage kind="error">
          {t({ message: 'Your message was not sent: a field is missing or wrong. Please go back to it.' })}
        </FieldMessage>
      </div>
      <div id="enquiry-limited" className={line}>
        <FieldMessage kind="error">
          {t({ message: 'Too many attempts. Please wait a few minutes and try again.' })}
        </FieldMessage>
      </div>
      <div id="enquiry-failed" className={line}>
        <FieldMessage kind="error">
          {t({ message: 'We cannot take your message right now. Please try again in a few minutes.' })}
        </FieldMessage>
      </div>
    </>
  );
}
