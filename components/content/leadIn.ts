/** Line such as “Day 2: put one in a device”, split at the colon. */
export type LeadIn = { lead: string | undefined; rest: string };

const maxLead = 48;

/** Splits a line at its first colon if only a few words precede the colon; otherwise `lead` is undefined. */
export function splitLeadIn(line: string): LeadIn {
  const [, lead, rest] = /^([^:\n]+):\s+(\S[\s\S]*)$/.exec(line.trim()) ?? [];
  return lead && rest && lead.length <= maxLead ? { lead, rest } : { lead: undefined, rest: line.trim() };
}
