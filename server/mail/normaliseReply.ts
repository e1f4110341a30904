const maxReplyLength = 1000;
const blocklists =
  /spamhaus|spamcop|black ?list|blocklist|\brbl\b|dnsbl|abuse|barracuda|senderscore|cloudmark|sorbs|surbl|uribl|open-?spf|\bbl\./;
/** Dotted words that are not host names: Exchange errors, and two sentences without a space between them. */
const exchange = /^(?:re)?solver\.|^storedrv|^routing\.|^mapi|outlook\.com$/;
const topLevels = /\.(?:[a-z]{2}|com|net|org|info|edu|gov|biz|email|example|test|invalid|local)$/;

/**
 * Normalises a reply for `bounceWords`: returns one lower-case line without reply codes, links or text that the sender
 * controls (addresses, host names).
 */
export function normaliseReply(text: string): string {
  return text
    .slice(0, maxReplyLength)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/https?:\/\/[^\s<>"']{1,500}/g, (link) => (blocklists.test(link) ? ' blocklist ' : ' '))
    .replaceAll(/(?<!\S)(\S{1,64}) [(<](?=\1@)/g, '(')
    .replaceAll(/(?:"[^"]{1,64}"|[^\s<>()[\]"',;:]{1,64})@[^\s<>()[\]"',;]{1,255}/g, 'addr@')
    .replaceAll(/<[^<>\s]{1,320}>/g, '<addr@>')
    .replaceAll(/(?<![\w.@-])(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/g, maskHost)
    .replaceAll(/\bhost [^\s:]{1,255}(?: \[?[\d.:a-f]{2,45}\]?)? said:?/g, ' ')
    .replaceAll(/unknown address error|\(?in reply to (?:rcpt to|end of data)(?: command)?\)?/g, ' ')
    .replaceAll(
      /\b[245]\d\d(?:[- ]|$)(?:#?(?!5\.1\.0 address rejected|5\.4\.1)[245]\.\d{1,3}\.\d{1,3}\b)?/g,
      ' ',
    )
    .replaceAll('#', '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function maskHost(name: string): string {
  if (exchange.test(name)) return name;
  if (blocklists.test(name)) return ' blocklist ';
  return topLevels.test(name) || /\..*\.|[\d-]/.test(name) ? 'name.example' : name;
}
