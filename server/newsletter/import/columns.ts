/** What a row of another tool's export says of an address. */
export type ImportState = 'active' | 'left' | 'bounced' | 'waiting';

/** Where the columns of a file are; an index of its header. */
export type Columns = {
  email: number;
  locale: number | undefined;
  status: number | undefined;
  /** Columns that hold when somebody agreed, by the old tool's names; they become part of the proof. */
  times: number[];
  /** Mailchimp's own two, of which a contact who agreed has one at least; undefined in any other file. */
  agreed: readonly [optedIn: number, confirmed: number] | undefined;
  /** What the file is about as a whole, as the old tool's own columns tell: it exports each state by itself. */
  whole: ImportState;
};

const emailNames = ['emailaddress', 'email', 'subscriberemail', 'emailadresse', 'mail', 'epost'];
const localeNames = ['locale', 'language', 'lang', 'preferredlanguage', 'sprog', 'sprache'];
const statusNames = ['status', 'subscriptionstatus', 'emailmarketing', 'emailsubscriptionstatus', 'state'];
const timeNames = ['optintime', 'confirmtime', 'subscribedat', 'addedtime', 'createdat', 'confirmedat'];
const leftNames = ['unsubtime', 'unsubscribedat'];
const bouncedNames = ['cleantime'];

/** Finds the columns by the names that Mailchimp, listmonk, Brevo and our own export give them. */
export function findColumns(header: readonly string[], emailColumn?: string): Columns | undefined {
  const names = header.map(plain);
  const find = (wanted: readonly string[]) => {
    const index = wanted.map((name) => names.indexOf(name)).find((position) => position !== -1);
    return index;
  };
  const email = emailColumn === undefined ? find(emailNames) : find([plain(emailColumn)]);
  if (email === undefined) return undefined;
  const optedIn = find(['optintime']);
  const confirmed = find(['confirmtime']);
  return {
    email,
    locale: find(localeNames),
    status: find(statusNames),
    times: timeNames.map((name) => names.indexOf(name)).filter((position) => position !== -1),
    agreed: optedIn === undefined || confirmed === undefined ? undefined : [optedIn, confirmed],
    whole: find(leftNames) !== undefined ? 'left' : find(bouncedNames) !== undefined ? 'bounced' : 'active',
  };
}

const states: Readonly<Record<string, ImportState>> = {
  active: 'active',
  enabled: 'active',
  subscribed: 'active',
  confirmed: 'active',
  unsubscribed: 'left',
  blocklisted: 'left',
  blacklisted: 'left',
  disabled: 'left',
  optedout: 'left',
  bounced: 'bounced',
  cleaned: 'bounced',
  hardbounce: 'bounced',
  pending: 'waiting',
  unconfirmed: 'waiting',
};

/** The state that a status column names; undefined for a word that no tool we know writes. */
export function stateOf(status: string): ImportState | undefined {
  return states[plain(status)];
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
