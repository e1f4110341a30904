import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { css } from '#styled/css';
import { CopyLink } from './CopyLink.tsx';
import { shareUrls } from './shareUrls.ts';

type Props = {
  /** The article's absolute address. */
  url: string;
  title: string;
};

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  marginTop: '6',
  fontSize: '.9375rem',
  lineHeight: '1.5',
  _print: { display: 'none' },
});

/** Ways to hand an article on. */
export function ShareLinks({ url, title }: Props) {
  const { t } = useLingui();
  const { mail, linkedin, x } = shareUrls({ url, title });
  return (
    <ul
      className={links}
      aria-label={t({ message: 'Share', comment: 'Name of the links that share an article' })}
    >
      <li>
        <Link href={linkedin} target="_blank" showsExternalIcon className={standaloneLink}>
          <Trans>Share on LinkedIn</Trans>
        </Link>
      </li>
      <li>
        <Link href={x} target="_blank" showsExternalIcon className={standaloneLink}>
          <Trans>Share on X</Trans>
        </Link>
      </li>
      <li>
        <Link href={mail} className={standaloneLink}>
          <Trans>Send by mail</Trans>
        </Link>
      </li>
      <CopyLink url={url} />
    </ul>
  );
}
