const maxReasonLength = 1000;
const maxTextLength = 20_000;
const maxHeaderLines = 200;

/** Senders of bounce messages. RFC 5321 6.1 prescribes no particular address. */
const daemonPattern =
  /mailer-?daemon|post-?master|mail[ ._-]delivery[ ._-](?:sub)?system|mail[ ._-]administrator|system administrator|mail-daemon|mdaemon|double-bounce|<>|^\s*$/i;
const failurePattern =
  /undeliver|not deliver|(?:delivery|mail|address(?:es)?|message).{0,60}(?:fail|error|reject|problem)|fail(?:ed|ure)|unable|could ?n[o']t|can ?not|cannot|returned|permanent|reject|did not reach|(?:un)?known user|unknown|unzustellbar|zustell\w{0,30}fehler|nicht zugestellt|fehler bei der|ikke leveres|ikke leveret|non remis|non distribu|pas pu [eê]tre|no se pudo|devuelto|recapit/i;
const delayPattern =
  /\bdelay(?:ed)?\b|will (?:be retried|continue|keep)|still (?:trying|being|in the queue)|(?:is a|this) warning|warning message|no action is required|temporary (?:problem|failure) only|verz(?:ö|oe)gert|(?:weiter|erneut) (?:versuch|zugestellt)|forsinket|retard|diff[eé]r[eé]|demorad/i;
/**
 * Subjects of out-of-office replies, which otherwise resemble a bounce message: same sender, some of the same phrases,
 * and the original mail.
 */
const absencePattern =
  /out of (?:the )?office|\bauto(?:mati\w+|-)?[: -]{0,2}(?:re(?:ply|sponse|spuesta)|r[eé]ponse|antwort|sva?r\b)|\bauto:|autosvar|vacation|abwesen|urlaub|frav[aæ]r|ikke til stede|absen[ct]/i;

/** Lines that introduce the returned mail. */
const markerPattern =
  /^\W*(?:.{0,60}\b(?:copy|header) of (?:the |your )?(?:original )?(?:message|mail)|(?:the |your |included )?(?:original|unsent|returned|undelivered) (?:message|mail)|message headers?\b)(?:,? (?:headers?|text|including|follows?|is following|below)\b.{0,60})?\W{0,80}$/i;

/** Boilerplate of mail servers' bounce messages, which gives no reason for the failure. */
const boilerplatePattern =
  /this message was created automatically by (?:the )?mail (?:delivery|system) software|a message (?:that )?you (?:have )?sent|(?:could|can) ?not be delivered to (?:one or more|all)(?: of)?(?: its)? recipients|this is (?:a |the )?(?:permanent error|qmail-send program[^.]{0,80})|the following address(?:\(?es\)?)? failed|i'm afraid i wasn't able to deliver your message to the following address(?:es)?|i've given up|sorry it didn't work out|we were unable to deliver your message to the following address(?:es)?|delivery to the following recipients? failed permanently|technical details of permanent failure|google tried to deliver your message, but it was rejected by the (?:server for the )?(?:recipient|relay)[^.]{0,40}|we recommend contacting the other email provider for further information about the cause of this error|please,? do not reply to this e-?mail/gi;

export type PlainNotice = { action: 'failed' | 'delayed'; status: string; text: string };

/**
 * Parses a bounce message without a delivery-status part: Exim before 4.86, qmail, IONOS, GMX, Yahoo, Zoho, OpenSMTPD,
 * DragonFly, Exchange 2003, Amazon WorkMail and similar servers. Returns `undefined` unless a mail system wrote it and
 * it reports a failure or delay. `originalLine` is the line at which the returned mail begins, or `undefined` if that
 * mail is attached; only the text before it is searched.
 */
export function readPlainNotice(
  head: ReadonlyMap<string, string>,
  lines: readonly string[],
  originalLine: number | undefined,
): PlainNotice | undefined {
  if (!daemonPattern.test(head.get('from') ?? '')) return undefined;
  const isAutoresponder = ['x-autoreply', 'x-autorespond', 'x-vacation'].some((name) => head.has(name));
  if (
    isAutoresponder ||
    absencePattern.test(`${head.get('subject') ?? ''} ${head.get('auto-submitted') ?? ''}`)
  ) {
    return undefined;
  }
  const precedingText = lines
    .slice(0, originalLine)
    .filter((line) => !isMarker(line))
    .join('\n')
    .slice(0, maxTextLength);
  const subject = head.get('subject') ?? '';
  const searchText = `${subject} ${precedingText}`;
  if (precedingText.trim() === '' || !(failurePattern.test(searchText) || delayPattern.test(searchText)))
    return undefined;
  const text = findReply(precedingText) ?? findFailureText(precedingText);
  const code = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0];
  const [, reply = '5'] = /(?:^|[^\d.])([45])\d\d[ -]/.exec(text) ?? [];
  return {
    action: delayPattern.test(`${subject} ${precedingText.slice(0, maxReasonLength)}`) ? 'delayed' : 'failed',
    status: code ?? `${reply}.0.0`,
    text,
  };
}

/** Returns the server's reply up to the end of its paragraph, with the SMTP command that was rejected. */
export function findReply(noticeText: string): string | undefined {
  const match = /(?:^|[^\w.])[45](?:\d\d[ -](?=\D|[45]\.\d)|\.\d{1,3}\.\d{1,3} )/m.exec(noticeText);
  if (match === null) return undefined;
  const context = noticeText.slice(Math.max(0, match.index - 250), match.index);
  const command =
    /after mail from|sender was rejected|mail from:|initial connection|after (?:helo|ehlo)/i.exec(
      context,
    )?.[0];
  const [reply = ''] = noticeText
    .slice(match.index, match.index + maxReasonLength)
    .trim()
    .split(/\n[ \t]*\n/, 1);
  return `${command === undefined ? '' : `${command} `}${reply}`.slice(0, maxReasonLength);
}

/** Returns the text around the last email address before the returned mail, which usually describes the failure. */
export function findFailureText(noticeText: string): string {
  const reason = noticeText.replaceAll(/\s+/g, ' ').replaceAll(boilerplatePattern, ' ').trim();
  const address = reason.lastIndexOf('@');
  return reason.slice(Math.max(0, address - 200), address + maxReasonLength - 200);
}

/**
 * Returns the line at which the returned mail begins in a bounce message: the start of the header with our Message-ID,
 * or the line after a marker.
 */
export function findOriginalLine(
  lines: readonly string[],
  isOurs: (line: string) => boolean,
): number | undefined {
  const headerIndex = lines.findIndex(
    (line, index) => /message-id/i.test(line) && isOurs(`${line}\n${lines[index + 1] ?? ''}`),
  );
  if (headerIndex !== -1) {
    let first = headerIndex;
    while (first > 0 && headerIndex - first < maxHeaderLines && isHeader(lines[first - 1] ?? '')) first -= 1;
    return first;
  }
  const markerIndex = lines.findIndex(isMarker);
  return markerIndex === -1 ? undefined : markerIndex + 1;
}

function isMarker(line: string): boolean {
  return line.length < 160 && markerPattern.test(line);
}

function isHeader(line: string): boolean {
  return /^[A-Za-z][\w-]{0,60}:|^[ \t]+\S/.test(line);
}
