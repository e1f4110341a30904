const timeZone = 'Europe/Copenhagen';

/** Converts a local time in Copenhagen, in WordPress's format, to UTC in the same format. */
export function toGmt(local: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const first = asUtc - offsetMs(asUtc);
  // Uses the offset at the resulting time, which is correct on both sides of a clock change.
  return new Date(asUtc - offsetMs(first)).toISOString().slice(0, 19);
}

const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

function offsetMs(moment: number): number {
  const name = format.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
