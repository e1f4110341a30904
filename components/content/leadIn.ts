/** A line such as “Day 2: put one in a device”, taken apart where the editor put the colon. */
export type LeadIn = { lead: string | undefined; rest: string };

const maxLead = 48;

/** Finds the few words before a line's first colon; a line without one has no lead. */
export function splitLeadIn(line: string): LeadIn {
  const [, lead, rest] = /^([^:\n]+):\s+(\S[\s\S]*)$/.exec(line.trim()) ?? [];
  return lead && rest && lead.length <= maxLead ? { lead, rest } : { lead: undefined, rest: line.trim() };
}
