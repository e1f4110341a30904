import * as parts from '#brand/parts.ts';
import { analyticsToolNames } from '#schema/analytics.ts';
import type { Config } from '#server/config/config.ts';
import type { Tables } from '#server/database/tables.ts';

export const registerLanguages = ['en', 'da', 'de'] as const;
export type RegisterLanguage = (typeof registerLanguages)[number];
export type RegisterText = Readonly<Record<RegisterLanguage, string>>;

/** A processing activity of the site, with the details that article 30 of the GDPR requires. */
export type Activity = {
  name: RegisterText;
  purpose: RegisterText;
  basis: RegisterText;
  people: RegisterText;
  data: RegisterText;
  kept: (config: Config) => RegisterText;
  /** Returns the hosts and addresses, besides the operator, that receive the data with the given settings. */
  recipients: (config: Config) => string[];
  isDone: (config: Config) => boolean;
  /** Tables that store the data. */
  tables: readonly (keyof Tables)[];
};

const t = (en: string, da: string, de: string): RegisterText => ({ en, da, de });
const hostOf = (url: string | undefined): string[] => (url === undefined ? [] : [new URL(url).host]);
const always = (text: RegisterText) => () => text;

const visitors = t('Visitors of the site', 'Besøgende på webstedet', 'Besucher der Website');
const consent = t(
  'Consent, article 6(1)(a)',
  'Samtykke, artikel 6, stk. 1, litra a',
  'Einwilligung, Artikel 6 Abs. 1 Buchst. a',
);
const interest = t(
  'Legitimate interest, article 6(1)(f)',
  'Legitim interesse, artikel 6, stk. 1, litra f',
  'Berechtigtes Interesse, Artikel 6 Abs. 1 Buchst. f',
);
const mailHosts = ({ mail }: Config) => hostOf(mail.url);
const hasEnquiries = () => parts.leadForm || parts.contactForm;

/** Tables that contain no personal data. */
export const impersonalTables: readonly (keyof Tables)[] = [
  'sign_up_count',
  'secret',
  'used_challenge',
  'last_seen',
  'page_count',
  'web_vital',
  'newsletter_issue',
  'issue_count',
];

/** Processing activities of the site itself. The owner has to add others, such as in a mailbox or a mailing tool. */
export const activities: readonly Activity[] = [
  {
    name: t('Newsletter', 'Nyhedsbrev', 'Newsletter'),
    purpose: t(
      'Sending the newsletter to people who subscribed, and proving their consent',
      'At sende nyhedsbrevet til dem, der har bedt om det, og at kunne bevise det',
      'Versand des Newsletters an alle, die ihn bestellt haben, und der Nachweis darüber',
    ),
    basis: consent,
    people: t('Subscribers', 'Abonnenter', 'Abonnenten'),
    data: t(
      'Email address, language, status and times; the wording they agreed to, the page, the version of the privacy notice and the network (IPv4 /24, IPv6 /48); hashes of links in mails; bounce reports',
      'E-mailadresse, sprog, status og tidspunkter; de ord, der blev sagt ja til, siden, privatlivspolitikken og netværket (IPv4 /24, IPv6 /48); hashværdier af links i mails; meldinger om mails, der kom retur',
      'E-Mail-Adresse, Sprache, Status und Zeitpunkte; der bestätigte Wortlaut, die Seite, die Datenschutzerklärung und das Netz (IPv4 /24, IPv6 /48); Hashwerte von Links in Mails; Meldungen über zurückgekommene Mails',
    ),
    kept: always(
      t(
        'Never confirmed: 30 days. Unsubscribed or bounced: three years. Otherwise until erased',
        'Aldrig bekræftet: 30 dage. Afmeldt eller afvist: tre år. Ellers indtil sletning',
        'Nie bestätigt: 30 Tage. Abgemeldet oder unzustellbar: drei Jahre. Sonst bis zur Löschung',
      ),
    ),
    recipients: (config) => [
      ...mailHosts(config),
      ...hostOf(config.newsletter.tool?.url),
      ...hostOf(config.newsletter.webhook?.url),
      ...hostOf(config.newsletter.bounces.imapUrl),
    ],
    isDone: () => parts.newsletter,
    tables: ['subscriber', 'token', 'consent', 'bounce'],
  },
  {
    name: t(
      'Suppressed addresses',
      'Adresser, der ikke skrives til',
      'Adressen, an die nicht geschrieben wird',
    ),
    purpose: t(
      'Not writing to people who object, and limiting how often anyone is written to',
      'Ikke at skrive til dem, der har bedt om at blive fri, og ikke for ofte til nogen',
      'Nicht an Personen zu schreiben, die das nicht wünschen, und an niemanden zu oft',
    ),
    basis: interest,
    people: t(
      'Former subscribers and people whose address was entered',
      'Tidligere abonnenter og personer, hvis adresse blev indtastet',
      'Frühere Abonnenten und Personen, deren Adresse eingegeben wurde',
    ),
    data: t(
      'Keyed hashes of email addresses, with reason and time',
      'Nøglede hashværdier af e-mailadresser med årsag og tidspunkt',
      'Mit Schlüssel gebildete Hashwerte von E-Mail-Adressen, mit Grund und Zeitpunkt',
    ),
    kept: always(
      t(
        'Until the owner of the address subscribes again; times of confirmation mails 30 days',
        'Indtil adressens ejer tilmelder sig igen; tidspunkter for bekræftelsesmails 30 dage',
        'Bis sich der Inhaber der Adresse wieder anmeldet; Zeitpunkte von Bestätigungsmails 30 Tage',
      ),
    ),
    recipients: () => [],
    isDone: () => parts.newsletter,
    tables: ['suppression', 'confirmation_mail'],
  },
  {
    name: t('Enquiries', 'Henvendelser', 'Anfragen'),
    purpose: t('Answering enquiries', 'At besvare henvendelser', 'Beantwortung von Anfragen'),
    basis: t(
      'Steps before a contract, article 6(1)(b); otherwise legitimate interest, article 6(1)(f)',
      'Skridt før en kontrakt, artikel 6, stk. 1, litra b; ellers legitim interesse, artikel 6, stk. 1, litra f',
      'Vorvertragliche Maßnahmen, Artikel 6 Abs. 1 Buchst. b; sonst berechtigtes Interesse, Artikel 6 Abs. 1 Buchst. f',
    ),
    people: t(
      'People who send a form, and staff who reply',
      'Personer, der skriver via en formular, og medarbejdere, der svarer',
      'Personen, die über ein Formular schreiben, und Beschäftigte, die antworten',
    ),
    data: t(
      'The content of the form’s fields, attached files, language, page, time and network (IPv4 /24, IPv6 /48); replies with their text, author, time and delivery',
      'Indholdet af formularens felter, vedhæftede filer, sprog, side, tidspunkt og netværk (IPv4 /24, IPv6 /48); svar med tekst, forfatter, tidspunkt og levering',
      'Der Inhalt der Formularfelder, angehängte Dateien, Sprache, Seite, Zeitpunkt und Netz (IPv4 /24, IPv6 /48); Antworten mit Text, Verfasser, Zeitpunkt und Zustellung',
    ),
    kept: ({ enquiries: { retentionDays } }) =>
      t(`${retentionDays} days`, `${retentionDays} dage`, `${retentionDays} Tage`),
    recipients: (config) => [
      ...mailHosts(config),
      ...(config.enquiries.recipient === undefined ? [] : [config.enquiries.recipient]),
      ...(config.enquiries.rules ?? []).map(({ to }) => to),
      ...hostOf(config.enquiries.receiver?.url),
    ],
    isDone: hasEnquiries,
    tables: ['enquiry', 'enquiry_answer', 'enquiry_file', 'loose_file'],
  },
  {
    name: t('Outgoing mails', 'Mails, der venter på at blive sendt', 'Mails, die auf ihren Versand warten'),
    purpose: t(
      'Delivering the mails of the newsletter and of enquiries, even after an outage',
      'At sende nyhedsbrevets og henvendelsernes mails, også efter et nedbrud',
      'Versand der Mails von Newsletter und Anfragen, auch nach einem Ausfall',
    ),
    basis: t(
      'The same as for the newsletter and for enquiries',
      'Som for nyhedsbrevet og henvendelser',
      'Die von Newsletter und Anfragen',
    ),
    people: t(
      'Subscribers and people who send a form',
      'Abonnenter og personer, der skriver via en formular',
      'Abonnenten und Personen, die über ein Formular schreiben',
    ),
    data: t(
      'The mail and the address of its recipient',
      'Mailen og dens adresse',
      'Die Mail und ihre Adresse',
    ),
    kept: always(
      t(
        'Content: until delivery. Record of delivery: 30 days. Undeliverable mails: 180 days',
        'Indholdet indtil leveringen, at den blev sendt 30 dage; det, der ikke kunne leveres, 180 dage',
        'Der Inhalt bis zur Zustellung, die Tatsache des Versands 30 Tage; Unzustellbares 180 Tage',
      ),
    ),
    recipients: (config) => [
      ...mailHosts(config),
      ...hostOf(config.newsletter.tool?.url),
      ...hostOf(config.newsletter.webhook?.url),
    ],
    isDone: () => parts.newsletter || hasEnquiries(),
    tables: ['outbox'],
  },
  {
    name: t(
      'Delivery and protection of the site',
      'Levering og beskyttelse af webstedet',
      'Auslieferung und Schutz der Website',
    ),
    purpose: t(
      'Sending pages to browsers, and preventing the misuse of forms',
      'At sende sider til browsere og afvise misbrug af formularer',
      'Auslieferung der Seiten an Browser und Abwehr von Missbrauch der Formulare',
    ),
    basis: interest,
    people: visitors,
    data: t(
      'IP address, while a request is processed and form submissions are counted. The site’s log contains none',
      'Netværksadresse, mens en forespørgsel besvares, og mens indsendelser tælles. Webstedets log har ingen',
      'Netzwerkadresse, während eine Anfrage beantwortet wird und Einsendungen gezählt werden. Das Protokoll der Website hat keine',
    ),
    kept: always(t('Ten minutes at most', 'Højst ti minutter', 'Höchstens zehn Minuten')),
    recipients: ({ cdn, redisUrl, tracing }) => [
      ...(cdn === undefined ? [] : [cdn.kind]),
      ...hostOf(redisUrl),
      ...hostOf(tracing?.endpoint),
    ],
    isDone: () => true,
    tables: [],
  },
  {
    name: t('Support chat', 'Supportchat', 'Support-Chat'),
    purpose: t(
      'Answering visitors immediately',
      'At svare besøgende med det samme',
      'Besuchern sofort zu antworten',
    ),
    basis: consent,
    people: visitors,
    data: t(
      'Data collected by the provider of the chat: cookies, IP address, messages',
      'Det, som chattens udbyder indsamler: cookies, netværksadresse, det skrevne',
      'Was der Anbieter des Chats erhebt: Cookies, Netzwerkadresse, das Geschriebene',
    ),
    kept: always(t('As stated by the provider', 'Som udbyderen oplyser', 'Wie der Anbieter angibt')),
    recipients: ({ chat }) => hostOf(chat?.scriptUrl),
    isDone: ({ chat }) => chat !== undefined,
    tables: [],
  },
  {
    name: t('Analytics', 'Tælling af besøg', 'Zählung von Besuchen'),
    purpose: t('Measuring how the site is used', 'At vide, hvad der læses', 'Zu wissen, was gelesen wird'),
    basis: t(
      'Consent, article 6(1)(a), if the tool sets cookies; otherwise legitimate interest, article 6(1)(f)',
      'Samtykke, artikel 6, stk. 1, litra a, hvor værktøjet sætter cookies; ellers legitim interesse, artikel 6, stk. 1, litra f',
      'Einwilligung, Artikel 6 Abs. 1 Buchst. a, wo das Werkzeug Cookies setzt; sonst berechtigtes Interesse, Artikel 6 Abs. 1 Buchst. f',
    ),
    people: visitors,
    data: t(
      'Address of the page without its query string, referring site, browser and IP address; cookies, with consent',
      'Sidens adresse uden forespørgsel, henvisende websted, browser og netværksadresse; cookies, hvor de er tilladt',
      'Adresse der Seite ohne Abfrage, verweisende Website, Browser und Netzwerkadresse; Cookies, wo sie erlaubt wurden',
    ),
    kept: always(
      t(
        'Cookies: at most 13 months. Other data: as configured in the tool',
        'Cookies højst 13 måneder; resten som indstillet i værktøjet',
        'Cookies höchstens 13 Monate; alles andere, wie im Werkzeug eingestellt',
      ),
    ),
    recipients: ({ analytics }) =>
      analytics === undefined
        ? []
        : [`${analyticsToolNames[analytics.tool]} (${new URL(analytics.url).host})`],
    isDone: ({ analytics }) => analytics !== undefined,
    tables: [],
  },
  {
    name: t('Searches without a result', 'Søgninger uden resultat', 'Suchen ohne Ergebnis'),
    purpose: t(
      'Finding out what visitors search for and the site lacks',
      'At få at vide, hvad der søges efter på webstedet og mangler',
      'Erfahren, was auf der Website gesucht wird und fehlt',
    ),
    basis: interest,
    people: visitors,
    data: t(
      'Search terms in lower case with their number, by week and language, without the person who searched. Terms that are longer than 60 characters or look like an address, a long number or a code are left out; terms are shown once they were searched for twice',
      'Ordene med små bogstaver, efter uge og sprog, og hvor ofte; ikke hvem der søgte. Udeladt er det, der er længere end 60 tegn eller ligner en adresse, et langt nummer eller en kode; vist bliver ord, der er søgt to gange',
      'Die Wörter in Kleinbuchstaben, nach Woche und Sprache, und wie oft; nicht, wer suchte. Nicht dabei ist, was länger als 60 Zeichen ist oder wie Adresse, lange Nummer oder Code aussieht; gezeigt werden Wörter, nach denen zweimal gesucht wurde',
    ),
    kept: always(t('13 weeks', '13 uger', '13 Wochen')),
    recipients: () => [],
    isDone: ({ measuresWeeks }) => measuresWeeks && parts.siteSearch,
    tables: ['weekly_measure'],
  },
];
