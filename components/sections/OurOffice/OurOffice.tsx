import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { isMap } from '#components/drawing/hasDrawing.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Section } from '#components/ui/Section/Section.tsx';
import { css, cx } from '#styled/css';
import type { OurOffice_section$key } from './__generated__/OurOffice_section.graphql.ts';
import { readLink } from '#components/content/readLink.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import type { Office_office$key } from './__generated__/Office_office.graphql.ts';

type Props = { section: OurOffice_section$key };

const styles = {
  band: css({ overflow: 'hidden' }),
  tall: css({ lg: { display: 'grid', alignItems: 'center', minHeight: '560px' } }),
  map: css({
    position: 'relative',
    aspectRatio: '1 / 1',
    overflow: 'hidden',
    sm: { aspectRatio: '4 / 3' },
    // Maximum size at which the map is detailed enough.
    lg: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      width: 'calc(token(sizes.inner) * 7 / 12 + token(sizes.bleed))',
      aspectRatio: 'auto',
    },
  }),
  image: css({ position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' }),
  card: css({
    padding: '40px token(spacing.gutter) 64px',
    lg: {
      width: 'calc(token(sizes.inner) * 4.4 / 12 + token(sizes.bleed))',
      paddingBlock: '18',
      paddingInline: 'token(spacing.bleed) 0',
    },
  }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  subtitle: css({ marginTop: '3', color: 'text.muted' }),
  offices: css({ display: 'grid', gap: '7', '* + &': { marginTop: '4' } }),
  /** Description, in which coordinates are in italics. */
  description: css({ marginTop: '5', color: 'text.muted', '& em': { color: 'accent.text' } }),
};

/** Company's offices beside a dark map that extends to the viewport's edge. */
export function OurOffice({ section }: Props) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment OurOffice_section on PageElementsSectionElementsOurOfficeLayout {
        label
        title
        subtitle
        description
        offices {
          name
          address
          image {
            node {
              drawing {
                kind
              }
              ...Media_media
            }
          }
          ...Office_office
        }
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  const offices = (data.offices ?? []).flatMap((office) => (office?.name || office?.address ? [office] : []));
  if (offices.length === 0) return null;
  const map = offices.find((office) => office.image)?.image?.node;

  return (
    <Section
      tone="night"
      spacing="none"
      labelledBy={title ? titleId : undefined}
      className={cx(styles.band, map && styles.tall)}
    >
      {map && (
        <div className={styles.map}>
          <Media
            media={map}
            isBare
            className={isMap(map) ? undefined : styles.image}
            sizes="(min-width: 1024px) 64vw, 134vw"
          />
        </div>
      )}
      <div className={styles.card}>
        {label && <p className={styles.label}>{label}</p>}
        {title && (
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
        )}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <ul className={styles.offices}>
          {offices.map((office, index) => (
            <Office key={`${index} ${office.name}`} office={office} isNamed={!title || offices.length > 1} />
          ))}
        </ul>
        {description && <RichText html={description} className={styles.description} />}
      </div>
    </Section>
  );
}

type OfficeProps = {
  office: Office_office$key;
  /** Whether the office's name is a heading. A single office below a title needs no heading. */
  isNamed: boolean;
};

const officeStyles = {
  office: css({ overflowWrap: 'break-word' }),
  address: css({ fontStyle: 'normal', whiteSpace: 'pre-line', color: 'text.muted' }),
  phone: css({ display: 'block', marginTop: '2', fontVariantNumeric: 'tabular-nums' }),
  link: css({ marginTop: '4' }),
};

/** One office: the address with its line breaks, the phone number and directions. */
function Office({ office, isNamed }: OfficeProps) {
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
    <li className={officeStyles.office}>
      {name && (isNamed || !address) && (
        <Heading level={3} look="h4">
          {name}
        </Heading>
      )}
      {address && <address className={officeStyles.address}>{address}</address>}
      {phone && (
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={officeStyles.phone}>
          {phone}
        </Link>
      )}
      {mapLink?.url && mapLink.title && (
        <Link
          href={mapLink.url}
          target={mapLink.target}
          className={cx(standaloneLink, officeStyles.link)}
          showsExternalIcon
        >
          {mapLink.title}
          {mapLink.target !== '_blank' && <Icon name="arrow-right" />}
        </Link>
      )}
    </li>
  );
}
