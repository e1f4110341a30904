import { useData } from 'vike-react/useData';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import type { QrPageData } from './+data.ts';

/** Page with the site's URL as a QR code. */
export function Page() {
  return <QrCodeSheet {...useData<QrPageData>().qr} />;
}

const styles = {
  page: css({
    display: 'grid',
    gap: { base: '10', lg: '16' },
    gridTemplateColumns: { lg: '7fr 4fr' },
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBlock: { base: 'clamp(48px, 6vw, 96px)', _print: '0' },
  }),
  lead: css({ textStyle: 'lead', color: 'text.muted', marginTop: '5.5', maxWidth: '33.5em' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8', _print: { display: 'none' } }),
  hint: css({ textStyle: 'caption', color: 'text.muted', marginTop: '4', _print: { display: 'none' } }),
  // The only rotated element of the site: it looks like a label stuck to a device.
  label: css({
    background: 'highlight',
    borderRadius: 'panel',
    padding: '5',
    width: '100%',
    maxWidth: '420px',
    justifySelf: { lg: 'end' },
    transform: { lg: 'rotate(-2deg)', _print: 'none' },
  }),
  sheet: cx(card({ look: 'sheet' }), css({ color: 'ink', padding: '22px 24px 24px' })),
  code: css({ width: '100%', height: 'auto', aspectRatio: '1' }),
  address: css({
    marginTop: '4',
    paddingTop: '4',
    borderTop: '1px solid token(colors.ink)',
    fontSize: '1.375rem',
    fontWeight: '600',
    fontStretch: '82%',
    letterSpacing: '-.02em',
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
  }),
};

type Props = {
  /** URL that the code contains. */
  address: string;
  /** Path of `address`, without the origin. */
  home: string;
  /** URL of the SVG. */
  drawing: string;
};

/** Label with a QR code to scan from the screen, print or download. */
function QrCodeSheet({ address, home, drawing }: Props) {
  const { t } = useLingui();
  const host = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (
    <Container className={styles.page}>
      <div>
        <Heading level={1}>
          <Trans>Scan to take this site with you</Trans>
        </Heading>
        <p className={styles.lead}>
          <Trans>Point your phone’s camera at the code to open the address printed below it.</Trans>
        </p>
        <div className={styles.buttons}>
          <a href={drawing} download className={button({ look: 'purple', size: 'lg' })}>
            <Icon name="download" />
            <Trans>Download QR code</Trans>
          </a>
          <ButtonLink href={home} look="outline" size="lg">
            <Trans>Open the website</Trans>
          </ButtonLink>
        </div>
        <p className={styles.hint}>
          <Trans>
            The download is an SVG that stays sharp at any size. You can also print this page as a label.
          </Trans>
        </p>
      </div>
      <div className={styles.label}>
        <div className={styles.sheet}>
          <img
            src={drawing}
            alt={t({
              message: `QR code for ${host}`,
              comment: 'The placeholder is an address without https',
            })}
            width={360}
            height={360}
            className={styles.code}
          />
          <p className={styles.address}>{host}</p>
        </div>
      </div>
    </Container>
  );
}
