import type { I18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  confirmationLetter,
  issueLetter,
  reminderLetter,
  welcomeLetter,
} from '#components/mail/newsletterLetters.ts';
import { answerLetter, enquiryLetter } from '#components/mail/enquiryLetter.ts';
import { issuePausedLetter } from '#components/mail/ownerLetters.ts';
import { type Letter, letterText } from '#components/mail/Letter.ts';
import { LetterDocument } from '#components/mail/LetterDocument.tsx';
import type { Mail, MailSender, RenderMail } from '#schema/mail.ts';
import { createI18n } from '#locales/createI18n.ts';

export const renderMail: RenderMail = async (mail, sender) => {
  const { locale } = mail;
  const letter = letterOf(await createI18n(locale), mail, sender);
  const document = renderToStaticMarkup(<LetterDocument letter={letter} locale={locale} sender={sender} />);
  return {
    subject: letter.subject,
    text: letterText(letter, sender),
    html: `<!doctype html>${document}`,
  };
};

function letterOf(i18n: I18n, mail: Mail, sender: MailSender): Letter {
  switch (mail.kind) {
    case 'newsletter-confirmation':
      return confirmationLetter(i18n, mail, sender);
    case 'newsletter-reminder':
      return reminderLetter(i18n, mail, sender);
    case 'newsletter-welcome':
      return welcomeLetter(i18n, mail, sender);
    case 'newsletter-issue': {
      const { words } = mail;
      if (words === undefined) throw new Error('an issue without its text');
      return issueLetter(i18n, { ...mail, words }, sender);
    }
    case 'enquiry-lead':
    case 'enquiry-contact':
      return enquiryLetter(i18n, mail, sender);
    case 'enquiry-answer':
      return answerLetter(i18n, mail, sender);
    case 'issue-paused':
      return issuePausedLetter(i18n, mail, sender);
  }
}
