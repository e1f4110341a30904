import { useLingui } from '@lingui/react/macro';

/** Returns a function that returns the message for a form that could not be sent, if the server gave no reason. */
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
