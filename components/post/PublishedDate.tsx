import { graphql, useFragment } from 'react-relay';
import { dateFormat } from '#locales/formatters.ts';
import { useDateCode } from '#components/content/useDateCode.ts';
import type { PublishedDate_post$key } from './__generated__/PublishedDate_post.graphql.ts';

const timeZone = 'Europe/Copenhagen';
/** Swedish dates are ISO 8601's. */
const isoDay = dateFormat('sv-SE', { dateStyle: 'short', timeZone });

type Props = { post: PublishedDate_post$key; className?: string | undefined };

/**
 * The day an article was published, as it was in Copenhagen, in the reader's language; nothing for no date. A draft has
 * no time in UTC: its day is the one that WordPress gives it.
 */
export function PublishedDate({ post, className }: Props) {
  const dateCode = useDateCode();
  const { date, dateGmt } = useFragment(
    graphql`
      fragment PublishedDate_post on Post {
        date
        dateGmt
      }
    `,
    post,
  );
  const published = timeOf(dateGmt) ?? dayOf(date);
  if (published === undefined) return null;
  return (
    <time dateTime={published.code} className={className}>
      {dateFormat(dateCode, { dateStyle: 'long', timeZone }).format(published.time)}
    </time>
  );
}

type Published = { time: Date; code: string };

/** The day of a time in UTC, which WordPress writes without its zone. */
function timeOf(dateGmt: string | null | undefined): Published | undefined {
  const time = new Date(`${dateGmt}Z`.replace(/ZZ$/, 'Z'));
  return dateGmt && !Number.isNaN(time.getTime()) ? { time, code: isoDay.format(time) } : undefined;
}

/** The day of a time in Copenhagen; noon keeps it that day. */
function dayOf(date: string | null | undefined): Published | undefined {
  const code = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  const time = new Date(`${code}T12:00:00Z`);
  return code !== undefined && !Number.isNaN(time.getTime()) ? { time, code } : undefined;
}
