import { bounceClass } from './bounceClass.ts';
import { RefusedError } from './delivery.ts';

/**
 * What an error of nodemailer means to the outbox. `RefusedError` where no later attempt will do: the mailbox does not
 * exist, or the server has read the message and refused it for good (RFC 5321 4.2.1 asks not to send that again). Any
 * other error comes back as it is and is tried again, such as that of a server that does not know us: an operator can
 * repair that.
 */
export function smtpFailure(error: unknown): unknown {
  const { code, command, replyCode, text } = replyOf(error);
  if (replyCode < 500 || replyCode > 599) return error;
  const isLate = command === 'DATA' && code === 'EMESSAGE';
  if (command !== 'RCPT TO' && !isLate) return error;
  // After the message a bare 550 is as often about what it says as about who should read it.
  const found = bounceClass(isLate ? { text } : { replyCode, text });
  if (found === 'no-mailbox')
    return new RefusedError('the mailbox does not exist', { bounce: found, cause: error });
  if (!isLate && found !== 'message') return error;
  return new RefusedError('the mail server refuses the message for good', {
    bounce: 'message',
    cause: error,
  });
}

function replyOf(error: unknown): { code: string; command: string; replyCode: number; text: string } {
  if (!(error instanceof Error)) return { code: '', command: '', replyCode: 0, text: '' };
  const { code, command, responseCode, response } = {
    code: '',
    command: '',
    responseCode: 0,
    response: '',
    ...error,
  };
  return {
    code: String(code),
    command: String(command),
    replyCode: Number(responseCode) || 0,
    text: String(response),
  };
}
