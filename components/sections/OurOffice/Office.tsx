import { graphql, useFragment } from 'react-relay';
import { readLink } from '#components/content/readLink.ts';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { css, cx } from '#styled/css';
import type { Office_office$key } from './__generated__/Office_office.graphql.ts';

type Props = {
  office: Office_office$key;
  /** Draws the office's name as a heading: with a title above and one office, the address says it. */
  isNamed: boolean;
};

const styles = {
  office: css({ overflowWrap: 'break-word' }),
  address: css({ fontStyle: 'normal', whiteSpace: 'pre-line', color: 'text.muted' }),
  phone: css({ display: 'block', marginTop: '2', fontVariantNumeric: 'tabular-nums' }),
  link: css({ marginTop: '4' }),
};

/** One office: address as written, telephone, the way there. */
export function Office({ office, isNamed }: Props) {
  const data = useFragment(
    graphql`
      fragment Office_office on PageElementsSectionElementsOffices {
        name
        address
        phone
        mapLink {
          ...readLink_link
        }
      }
    `,
    office,
  );
  const { name, address, phone } = data;
  const mapLink = readLink(data.mapLink);
  return (
    <li className={styles.office}>
      {name && (isNamed || !address) && (
        <Heading level={3} look="h4">
          {name}
        </Heading>
      )}
      {address && <address className={styles.address}>{address}</address>}
      {phone && (
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
          {phone}
        </Link>
      )}
      {mapLink?.url && mapLink.title && (
        <Link
          href={mapLink.url}
          target={mapLink.target}
          className={cx(standaloneLink, styles.link)}
          showsExternalIcon
        >
          {mapLink.title}
          {mapLink.target !== '_blank' && <Icon name="arrow-right" />}
        </Link>
      )}
    </li>
  );
}
