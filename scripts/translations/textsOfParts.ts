import * as parts from '#brand/parts.ts';
import type { Message } from '#locales/readCatalogue.ts';

type Part = Exclude<keyof typeof parts, 'withoutSections'>;

/** Starts of the paths of files whose texts only one feature shows. */
const files: Partial<Record<Part, readonly string[]>> = {
  apiReference: ['components/docs/', 'pages/docs/'],
  qrPage: ['pages/(site)/qr/'],
  leadForm: ['components/forms/Lead', 'schema/leadForm.ts', 'brand/leadForm.ts', 'pages/(site)/enquiry/'],
  fleetPrice: ['components/pricing/Fleet'],
  newsletter: [
    'components/newsletter/',
    'components/mail/newsletterLetters.ts',
    'components/site/footer/NewsletterSignUp.tsx',
    'pages/(site)/newsletter',
    'schema/interests.ts',
    'brand/newsletter.ts',
    'server/newsletter/',
  ],
  chat: ['components/chat/'],
  search: ['components/blog/SearchForm.tsx'],
  siteSearch: ['components/search/', 'pages/(site)/search/'],
};

/** Returns whether a text is visible with these features. Translators need not translate others. */
export function isTextInUse(
  { usedIn }: Pick<Message, 'usedIn'>,
  enabled: Readonly<Partial<Record<Part, boolean>>> = parts,
): boolean {
  const unusedStarts = Object.entries(files).flatMap(([part, starts]) =>
    Reflect.get(enabled, part) === false ? starts : [],
  );
  return usedIn.length === 0 || !usedIn.every((file) => unusedStarts.some((start) => file.startsWith(start)));
}
