import { readConfig, siteUrlOf } from '#server/config/config.ts';
import { checkDeliverability } from '#server/mail/deliverability/checkDeliverability.ts';
import { identityOf } from '#server/mail/deliverability/mailIdentity.ts';
import { warning, type Finding } from './Finding.ts';

/** Checks by DNS whether mail servers will accept the site's mails. Faults are warnings: the site works without mail. */
export async function checkMail(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  let identity;
  try {
    const config = readConfig(environment);
    identity = identityOf(config.mail, siteUrlOf(config));
  } catch (cause) {
    return [warning('Mail', String(cause), 'Correct these variables, then run the doctor again.')];
  }
  if (identity === undefined) return [];
  return (await checkDeliverability(identity)).map(({ check, state, message, advice }) =>
    state === 'ok' || state === 'provider'
      ? { check, state: 'ok', message, advice }
      : warning(check, message, advice),
  );
}
