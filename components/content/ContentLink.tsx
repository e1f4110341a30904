import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { visuallyHidden } from '#styled/patterns';
import { readLink } from './readLink.ts';

type Props = {
  link: Parameters<typeof readLink>[0];
  /** What it leads to, for those who meet the link alone: several on a page may have the same words. */
  about?: string | null | undefined;
  className?: string;
};

/** An editor's link on a line of its own; its words alone where the server refused the address. */
export function ContentLink({ link: key, about, className }: Props) {
  const link = readLink(key);
  if (!link?.title || link.url == null) return null;
  if (link.url === '') return <p className={className}>{link.title}</p>;
  return (
    <p className={className}>
      <Link href={link.url} target={link.target} className={standaloneLink}>
        {link.title}
        {about && <span className={visuallyHidden()}>: {about}</span>}
        <Icon name={link.target === '_blank' ? 'external' : 'arrow-right'} />
      </Link>
    </p>
  );
}
