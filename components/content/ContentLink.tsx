import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { visuallyHidden } from '#styled/patterns';
import { readLink } from './readLink.ts';

type Props = {
  link: Parameters<typeof readLink>[0];
  /** Target of the link for screen readers, because several links of a page can have the same text. */
  about?: string | null | undefined;
  className?: string;
};

/** Editor's link on a separate line. Renders only the text if the server rejected the URL. */
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
