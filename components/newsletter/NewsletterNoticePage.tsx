import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '#locales/addresses.ts';
import { localisePath } from '#locales/routing.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { ContactLink } from '#components/forms/challenge/ScriptNote.tsx';
import { useFormSettings } from '#components/page/FormSettings.ts';
import { usePage } from '#components/page/usePage.ts';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { type NewsletterNotice, noticeTexts } from './noticeTexts.ts';
import { PreferencesForm, preferencesPath } from './PreferencesForm.tsx';

const styles = {
  page: css({ paddingBlock: 'sectionTight', minHeight: 'min(60vh, 560px)' }),
  words: css({ maxWidth: '44rem' }),
  text: css({ textStyle: 'lead', color: 'text.muted', marginTop: '5', maxWidth: '36em' }),
  action: css({ marginTop: '8' }),
  second: css({ marginTop: '4' }),
};

type Action = { path: string; label: MessageDescriptor; look: 'purple' | 'black' | 'outline' };

/** Actions of the pages' buttons. Merely opening a page changes nothing, because link scanners open every link. */
const actions: Partial<Record<NewsletterNotice['kind'], Action>> = {
  confirm: {
    path: '/newsletter/confirm',
    look: 'purple',
    label: msg({ message: 'Confirm subscription', comment: 'Button of the newsletter' }),
  },
  expired: {
    path: '/api/newsletter/resend',
    look: 'purple',
    label: msg({ message: 'Send a new link', comment: 'Button of the newsletter' }),
  },
  unsubscribe: {
    path: '/newsletter/unsubscribe',
    look: 'black',
    label: msg({ message: 'Unsubscribe', comment: 'Button of the newsletter' }),
  },
  unsubscribed: {
    path: '/api/newsletter/resubscribe',
    look: 'outline',
    label: msg({ message: 'Subscribe again', comment: 'Button of the newsletter' }),
  },
};

/** Newsletter page with a result, or with a button that confirms an action. */
export function NewsletterNoticePage({ notice }: { notice: NewsletterNotice }) {
  const { t } = useLingui();
  const { home } = usePage();
  const { title, text } = noticeTexts[notice.kind];
  return (
    <Container className={styles.page}>
      <div className={styles.words}>
        <Heading level={1}>{t(title)}</Heading>
        <p className={styles.text}>{t(text)}</p>
        {notice.kind === 'challenge_missing' && <OtherWay />}
        <div className={styles.action}>
          {'language' in notice ? (
            <PreferencesForm {...notice} />
          ) : 'token' in notice ? (
            <TokenForm kind={notice.kind} token={notice.token} />
          ) : (
            <ButtonLink href={home} look="outline">
              {t({ message: 'Go to the home page', comment: 'Button of the newsletter' })}
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}

function OtherWay() {
  const { challengeContact } = useFormSettings();
  if (!challengeContact) return null;
  return (
    <p className={styles.second}>
      <Trans comment="Shown after a form that needs JavaScript; the placeholder is an email address or a phone number">
        You can also reach us at <ContactLink contact={challengeContact} />.
      </Trans>
    </p>
  );
}

function TokenForm({ kind, token }: { kind: NewsletterNotice['kind']; token: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const action = actions[kind];
  if (action === undefined) return null;
  return (
    <form
      method="post"
      action={addressOf(action)?.isPrivate ? localisePath(action.path, locale) : action.path}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={button({ look: action.look })}>
        {t(action.label)}
      </button>
      {kind === 'unsubscribe' && (
        <p className={styles.second}>
          <button type="submit" name="never" value="yes" className={button({ look: 'outline' })}>
            {t({ message: 'Never email this address again', comment: 'Button of the newsletter' })}
          </button>
        </p>
      )}
      {kind === 'unsubscribe' && (
        <p className={styles.second}>
          <Link href={preferencesPath(locale, token)}>
            {t({ message: 'Change the language instead', comment: 'Link on the unsubscribe page' })}
          </Link>
        </p>
      )}
    </form>
  );
}
