import { Icon } from '../ui/Icon/Icon.tsx';
import { Link } from '../ui/Link/Link.tsx';
import { standaloneLink } from '../ui/Link/linkStyles.ts';

/** A link field of the content backend. */
export type LinkContent =
  | { readonly url?: string | null; readonly title?: string | null; readonly target?: string | null }
  | null
  | undefined;

type Props = { link: LinkContent; className?: string };

/** An editor's link on a line of its own; its words alone where the server refused the address. */
export function ContentLink({ link, className }: Props) {
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
