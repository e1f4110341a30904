/**
 * Meaning of a phrase in a mail server's reply:
 * - `receiver`: the mailbox does not exist or is closed.
 * - `full`: the mailbox is full or temporarily unavailable.
 * - `domain`: the recipient's domain cannot be resolved. The status code decides.
 * - `unavailable`: about the mailbox if the recipient's server replied, about anything if our relay did.
 * - `message`: this message is too large or malformed.
 * - `later`: the server asks to try again, so a permanent code next to it says nothing about the recipient.
 * - `sender`: our address, host, rate, DNS, reputation or content is rejected.
 */
export type BounceMeaning = 'receiver' | 'full' | 'domain' | 'unavailable' | 'message' | 'later' | 'sender';

const recipientWords = String.raw`(?:users?(?! ?name or)|usernames?|recipients?|mail ?box(?:es)?|address(?:ee|es)?|accounts?|customers?|local[- ]?part|persons?|e-?mail|(?:recipient|e-?mail) name|alias|member|user ?id)`;
const missingWords = String.raw`(?:unknown|unrecogni[sz]ed|(?:not|n't) (?:be )?(?:found|known|exist\w{0,20}|recogni[sz]ed|listed|local|valid|active|present|allocated|registered|available here|a (?:known|valid))|cannot be found|non-?exist\w{0,20}|notfound|invalid|incorrect|wrong|unallocated|no longer|de-?activated|disabled|suspended|terminated|closed|cancell?ed|inactive|removed|deleted|retired|discontinued|abandoned|frozen|archived)`;

/**
 * The recipient words in German, French, Danish, Norwegian, Swedish, Spanish, Italian, Portuguese, Dutch, Polish,
 * Finnish and Russian.
 */
const foreignRecipientWords = String.raw`(?:empfa(?:e)?nger|adressat|benutzer|nutzer|teilnehmer|postfach|konto|mail-?adress|adress|mailbox|utilisateur|destinata?ir|boite|compte|bruger|modtager|postkasse|mottag|mottak|bruker|anvandare|usuario|destinatario|cuenta|buzon|persona|direccion|utente|indirizzo|casella|endereco|gebruiker|ontvanger|uzytkowni|odbiorc|kayttaja|vastaanottaja|пользовател|получател|адрес|ящик)`;
const foreignMissingWords = String.raw`(?:unbekannt|existiert nicht|nicht (?:gefunden|bekannt|vorhanden)|gibt es nicht|ungultig|n'existe p|inconnu|inexist|invalide|introuvable|findes ikke|eksisterer ikke|ukendt|finnes ikke|ukjent|finns inte|okand|existerar inte|desconocid|no existe|no encontrad|desactivad|non esiste|inesistent|sconosciut|desconhecid|nao existe|nao encontrad|bestaat niet|onbekend|niet gevonden|nieznan|nie istnieje|nie ma takiego|tuntematon|не наиден|не существует|нет такого)`;

/**
 * Phrases of mail servers, each with its source; the first match wins. Phrases about the sender come before phrases
 * about the recipient: a subscriber removed for our fault is lost, whereas a dead mailbox bounces again. Patterns are
 * matched against the result of `normaliseReply`. Every gap is bounded, so matching takes linear time.
 */
export const bounceWords: readonly (readonly [pattern: RegExp, meaning: BounceMeaning, source: string])[] = [
  // Phrases that later entries would misread.
  [
    /\b5\.4\.1\b.{0,300}\brecipient address(?:es)? rejected ?: access denied/,
    'receiver',
    'Exchange Online, directory-based edge blocking',
  ],
  [
    /mailbox unavailable\b.{0,60}(?:s\d{10}|protection\.outlook\.com)/,
    'receiver',
    'outlook.com, Postmaster: Troubleshooting',
  ],
  [/user doesn'?t have an? \S{1,80} account/, 'receiver', 'Yahoo, Sender Hub: SMTP error codes'],
  [
    /(?:local )?mailbox .{0,80}is unavailable: (?:account|user) is/,
    'receiver',
    'Mail.ru, sisimai userunknown',
  ],
  [
    /blocked due to inactivity|mailbox unavailable or access denied/,
    'receiver',
    'Free and QQ, smtp-field-manual 550',
  ],
  [/group you tried to contact|die gruppe, die sie/, 'sender', 'Google Groups'],
  [
    /(?:re)?solver\.adr\.(?:recip\w{0,12}notfound|exrecipnotfound|\w{0,20}notfound)/,
    'receiver',
    'Exchange, NDR codes',
  ],
  [
    /receiving (?:e-?)?mail (?:at a rate|too quickly)|prevents additional messages/,
    'sender',
    'Gmail, SMTP error reference 5.2.1',
  ],

  [
    /dns lookup failure: host .{0,80}not found|no smtp service|domain is not reachable/,
    'domain',
    'DragonFly, Mail.ru, outlook.com',
  ],

  // Rejected sender addresses.
  [
    /in reply to (?:the )?mail from|after mail from|mail ?from (?:command|domain|address|not|denied|rejected|refused)|\b(?:bad|bogus|invalid) mail ?from/,
    'sender',
    'Postfix and Exim: quoted command',
  ],
  [
    /\b(?:senders?|originator|return[- ]path|reverse[- ]path|envelope[- ]from|emetteur|expediteur|absender|from[: ](?:address|domain|header))\b.{0,60}\b(?:verif\w{0,20}|unverif\w{0,20}|reject\w{0,20}|refus\w{0,20}|invalid\w{0,20}|incorrect|den(?:y|ied)|block\w{0,20}|disallow\w{0,20}|(?:not|n't|never|cannot|no)\b|unknown|unroutable|unrouteable|bad|bogus|suspect\w{0,20}|limit\w{0,20}|exceed\w{0,20}|fail\w{0,20}|black ?list\w{0,20}|empty|forbidden|frequen\w{0,20}|missing|must|require\w{0,20}|is (?:a )?spam\w{0,20}|unallowed|unauthori[sz]ed|ungueltig|abgelehnt|domain)/,
    'sender',
    'Exim, Postfix, Cisco, Orange; sisimai rejected',
  ],
  [
    /\b(?:verif\w{0,20}|unverif\w{0,20}|reject\w{0,20}|refus\w{0,20}|invalid|incorrect|den(?:y|ied)|block\w{0,20}|unknown|unroutable|unrouteable|bad|bogus|forged|spoof\w{0,20}|suspect\w{0,20}|null|empty|illegal|unauthori[sz]ed|unacceptable|no|of|your|this|that|the|local|for) (?:the )?(?:local |envelope |mail |return |header )?(?:senders?|originator|return[- ]path|reverse[- ]path|emetteur|from (?:address|header|domain))\b(?! (?:should|may|can|to) )/,
    'sender',
    'Exim sender verification; sisimai rejected',
  ],
  [
    /\b(?:absender|versender|expediteur|emetteur|afsender|avsender|avsandare?n?|remitente|mittente|remetente|afzender|verzender|nadawc)|отправител|\b(?:ihre?|votre|din|su) (?:konto|account|compte|adresse|cuenta|ip|server|domain)|adresse d'exp|gesperrt|blockiert|bloque|blokeret|passwort|mot de passe|contrasena|adgangskode/,
    'sender',
    'T-Online, Orange, Telefonica, Aruba: the sender in other languages',
  ],
  [
    /verification failed for|unable to verify|could not verify|call ?out|batv|backscatter|spoof|purported|third-party dsn|bounce ?deny|not own(?:ed|er)|send ?as ?denied|(?:for|to|used for) sending\b|sending account|multiple from|you are (?:not|trying)|you(?:r| are) .{0,40}(?:not (?:allowed|permitted|authori[sz]ed|accepted)|black ?list\w{0,20}|block\w{0,20}|banned|listed|refused|rejected|suspended|spam)/,
    'sender',
    'Exim, sisimai rejected and blocked',
  ],

  // Rates and limits.
  [
    /harvest|dictionary attack|too many (?:recent |concurrent |simultaneous |smtp )?(?:non-?existent|recipients|messages|e-?mails|mails|connections|sessions|errors|hops|invalid|bad|unknown|spam\w{0,20}|attempts|complaints|requests|rcpt)|(?:sent|sending) too (?:many|much|fast|quickly)|(?:trop de|zu viele|for mange|demasiad[oa]s|troppi) (?:connexions|mails?|e-?mails?|messages?|verbindungen|nachrichten|beskeder|mensajes|correos|messaggi)|no valid recipients|need rcpt/,
    'sender',
    'Comcast, Exim; sisimai toomanyconn',
  ],
  [
    /\b(?:rate|sending|receiving|receive|outgoing|outbound|hourly|daily|frequency|throughput|message|messages|connection|connections|volume|recipients?|submission|relay|smtp|mail|mails|e-?mails)[- ](?:rate |sending |e-?mail |mail |message |send )?(?:limit\w{0,20}|quota|threshold|allowance|cap)\b(?!.{0,20}(?:size|storage|disk))/,
    'sender',
    'hosting relays; sisimai speeding and toomanyconn',
  ],
  [
    /(?:per|an|each|every|this|last|in (?:one|an?)|24)[- ](?:hour|day|minute|second|session|connection)|\b(?:hourly|daily)\b|rate.?limit\w{0,20}|throttl\w{0,20}|exceed\w{0,3} .{0,30}\b(?:max(?:imum)? )?(?:e-?mails|messages|recipients|connections|rate)|defer(?:red|ring)|slow(?:er| down)|try again slower|unexpected volume|excessive volume|unusual rate|out of \d+ allowed|trial|billing|payment|licen[cs]e|\bcredits?\b|account balance|\bmonthly\b|upgrade|guthaben|limite? d'envoi|versandlimit|sendelimit|kvote|\bkvota/,
    'sender',
    'cPanel, Exim, Amazon SES, Yahoo, iCloud',
  ],
  [/gr[ea]y.?list\w{0,20}/, 'sender', 'Postgrey, Proofpoint'],
  [
    /(?:try|retry|come back|essayer|resend|send again)\b.{0,20}\b(?:later|shortly|in \d|plus tard)|failure sending mail/,
    'later',
    'hosting relays, Orange',
  ],

  // Mailboxes that are full or temporarily unavailable.
  [
    /\b(?:mail ?box|mail ?folder|maildir|inbox|account|user|recipient|disk|disc|storage|domain|space)\b.{0,60}\b(?:is full|full\b|over.{0,12}quota|quota|exceed\w{0,20}|used up|out of space)|quota (?:was |has been |usage )?(?:exceed\w{0,20}|violation|reached|full)|over\w{0,3}[- ]?(?:the |its |their |disk |mail |allowed |storage )*quota|over ?quota|exceed\w{0,20} .{0,30}(?:storage|quota|disk)|(?:not (?:have )?(?:enough|sufficient)|insufficient|no) .{0,20}(?:space|storage|room)|full mail ?box|out of (?:disk |storage )?space|boite .{0,20}pleine|postfach .{0,30}voll|speicherplatz|casella .{0,20}piena|postfach .{0,40}uberfullt|uberfullt|ueberfuellt|speichergrenze|postkasse\w{0,5} .{0,20}(?:fuld|full)|brevlada .{0,20}full|buzon .{0,20}lleno|caixa .{0,20}cheia|postvak .{0,20}vol\b|too many messages on the server/,
    'full',
    'RFC 3463 X.2.2; sisimai mailboxfull',
  ],
  [
    /\b(?:temporar\w{0,20}|tempor\w{2,8})\b.{0,40}\b(?:unavailable|disabled|suspended|inactive|locked|rejected|failure|problem|error|blocked)|(?:suspended|disabled|locked|inactive) temporar\w{0,20}|currently (?:suspended|unavailable|not accepting)|verification in progress|unverified address/,
    'full',
    'Comcast, Postfix address verification; sisimai suspend',
  ],

  // Faults in our setup: DNS, authentication, relaying, network.
  [
    /\b(?:spf|sender policy|dkim|dmarc|domainkeys?|ptr|rdns|fcrdns|arc|sender ?id)\b|reverse[- ](?:dns|lookup)|(?:cannot|can't|could not) find your (?:host|reverse)|\b(?:helo|ehlo)\b|dns (?:mx|ptr|lookup|record)|\bmx\b.{0,20}\b(?:or a\b|a\/aaaa|resource)|generic dns|resolv\w{0,6} (?:your|relay|client)|unresolvable/,
    'sender',
    'Gmail, WEB.DE, GMX, Comcast; sisimai authfailure and requireptr',
  ],
  [
    /authenticat\w{0,20}|unauthenticat\w{0,20}|authentifi\w{0,20}|not authori[sz]ed|notauthori[sz]ed|unauthori[sz]ed|credential|pass ?word|invalid (?:user ?name|login)|log(?:ged)?[ -]?in\b|smtp (?:auth )?user|start ?tls|\btls\b|certificate|encrypt\w{0,20}|relaying|relay (?:access|denied|not|is not)|(?:to|as a|open|for|not a|mail|insecure|unable to|no) relay\b|domain (?:is )?not (?:a )?(?:local|hosted)|not an open relay|rcpthosts|we don'?t handle mail|not a gateway/,
    'sender',
    'Postfix, Sendmail, qmail; sisimai norelaying and securityerror',
  ],
  [
    /client host|adresse ip|ip-?adresse|direccion ip|indirizzo ip|endereco ip|your remote ?host|hosts? with dynamic|\byour (?:ip|host|server|network|domain|isp|mta|provider)\b|\b(?:sending|source|client|originating|sender) (?:ip|mta|host|server|domain|system|address)\b|\bip(?:\/domain| addresse?s?)?\b.{0,40}(?:list|block|reject|reput|bann|refus|not|poor)|(?:connections?|mail|messages?) (?:will |are |is )?not (?:be )?accepted from|not accept(?:ing)? (?:mail|messages|connections) from|server access|refused to talk|connection (?:refused|dropped|reset|was dropped)/,
    'sender',
    'sisimai blocked',
  ],

  // Reputation, content, policy.
  [
    /block ?-?list\w{0,20}|black ?-?list\w{0,20}|deny ?-?list\w{0,20}|\b(?:rbl|dnsbl|drbl|uribl|surbl)\b|spamhaus|spamcop|barracuda|abuseat|cloudmark|\bbann?ed\b|reputation|(?<!not )listed (?:in|on|at|as|by)|\babus\w{1,20}|blocked\b|\bblock(?:s|ing)?\b|bloquee|envelope rejected|go away/,
    'sender',
    'sisimai blocked and badreputation',
  ],
  [
    /\b(?:anti-?)?spam\w{0,20}|unsolicited|\bbulk\b|mass mail|phish\w{0,20}|\bjunk\b|suspicious|virus|infected|malware|malicious|attachment|\bcontent\b|advertis\w{0,20}|recurrent pattern|message (?:was |is )?(?:filtered|not accepted for|rejected due)|mail rejete/,
    'sender',
    'sisimai spamdetected and virusdetected',
  ],
  [
    /polic(?:y|ies)|prohibit\w{0,20}|organi[sz]ation(?:al)? settings|security (?:reasons|settings)|user rules|members?[- ]only|newsletter|wish(?:es)? to receive|allow(?:ed)?[- ]?list|user[- ]agent|(?:invalid|bad|unknown) (?:command|error|reason)|mailing list|not (?:subscribed|accepting (?:any )?mail)|only accept\w{0,20} mail from|preferences|compliant|protocol violation|mime\b|header|syntax error|bad (?:address )?syntax|must issue|unrecogni[sz]ed command|command not/,
    'sender',
    'sisimai policyviolation and filtered; RFC 5321 4.2.2',
  ],
  [
    /(?:message|mail|line|header)(?: file)? (?:size|length|limit)|message .{0,20}too (?:large|big|long)|size (?:limit|exceed\w{0,20}|of the message)|taille limite|inbound message size/,
    'message',
    'RFC 3463 X.3.4; sisimai mesgtoobig',
  ],
  [
    /maintenance|being (?:moved|migrated)|service (?:is )?(?:temporarily )?unavailable|(?:configuration|name ?server) (?:problem|failure)|\bloop(?:s|ing)?\b|configuration error|misconfigur\w{0,20}|internal (?:server )?error|system (?:error|problem|full|config)|command (?:died|failed|output)|procmail|maildrop|queue|timed? ?out|timeout|unreachable|lost connection|no route to/,
    'full',
    'sisimai systemerror, networkerror and expired',
  ],

  [
    /\b(?:look(?:ing)?[- ]?up|lookup|verification|verify|check|ldap|directory|database|backend)\b.{0,40}\b(?:fail\w{0,20}|unavailable|error|down|not reachable|not available)\b|\b(?:unable|could not|cannot|can't) (?:to )?(?:look ?up|check|query|verify)\b/,
    'full',
    'Postfix, Exim and Dovecot, a table that cannot be read; sisimai systemerror',
  ],
  [
    /^(?!.{0,1000}(?:recipient|mailbox|\buser|addr@|mail account|this account)).{0,1000}\baccount\b.{0,30}\b(?:suspended|disabled|inactive|locked|terminated|de-?activated|blocked)/,
    'unavailable',
    'hosting relays: an account that may be the sender’s',
  ],

  [/\brecipient(?:'s)? domain\b/, 'domain', 'Postfix, a domain that a relay does not know'],

  // Rejected recipients.
  [
    new RegExp(String.raw`\b${recipientWords}\b(?![._]\w).{0,50}${missingWords}\b`),
    'receiver',
    'RFC 3463 X.1.1 and X.2.1; sisimai userunknown and suspend',
  ],
  [
    new RegExp(
      String.raw`\b(?:unknown|no such|no valid|invalid|invalid or unknown|bad|non-?existent|not a (?:valid|known)|not our|isn't a valid|incorrect|illegal|inactive|de-?activated|disabled|undeliverable|no|wrong)[- ](?:\S{1,20} )?${recipientWords}\b(?! of sender)`,
    ),
    'receiver',
    'RFC 3463 X.1.1; sisimai userunknown',
  ],
  [
    /addr@[^a-z]{0,8}(?:was |is |has been |are )?(?:not (?:found|known|exist|valid|an?\b|listed|here|local)|unknown|doesn't exist|does not exist|no longer)|no one at this address|no longer accepts mail|(?:has|have) moved|mailbox name not allowed|not (?:in )?(?:my )?(?:\w{0,5}rcptto|recipient list)|badrcptto|validrcptto|envelope recipient has been denied|name is not recognized|not (?:listed|found) in (?:.{0,20})(?:directory|address book|recipient)|recipient not (?:ok|accepted)|unknown local|no account by|not a local address|there is no such/,
    'receiver',
    'qmail, Domino, Exchange 2003, Rackspace; sisimai userunknown',
  ],
  [
    new RegExp(
      `${foreignRecipientWords}.{0,40}${foreignMissingWords}|${foreignMissingWords}.{0,20}${foreignRecipientWords}|nessun utente|kein benutzer`,
    ),
    'receiver',
    'Orange, T-Online, Aruba, Telefonica; sisimai userunknown',
  ],
  [
    /^[\w.-]{1,200}\.[a-z]{2,20} does not exist|domain (?:name )?(?:does not exist|not found|is not reachable|must exist|unknown)|no such domain|unknown (?:domain|host)|host (?:or domain name )?(?:not found|unknown)|name (?:service|server)|unrout(?:e)?able|null ?mx|does not accept mail|mail receiving disabled|no mx|dns record/,
    'domain',
    'Postfix, Sendmail; RFC 7505; sisimai hostunknown',
  ],
  [
    /mailbox (?:is )?(?:unavailable|unavaiable|not available)/,
    'unavailable',
    'RFC 5321 4.2.2, GMX and WEB.DE',
  ],
  [/recipient (?:address )?rejected[. ]*$/, 'unavailable', 'Postfix, check without a text'],
  [/5\.1\.0 address rejected/, 'receiver', 'Cisco Secure Email, RAT and LDAP acceptance'],
  [
    /denied|refus\w{0,20}|forbidden|not (?:allowed|permitted|accepted|welcome)|restrict\w{0,20}|filter\w{0,20}|den(?:y|ies)/,
    'sender',
    'generic refusals',
  ],
];
