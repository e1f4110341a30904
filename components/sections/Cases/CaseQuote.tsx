import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { readLink } from '#components/content/readLink.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { inkMark } from '#components/ui/Image/markStyles.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { css, cx } from '#styled/css';
import type { CaseQuote_case$key } from './__generated__/CaseQuote_case.graphql.ts';

type Props = { case: CaseQuote_case$key };

/** Length in characters above which a quote is set in a smaller font size. */
const longQuote = 120;

const styles = {
  quote: css({ textStyle: 'quote', overflowWrap: 'break-word', '&:lang(de)': { hyphens: 'auto' } }),
  long: css({ fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.375rem)', lineHeight: '1.16' }),
  who: css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', marginTop: '9' }),
  portrait: css({ width: '16', height: '16', borderRadius: '50%', objectFit: 'cover', flex: 'none' }),
  logo: css({ width: 'auto', height: '10', flex: 'none' }),
  name: css({ display: 'block', fontWeight: '600', lineHeight: '1.3' }),
  role: css({
    display: 'block',
    textStyle: 'small',
    color: 'text.muted',
    _firstLetter: { textTransform: 'uppercase' },
  }),
  link: css({ marginInlineStart: { sm: 'auto' } }),
};

/** Quote from a customer in large italics, with the person's portrait or the customer's logo. */
export function CaseQuote({ case: key }: Props) {
  const data = useFragment(
    graphql`
      fragment CaseQuote_case on PageElementsSectionElementsCases {
        title
        description
        image {
          node {
            ...Media_media
          }
        }
        logo {
          node {
            ...Media_media
          }
        }
        link {
          ...readLink_link
        }
      }
    `,
    key,
  );
  const { title, description, image, logo } = data;
  const link = readLink(data.link);
  const [name, ...role] = (title ?? '').split(', ');
  return (
    <figure>
      <blockquote>
        <p
          className={cx(styles.quote, withoutFieldPath(description ?? '').length > longQuote && styles.long)}
        >
          {description}
        </p>
      </blockquote>
      <figcaption className={styles.who}>
        {image ? (
          <Media media={image.node} alt="" className={styles.portrait} sizes="64px" />
        ) : (
          <Media
            media={logo?.node}
            alt={role.length > 0 ? '' : (name ?? '')}
            className={cx(styles.logo, inkMark)}
            sizes="200px"
          />
        )}
        {name && (image || !logo || role.length > 0) && (
          <div>
            <b className={styles.name}>{name}</b>
            {role.length > 0 && <span className={styles.role}>{role.join(', ')}</span>}
          </div>
        )}
        {link?.url && link.title && (
          <Link href={link.url} target={link.target} className={cx(standaloneLink, styles.link)}>
            {link.title}
            <Icon name="arrow-right" />
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
