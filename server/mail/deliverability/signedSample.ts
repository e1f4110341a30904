import { defaultLocale } from '#locales/locales.ts';
import { createMailComposer } from '#server/mail/composeMail.ts';
import { signingOptions } from '#server/mail/transport.ts';
import type { MailIdentity } from './mailIdentity.ts';

/**
 * Composes a newsletter mail with the real sender, headers and signature, but without texts, so that it needs neither
 * content nor a built site. Returns its bytes.
 */
export async function signedSample(identity: MailIdentity): Promise<Buffer> {
  const compose = createMailComposer({
    renderMail: async () => ({ subject: 'Test', text: 'Test', html: '<p>Test</p>' }),
    senderOf: async () => ({ name: '', logo: undefined, addressLines: [], siteUrl: identity.siteUrl }),
    from: identity.from,
    unsubscribeAddress: identity.unsubscribeAddress,
    bounceAddress: identity.bounceAddress,
  });
  const payload = {
    kind: 'newsletter-welcome',
    locale: defaultLocale,
    to: identity.from.address,
    unsubscribeUrl: identity.siteUrl,
    preferencesUrl: identity.siteUrl,
    oneClickUrl: identity.siteUrl,
  };
  const { createTransport } = (await import('nodemailer')).default;
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    ...signingOptions(identity.dkim),
  }).sendMail(
    await compose({
      id: 'sample',
      kind: payload.kind,
      payload: JSON.stringify(payload),
      createdAt: Date.now(),
    }),
  );
  if (!Buffer.isBuffer(message)) throw new TypeError('The mail composer did not return a buffer.');
  return message;
}
