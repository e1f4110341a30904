let second = Number.NaN;
let prefix = '';

/** A time as `Date.toISOString` writes it, which is asked for once a second: a log needs one for each of its lines. */
export function isoTime(ms: number): string {
  const itsSecond = Math.floor(ms / 1000);
  if (itsSecond !== second) {
    second = itsSecond;
    prefix = new Date(itsSecond * 1000).toISOString().slice(0, -'000Z'.length);
  }
  return `${prefix}${String(ms - itsSecond * 1000).padStart(3, '0')}Z`;
}
