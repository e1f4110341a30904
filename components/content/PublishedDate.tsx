import { brand } from '#brand/brand.ts';
import { graphql, useFragment } from 'react-relay';
import { useDateCode } from './useIsoCode.ts';
import { dateFormat } from '#locales/formatters.ts';
import type { PublishedDate_post$key } from './__generated__/PublishedDate_post.graphql.ts';

const { timeZone } = brand;
/** Swedish dates are ISO 8601's. */
const isoDay = dateFormat('sv-SE', { dateStyle: 'short', timeZone });

type Props = { post: PublishedDate_post$key; className?: string | undefined };

/**
 * The day an article was published, as it was where the company is, in the reader's language; nothing for no date. A draft has
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
  const time = timeOf(dateGmt) ?? noonOf(date);
  if (time === undefined) return null;
  return (
    <time dateTime={isoDay.format(time)} className={className}>
      {dateFormat(dateCode, { dateStyle: 'long', timeZone }).format(time)}
    </time>
  );
}

/** A time in UTC, which WordPress writes without its zone. */
function timeOf(dateGmt: string | null | undefined): Date | undefined {
  return dateGmt ? validTime(`${dateGmt}Z`.replace(/ZZ$/, 'Z')) : undefined;
}

/** Of a time there its day, which noon stays in. */
function noonOf(date: string | null | undefined): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  return day === undefined ? undefined : validTime(`${day}T12:00:00Z`);
}

function validTime(text: string): Date | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
