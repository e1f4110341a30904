import { dateFormat } from '#locales/formatters.ts';
import { useDateCode } from '../content/useDateCode.ts';

const timeZone = 'Europe/Copenhagen';

type Props = {
  /** UTC as WordPress writes it, without a zone. */
  dateGmt: string | null | undefined;
  className?: string | undefined;
};

/** The day an article was published, as it was in Copenhagen, in the reader's language; nothing for no date. */
export function PublishedDate({ dateGmt, className }: Props) {
  const dateCode = useDateCode();
  const time = new Date(`${dateGmt}Z`.replace(/ZZ$/, 'Z'));
  if (!dateGmt || Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={time.toISOString()} className={className}>
      {dateFormat(dateCode, { dateStyle: 'long', timeZone }).format(time)}
    </time>
  );
}
