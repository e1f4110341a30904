/**
 * State of an address in another tool's export. `enabled` is listmonk's status of the person, not of the subscription.
 */
export type ImportState = 'active' | 'enabled' | 'waiting' | 'bounced' | 'left' | 'complaint';

/** States from mildest to strictest. The stricter of two contradictory states wins. */
const byStrictness: readonly ImportState[] = ['active', 'enabled', 'waiting', 'bounced', 'left', 'complaint'];

export function strictest(states: readonly ImportState[]): ImportState | undefined {
  return states.toSorted((a, b) => byStrictness.indexOf(a) - byStrictness.indexOf(b)).at(-1);
}

/**
 * Word stems that identify a state in values and column names, in English, German, Danish, Swedish, Norwegian, Dutch,
 * French, Spanish, Italian, Portuguese, Polish and Finnish. `unambiguousStems` are about a subscription regardless of
 * the column's name.
 */
const unambiguousStems: Readonly<Partial<Record<ImportState, RegExp>>> = {
  complaint: /^(complain|beschwer|plainte|spamreport)/u,
  left: /^(unsub|optout|blocklist|blacklist|abgemeld|abbestell|ausgetrag|afmeld|frameld|avmeld|avregistr|avprenumer|avslut|wypis|zrezygn|désinscri|desinscri|désabonn|desabonn|disiscri|uitgeschr|afgemeld|ausgetret|udmeld|utmeld|utträd|nomail|noemail|nonews|keinnews|werbesperr|mailsperr|newslettersperr)/u,
  bounced: /^(bounc|hardbounc|softbounc|undeliver|unzustell|cleaned$)/u,
  waiting: /^(unconfirm|nonsub|unbestätigt|ubekræft|obekräft|ubekreft|niepotwierdz|unactivated)/u,
};
const inContext: Readonly<Partial<Record<ImportState, RegExp>>> = {
  complaint: /^(spam$|abuse|junk|klage)/u,
  left: /^(inactiv|inaktiv|inactif|inattiv|inactief|cancel|delet|remov|disabl|suspend|suppress|blocked|blokker|bann(ed)?$|archived|cold$|deactiv|deaktiv|expired|churn|left$|stopped|ended|terminat|withdrawn|revok|declin|refus|exclud|donot|dnc$|unmark|gekündigt|kündig|abmeld|gelöscht|gesperrt|slettet|spærret|raderad|supprim|annul|résili|baja$|eliminad|cancell|verwijderd|opgezegd|geblokkeerd|spammy|archivier|widerr|widerspr|storn|opsagt|frabed|uppsagd|spärrad|borttag|désactiv|desactiv|disattiv|stop$|exit|quit$|austritt|werbeverbot|robinson|reject|rejet|abgelehnt|afvist|avvisad|bloqu|inativ|descadastr|peruut|poist)/u,
  bounced:
    /^(clean$|unreach|invalid|ungültig|ugyldig|ogiltig|rebond|rebot|rimbalz|devuelt|quarantin|nonexist|uleverbar|ongeldig|returner|zurückgew|fehlerhaft|dead$)/u,
  waiting:
    /^(pending|await|waiting|unverif|unvalidat|invited|transactional|ausstehend|wartend|afventer|venter|väntar|pendiente|pendente|attente|attesa|offen$|angefragt|eingeladen|prospect|implied|implicit|validating|paused|nonopt|unopt)/u,
};

/** Word stems of an active subscription. `activeNames` are used only in column names, `activeValues` only in values. */
const activeStems =
  /^(active$|activated$|activ[oa]$|actif|actief|aktiv(?!it)|attiv[oa]$|ativ[oa]$|aktywn|subscrib|subscription|confirm|optin|abonn|angemeld|bestätig|tilmeld|påmeld|anmäld|bekræft|bekräft|bekreft|bevestig|verif|inscrit|inscrip|suscri|iscritt|ingeschr|geabonn|prenumer|consent|permission|einwillig|samtykk|zugestimmt|allowed|accept|agreed|akzept|erlaubt|doi$)/u;
const activeNames = /^(newsletter|nyhedsbrev|nyhetsbrev|marketing|gdpr|dsgvo)/u;
const activeValues =
  /^(past$|regular|premium|paid|paying|free$|comp$|complimentary|gift|trial|member|engaged|live$|ok$|current|registered|registriert|eingetragen|valid$|validated|express|sub$|mitglied|medlem|permitted|granted|godkendt|enabled)/u;

const negations =
  /^(not|non|no|nicht|nein|nie|ikke|ej|nej|never|pas|niet|nooit|inte|aldrig|jamais|nunca|mai|kein|keine|keinen|keinerlei|ingen|without|ohne|uden|sans|sin|senza|n|ne)$/u;
const pastWords = /^(longer|more|mehr|mere|længere|lenger|längre|plus|meer|più|más)$/u;
const fillers =
  /^(\d+|email|e|mail|mails|double|single|soft|hard|user|users|by|as|admin|marked|manually|manual|spam|in|is|yes|since|from|the|for|a|of|due|to|subscriber|contact|contacts|via|api|import|imported|list|and|reported|address|email|report|opt|status|type|temp|permanent)$/u;

/** Splits a name or value into lower-case words. `OptedOut`, `opted_out` and `opt-out` all become `optout`. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replaceAll('WhatsApp', 'Whatsapp')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.flatMap((word, index) => {
    const [previousWord, nextWord] = [words[index - 1] ?? '', words[index + 1] ?? ''];
    if (/^opt(ed)?$/.test(previousWord) && /^(in|out)$/.test(word)) return [];
    if (/^opt(ed)?$/.test(word) && /^(in|out)$/.test(nextWord)) return [`opt${nextWord}`];
    if (word === 'do' && nextWord === 'not') return ['donot'];
    if (word === 'un' && nextWord !== '') return [];
    if (previousWord === 'un') return [`un${word}`];
    return [/^opted(in|out)$/.test(word) ? word.replace('opted', 'opt') : word];
  });
}

const mails =
  /^(mail|mails|email|emails|mailing|mailings|newsletter|newsletters|news|werbung|nyhedsbrev|nyhetsbrev)$/u;

/** Returns the state that a column's name describes, such as `left` for `unsubscribed_at` or `No newsletter`. */
export function stateOfName(words: readonly string[]): ImportState | undefined {
  const nameWords = words.filter((word) => word !== 'e');
  const states = nameWords.flatMap((word, index) => {
    const negationIndex =
      /^(de|d|any|more|mere|flere|weiteren?|further)$/u.test(nameWords[index - 1] ?? '') ||
      pastWords.test(nameWords[index - 1] ?? '')
        ? index - 2
        : index - 1;
    // The "no" of "Yes/no: newsletter" is not a negation.
    const isNegated =
      negations.test(nameWords[negationIndex] ?? '') && readFlag(nameWords[negationIndex - 1] ?? '') !== true;
    if (isNegated && (mails.test(word) || activeStems.test(word))) return ['left'] as const;
    const negative = negativeState(word);
    if (negative !== undefined) return [negative];
    return activeStems.test(word) || activeNames.test(word) || word === 'enabled'
      ? (['active'] as const)
      : [];
  });
  return strictest(states);
}

/** Maximum length of a state's name; longer cells are free text. */
const maxValueLength = 60;
const maxNoteLength = 1_000;

/** Returns the state that a cell describes; `undefined` if the text is not understood. */
export function stateOfValue(text: string): ImportState | undefined {
  if (text.length > maxValueLength) return undefined;
  const words = wordsOf(text);
  if (words.join('') === 'enabled') return 'enabled';
  const isNegated = words.some((word) => negations.test(word));
  const negative = words.map(negativeState);
  // "Not unsubscribed" is ambiguous.
  if (negative.some((state, index) => state !== undefined && negations.test(words[index - 1] ?? '')))
    return undefined;
  const state = strictest(negative.filter((candidate) => candidate !== undefined));
  if (state !== undefined) return state;
  if (!words.some(isActive)) return undefined;
  if (isNegated) return words.some((word) => pastWords.test(word)) ? 'left' : 'waiting';
  return words.every((word) => isActive(word) || fillers.test(word)) ? 'active' : undefined;
}

/** Returns whether a text, such as a note, mentions an unsubscription or a complaint. */
export function mentionsLeaving(text: string): boolean {
  return wordsOf(text.slice(0, maxNoteLength)).some(
    (word) => unambiguousStems.left?.test(word) === true || unambiguousStems.complaint?.test(word) === true,
  );
}

/**
 * Returns whether a cell consists of a term for unsubscribing, complaining, bouncing or waiting that is used only for
 * subscriptions.
 */
export function isUnmistakable(text: string): boolean {
  if (text.length > maxValueLength) return false;
  // A cell may also contain a list of tags.
  if (/[,;|]/.test(text)) return text.split(/[,;|]/).some(isUnmistakable);
  const words = wordsOf(text);
  const isMarked = (word: string) => Object.values(unambiguousStems).some((stems) => stems.test(word));
  return words.some(isMarked) && words.every((word) => isMarked(word) || fillers.test(word));
}

function isActive(word: string): boolean {
  return activeStems.test(word) || activeValues.test(word);
}

function negativeState(word: string): ImportState | undefined {
  return byStrictness.findLast(
    (state) => unambiguousStems[state]?.test(word) === true || inContext[state]?.test(word) === true,
  );
}

const yesWords =
  /^(true|t|yes|y|1|1\.0|ja|j|oui|o|si|sì|sí|sim|s|on|x|✓|✔|☑|wahr|sand|sandt|sant|vrai|verdadero|vero|verdadeiro|waar|tak|checked)$/u;
const noWords =
  /^(false|f|no|n|0|0\.0|nein|nej|nei|non|não|nao|off|falsch|falsk|faux|falso|onwaar|nee|nie|unchecked|✗|✘|☐)$/u;

/** Reads a yes or no in any supported language; `undefined` for any other text. */
export function readFlag(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (yesWords.test(word)) return true;
  return noWords.test(word) ? false : undefined;
}

/** Returns whether a cell is empty, in the notation of any database or spreadsheet. */
export function isEmptyCell(text: string): boolean {
  return /^(|-+|–|—|null|n\/a|#n\/a|\\n|none|nil|undefined|nan|\[\]|\{\}|0000-00-00.*|1970-01-01.*|01[./]01[./]1970.*)$/i.test(
    text,
  );
}

/** Returns whether a cell contains a date or time: as text, or in seconds or milliseconds since 1970. */
export function isDate(text: string): boolean {
  if (/^\d{9,13}(\.\d+)?$/.test(text)) return true;
  if (/^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]+\d{1,2}[-/. ]+\d{2,4})(?!\d)/.test(text)) return true;
  // For example "Jan 5, 2024" or "5. marts 2024".
  return (
    text.length <= 40 && /\p{L}{3,}/u.test(text) && /\b\d{1,2}\b/.test(text) && /\b(19|20)\d{2}\b/.test(text)
  );
}
