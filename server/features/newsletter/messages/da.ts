import type { NewsletterMessages } from './en.ts';

export const da: NewsletterMessages = {
  email_required: 'Skriv din mailadresse',
  email_invalid: 'Skriv en gyldig mailadresse',
  email_invisible:
    'Adressen indeholder et tegn, man ikke kan se. Skriv den venligst i stedet for at indsætte den.',
  email_undeliverable:
    'Ingen mail kan nå frem til denne adresse. Se venligst efter en slåfejl, f.eks. en skråstreg eller to punktummer i træk.',
  malformed: 'Formularen kunne ikke læses. Genindlæs siden, og prøv igen.',
  cross_site: 'Formularen kan kun sendes fra vores egne sider.',
  too_large: 'Det er mere, end formularen kan tage imod.',
  unsupported_media_type: 'Formularen blev sendt i et format, vi ikke læser.',
  limited: 'Der har været for mange forsøg. Vent et par minutter, og prøv igen.',
  enough_mails: 'Vi har sendt flere mails til den adresse for nylig. Se i din indbakke og i mappen med spam.',
  unavailable: 'Vi kan ikke tage imod din tilmelding lige nu. Prøv igen om et par minutter.',
  expired: 'Linket er udløbet. Du kan bede om et nyt.',
  unknown_token: 'Vi kender ikke det link. Åbn den nyeste mail fra os.',
};
