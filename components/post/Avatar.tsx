import { contentHostPath } from '#schema/images.ts';
import { initialsOf } from '#components/content/initialsOf.ts';
import { Image } from '#components/ui/Image/Image.tsx';
import { css } from '#styled/css';

const circle = { width: '10', height: '10', borderRadius: '50%', flex: 'none' } as const;

const styles = {
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

/** A person's picture, or their initials. The name stands beside it. */
export function Avatar({ name, url }: { name: string; url: string | null | undefined }) {
  const picture = ownPicture(url);
  return picture ? (
    <Image src={picture} alt="" width={40} height={40} preset="avatar" className={styles.picture} />
  ) : (
    <span aria-hidden="true" className={styles.initials}>
      {initialsOf(name)}
    </span>
  );
}

/** The picture's address if it is on the content host: WordPress names a third party's otherwise, which is never asked. */
export function ownPicture(url: string | null | undefined): string | undefined {
  return url?.startsWith(`${contentHostPath}/`) ? url : undefined;
}
