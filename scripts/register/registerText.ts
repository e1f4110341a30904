import type { Config } from '#server/config/config.ts';
import { siteUrlOf } from '#server/config/config.ts';
import { activities, type RegisterLanguage, type RegisterText } from './processing.ts';

const labels = {
  title: {
    en: 'Record of processing activities',
    da: 'Fortegnelse over behandlingsaktiviteter',
    de: 'Verzeichnis von Verarbeitungstätigkeiten',
  },
  of: { en: 'Article 30 GDPR', da: 'Artikel 30 i databeskyttelsesforordningen', de: 'Artikel 30 DSGVO' },
  controller: { en: 'Controller', da: 'Dataansvarlig', de: 'Verantwortlicher' },
  site: { en: 'Site', da: 'Websted', de: 'Website' },
  date: { en: 'As of', da: 'Pr.', de: 'Stand' },
  purpose: { en: 'Purpose', da: 'Formål', de: 'Zweck' },
  basis: { en: 'Legal basis', da: 'Retsgrundlag', de: 'Rechtsgrundlage' },
  people: { en: 'Data subjects', da: 'Registrerede', de: 'Betroffene Personen' },
  data: { en: 'Categories of data', da: 'Kategorier af oplysninger', de: 'Kategorien von Daten' },
  kept: { en: 'Retention period', da: 'Slettefrist', de: 'Löschfrist' },
  recipients: { en: 'Recipients', da: 'Modtagere', de: 'Empfänger' },
  nobody: {
    en: 'Only the hosting provider of the site',
    da: 'Kun webstedets hostingudbyder',
    de: 'Nur der Hoster der Website',
  },
  abroad: {
    en: 'Transfers outside the EU',
    da: 'Overførsel til lande uden for EU',
    de: 'Übermittlung in Länder außerhalb der EU',
  },
  yours: {
    en: 'To be completed by you for each recipient',
    da: 'Udfyldes af dig for hver modtager',
    de: 'Von Ihnen je Empfänger zu ergänzen',
  },
  missing: {
    en: 'To be completed by you: name, address, contact, data protection officer',
    da: 'Udfyldes af dig: navn, adresse, kontakt, databeskyttelsesrådgiver',
    de: 'Von Ihnen zu ergänzen: Name, Anschrift, Kontakt, Datenschutzbeauftragter',
  },
  security: { en: 'Security', da: 'Sikkerhed', de: 'Sicherheit' },
  measures: {
    en: 'Links in mails are stored as hashes, suppressed addresses as keyed hashes with a key outside the database. IP addresses are truncated to networks. The site deletes expired data itself, every six hours. Mails are sent over TLS. The log contains no addresses.',
    da: 'Links i mails gemmes som hashværdier, spærrede adresser som nøglede hashværdier med en nøgle uden for databasen. IP-adresser forkortes til netværk. Webstedet sletter selv udløbne oplysninger hver sjette time. Mails sendes over TLS. Loggen indeholder ingen adresser.',
    de: 'Links in Mails werden als Hashwerte gespeichert, gesperrte Adressen als Hashwerte mit einem Schlüssel außerhalb der Datenbank. IP-Adressen werden auf Netze gekürzt. Die Website löscht abgelaufene Daten selbst, alle sechs Stunden. Mails werden über TLS versandt. Das Protokoll enthält keine Adressen.',
  },
} satisfies Record<string, RegisterText>;

type Line = readonly [name: string, value: string];
type Chapter = { title: string; lines: readonly Line[] };

/** Returns the record for the current settings, as Markdown or as an HTML document. */
export function registerText(
  config: Config,
  { language, isHtml, now }: { language: RegisterLanguage; isHtml: boolean; now: Date },
): string {
  const textOf = (name: keyof typeof labels) => labels[name][language];
  const { sender } = config.newsletter;
  const head: Chapter = {
    title: `${textOf('title')} (${textOf('of')})`,
    lines: [
      [textOf('controller'), sender === undefined ? textOf('missing') : `${sender}. ${textOf('missing')}`],
      [textOf('site'), siteUrlOf(config)],
      [textOf('date'), now.toISOString().slice(0, 10)],
      [textOf('security'), textOf('measures')],
    ],
  };
  const chapters = activities
    .filter(({ isDone }) => isDone(config))
    .map((activity): Chapter => {
      const recipients = [...new Set(activity.recipients(config))];
      return {
        title: activity.name[language],
        lines: [
          [textOf('purpose'), activity.purpose[language]],
          [textOf('basis'), activity.basis[language]],
          [textOf('people'), activity.people[language]],
          [textOf('data'), activity.data[language]],
          [textOf('kept'), activity.kept(config)[language]],
          [textOf('recipients'), recipients.length === 0 ? textOf('nobody') : recipients.join(', ')],
          [textOf('abroad'), textOf('yours')],
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
      ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    );
    return `<${heading}>${escapeHtml(title)}</${heading}>\n<table>\n${rows.join('\n')}\n</table>`;
  });
  return `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<title>${escapeHtml(head?.title ?? '')}</title>\n${body.join('\n')}\n</html>\n`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
