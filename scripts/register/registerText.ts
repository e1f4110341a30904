import type { Config } from '#server/config/config.ts';
import { siteUrlOf } from '#server/config/config.ts';
import { activities, type RegisterLanguage, type RegisterText } from './processing.ts';

const words = {
  title: {
    en: 'Record of processing activities',
    da: 'Fortegnelse over behandling',
    de: 'Verzeichnis der Verarbeitungen',
  },
  of: { en: 'Article 30 GDPR', da: 'Artikel 30 i databeskyttelsesforordningen', de: 'Artikel 30 DSGVO' },
  controller: { en: 'Controller', da: 'Dataansvarlig', de: 'Verantwortlicher' },
  site: { en: 'Site', da: 'Websted', de: 'Website' },
  date: { en: 'As of', da: 'Pr.', de: 'Stand' },
  purpose: { en: 'Purpose', da: 'Formål', de: 'Zweck' },
  basis: { en: 'Legal basis', da: 'Retsgrundlag', de: 'Rechtsgrundlage' },
  people: { en: 'Whose data', da: 'Hvis oplysninger', de: 'Betroffene' },
  data: { en: 'Which data', da: 'Hvilke oplysninger', de: 'Daten' },
  kept: { en: 'Kept for', da: 'Opbevares', de: 'Löschfrist' },
  recipients: { en: 'Recipients', da: 'Modtagere', de: 'Empfänger' },
  nobody: {
    en: 'Nobody beside the host of the site',
    da: 'Ingen ud over webstedets vært',
    de: 'Niemand außer dem Hoster der Website',
  },
  abroad: { en: 'Outside the EU', da: 'Uden for EU', de: 'Außerhalb der EU' },
  yours: {
    en: 'To be filled in by you, for each recipient',
    da: 'Udfyldes af dig for hver modtager',
    de: 'Von Ihnen je Empfänger zu ergänzen',
  },
  missing: {
    en: 'To be filled in by you: name, address, contact, data protection officer',
    da: 'Udfyldes af dig: navn, adresse, kontakt, databeskyttelsesrådgiver',
    de: 'Von Ihnen zu ergänzen: Name, Anschrift, Kontakt, Datenschutzbeauftragter',
  },
  security: { en: 'Security', da: 'Sikkerhed', de: 'Sicherheit' },
  measures: {
    en: 'Links of mails are stored as hashes, blocked addresses as keyed hashes with a key outside of the database. Networks are shortened. Deadlines are kept by the site itself, every six hours. Mails go over TLS. The log holds no addresses.',
    da: 'Links i mails gemmes som hashværdier, spærrede adresser som nøglede hashværdier med en nøgle uden for databasen. Netværk forkortes. Webstedet overholder selv fristerne, hver sjette time. Mails sendes over TLS. Loggen indeholder ingen adresser.',
    de: 'Links in Mails werden als Hashwerte gespeichert, gesperrte Adressen als Hashwerte mit einem Schlüssel außerhalb der Datenbank. Netze werden gekürzt. Die Website hält die Fristen selbst ein, alle sechs Stunden. Mails gehen über TLS. Das Protokoll enthält keine Adressen.',
  },
} satisfies Record<string, RegisterText>;

type Line = readonly [name: string, value: string];
type Chapter = { title: string; lines: readonly Line[] };

/** The register as the settings are now, as Markdown or as an HTML document. */
export function registerText(
  config: Config,
  { language, isHtml, now }: { language: RegisterLanguage; isHtml: boolean; now: Date },
): string {
  const say = (name: keyof typeof words) => words[name][language];
  const { sender } = config.newsletter;
  const head: Chapter = {
    title: `${say('title')} (${say('of')})`,
    lines: [
      [say('controller'), sender === undefined ? say('missing') : `${sender}. ${say('missing')}`],
      [say('site'), siteUrlOf(config)],
      [say('date'), now.toISOString().slice(0, 10)],
      [say('security'), say('measures')],
    ],
  };
  const chapters = activities
    .filter(({ isDone }) => isDone(config))
    .map((activity): Chapter => {
      const recipients = [...new Set(activity.recipients(config))];
      return {
        title: activity.name[language],
        lines: [
          [say('purpose'), activity.purpose[language]],
          [say('basis'), activity.basis[language]],
          [say('people'), activity.people[language]],
          [say('data'), activity.data[language]],
          [say('kept'), activity.kept(config)[language]],
          [say('recipients'), recipients.length === 0 ? say('nobody') : recipients.join(', ')],
          [say('abroad'), say('yours')],
        ],
      };
    });
  return isHtml ? asHtml([head, ...chapters], language) : asMarkdown([head, ...chapters]);
}

function asMarkdown(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ title, lines }, index) =>
      [
        `${index === 0 ? '#' : '##'} ${title}\n`,
        '| | |\n| --- | --- |',
        ...lines.map(([name, value]) => `| ${name} | ${value.replaceAll('|', '\\|')} |`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

function asHtml(chapters: readonly Chapter[], language: RegisterLanguage): string {
  const [head] = chapters;
  const body = chapters.map(({ title, lines }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    const rows = lines.map(
      ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
    );
    return `<${heading}>${escaped(title)}</${heading}>\n<table>\n${rows.join('\n')}\n</table>`;
  });
  return `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<title>${escaped(head?.title ?? '')}</title>\n${body.join('\n')}\n</html>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
