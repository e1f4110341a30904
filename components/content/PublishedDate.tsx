import { brand } from '#brand/brand.ts';
import { graphql, useFragment } from 'react-relay';
import { useDateCode } from './useIsoCode.ts';
import { dateFormat } from '#locales/formatters.ts';
import type { PublishedDate_post$key } from './__generated__/PublishedDate_post.graphql.ts';

const { timeZone } = brand;
/** Swedish dates are formatted as ISO 8601. */
const isoDay = dateFormat('sv-SE', { dateStyle: 'short', timeZone });

type Props = { post: PublishedDate_post$key; className?: string | undefined };

/**
 * Date of an article in the company's time zone and the reader's language. Renders nothing without a date. Uses the
 * local date of a draft, which has no GMT date yet.
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

/** Parses a GMT date, which WordPress writes without a zone. */
function timeOf(dateGmt: string | null | undefined): Date | undefined {
  return dateGmt ? validTime(`${dateGmt}Z`.replace(/ZZ$/, 'Z')) : undefined;
}

/** Returns noon of a local date, so that time zones do not change the day. */
function noonOf(date: string | null | undefined): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  return day === undefined ? undefined : validTime(`${day}T12:00:00Z`);
}

function validTime(text: string): Date | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
