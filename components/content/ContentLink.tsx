import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { readLink } from './readLink.ts';

type Props = { link: Parameters<typeof readLink>[0]; className?: string };

/** An editor's link on a line of its own; its words alone where the server refused the address. */
export function ContentLink({ link: key, className }: Props) {
  const link = readLink(key);
  if (!link?.title || link.url == null) return null;
  if (link.url === '') return <p className={className}>{link.title}</p>;
  return (
    <p className={className}>
      <Link href={link.url} target={link.target} className={standaloneLink}>
        {link.title}
        <Icon name={link.target === '_blank' ? 'external' : 'arrow-right'} />
      </Link>
    </p>
  );
}
