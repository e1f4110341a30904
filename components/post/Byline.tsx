import { graphql, useFragment } from 'react-relay';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { contentHostPath } from '#schema/images.ts';
import { initialsOf } from '#components/content/initialsOf.ts';
import { Image } from '#components/ui/Image/Image.tsx';
import { PublishedDate } from '#components/content/PublishedDate.tsx';
import type { Byline_post$key } from './__generated__/Byline_post.graphql.ts';

const styles = {
  byline: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 28px',
    alignItems: 'center',
    marginTop: '8',
    fontSize: '.9375rem',
    color: 'text.muted',
    _empty: { display: 'none' },
    // On phones, date and reading time share the line below the name.
    smDown: { gap: '8px 20px', '& > :not(:first-child)': { textStyle: 'caption' } },
  }),
  person: css({
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    fontWeight: '600',
    color: 'text',
    smDown: { flex: '1 0 100%' },
  }),
};

/** Author, date and reading time of an article, if they are known. */
export function Byline({ post, isBrief = false }: { post: Byline_post$key; isBrief?: boolean }) {
  const data = useFragment(
    graphql`
      fragment Byline_post on Post {
        author {
          node {
            name
            avatar {
              url
            }
          }
        }
        reading: seo {
          readingTime
        }
        ...PublishedDate_post
      }
    `,
    post,
  );
  const { author, reading } = data;
  const { name, avatar } = author?.node ?? {};
  return (
    <div className={styles.byline}>
      {name && (
        <span className={styles.person}>
          <Avatar name={name} url={avatar?.url} />
          {name}
        </span>
      )}
      <PublishedDate post={data} />
      {Boolean(reading?.readingTime) && (
        <span>
          <ReadingTime minutes={reading?.readingTime} isLong={!isBrief} />
        </span>
      )}
    </div>
  );
}

type Props = {
  minutes: number | null | undefined;
  /** Whether the time is a phrase instead of an abbreviation. */
  isLong?: boolean;
};

/** Reading time of an article as WordPress calculates it. Renders nothing if it is missing. */
export function ReadingTime({ minutes, isLong = false }: Props) {
  const { t } = useLingui();
  const count = Math.round(minutes ?? 0);
  if (count < 1) return null;
  return isLong
    ? t({
        message: plural(count, { one: '#-minute read', other: '#-minute read' }),
        comment: 'Reading time of an article',
      })
    : t({ message: `${count} min`, comment: 'Short form of the reading time of an article' });
}

const circle = { width: '10', height: '10', borderRadius: '50%', flex: 'none' } as const;

const avatar = {
  picture: css({ ...circle, objectFit: 'cover', objectPosition: '50% 22%' }),
  initials: css({
    ...circle,
    display: 'grid',
    placeItems: 'center',
    background: 'surface.tint',
    fontSize: '.8125rem',
    fontWeight: '600',
    color: 'text',
  }),
};

/** Picture of a person, or the person's initials. Decorative, because the name is beside it. */
function Avatar({ name, url }: { name: string; url: string | null | undefined }) {
  const picture = ownPicture(url);
  return picture ? (
    <Image src={picture} alt="" width={40} height={40} preset="avatar" className={avatar.picture} />
  ) : (
    <span aria-hidden="true" className={avatar.initials}>
      {initialsOf(name)}
    </span>
  );
}

/** Returns the picture's URL if it is on the content host. Other pictures are Gravatar's, which are never requested. */
export function ownPicture(url: string | null | undefined): string | undefined {
  return url?.startsWith(`${contentHostPath}/`) ? url : undefined;
}
