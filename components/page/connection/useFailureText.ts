import { useLingui } from '@lingui/react/macro';

/** Returns a function for the message that is shown if a form could not be sent and the server gave no reason. */
export function useFailureText(): () => string {
  const { t } = useLingui();
  return () =>
    navigator.onLine
      ? t({ message: 'Something went wrong. Please try again.' })
      : t({
          message: 'Not sent: no connection. Your text is still here.',
          comment: 'A form submitted while offline',
        });
}
