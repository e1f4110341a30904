import { useLingui } from '@lingui/react/macro';
import * as parts from '#brand/parts.ts';
import { leadId, leadPagePath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import type { FooterContent } from '#schema/siteContent.ts';
import { CookieButton } from '#components/consent/CookieButton.tsx';
import { SearchLink } from '#components/search/SearchLink.tsx';
import { NewsletterSignUp } from './NewsletterSignUp.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { LanguageMenu } from '#components/site/language/LanguageMenu.tsx';
import { Logo } from '#components/site/Logo.tsx';
import { BottomBanner } from '#components/page/connection/BottomBanner.tsx';
import { usePage } from '#components/page/usePage.ts';
import { cx, css } from '#styled/css';

const styles = {
  footer: css({
    position: 'relative',
    '&.night': { background: 'inkDeep' },
    _before: {
      content: '""',
      display: 'block',
      height: 'edge',
      borderBlock: '1px solid token(colors.strong.night)',
      background: 'token(gradients.edge)',
    },
  }),
  top: css({
    display: 'grid',
    gap: { base: '12', xl: '24' },
    paddingBlock: { base: '72px 64px', xl: '112px 88px' },
  }),
  besideSignUp: css({ gridTemplateColumns: { xl: '5fr 7fr' } }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, auto)' },
    justifyContent: { md: 'space-between' },
    gap: '36px 24px',
  }),
  groupTitle: css({ fontSize: '.9375rem', fontWeight: '600', marginBottom: '3' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    fontSize: '.9375rem',
    color: 'text.muted',
    textDecoration: 'none',
    _hover: {
      color: 'white',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1px',
    },
  }),
  highlighted: css({ color: 'success' }),
  base: css({
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { md: '1fr auto', lg: '1fr 1.2fr auto auto' },
    alignItems: 'center',
    paddingBlock: '32px 40px',
    borderTop: '1px solid token(colors.border)',
    fontSize: '.875rem',
    color: 'text.muted',
    // Excludes the list of languages, which has its own background.
    '& a:where(:not(details a))': { color: 'cool' },
  }),
  address: css({ fontStyle: 'normal', lineHeight: '1.6' }),
  social: css({ display: 'flex', gap: '2' }),
  socialLink: css({
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    border: '1px solid token(colors.strong.foot)',
    borderRadius: 'control',
    _hover: { borderColor: 'pale' },
    '& svg': { width: '4.5', height: '4.5' },
  }),
  copyright: css({ display: 'flex', flexWrap: 'wrap', gap: '6px 20px', gridColumn: '1 / -1' }),
};

/** Footer of the site: newsletter, menus, address, languages, social links, copyright. */
export function SiteFooter() {
  const { t } = useLingui();
  const { data, locale } = usePage();
  const { footer } = data.site;
  return (
    <footer className={cx('night', styles.footer)}>
      {parts.leadForm && (
        <BottomBanner id={leadId}>
          <a href={localisePath(leadPagePath, locale)}>
            {t({ message: 'Talk to us', comment: 'Heading of the form for new customers' })}
          </a>
        </BottomBanner>
      )}
      <Container className={cx(styles.top, parts.newsletter && styles.besideSignUp)}>
        {parts.newsletter && <NewsletterSignUp />}
        <nav
          className={styles.columns}
          aria-label={t({ message: 'Footer', comment: 'Name of the footer navigation' })}
        >
          {footer.menu.map((group) => (
            <FooterGroup key={group.title} group={group} />
          ))}
        </nav>
      </Container>
      <Container>
        <div className={styles.base}>
          <Logo isOnDark />
          <address className={styles.address}>
            {footer.company_address.map(({ group }, index) => (
              <div key={index}>{group.map(({ text }) => text).join(', ')}</div>
            ))}
          </address>
          <LanguageMenu place="footer" />
          <div className={styles.social}>
            {footer.socials.map(({ link, icon, alt_text }) => (
              <Link
                key={link}
                href={link}
                target="_blank"
                className={styles.socialLink}
                aria-label={alt_text || icon}
              >
                <Icon name={icon === 'youtube' ? 'youtube' : icon === 'linkedin' ? 'linkedin' : 'link'} />
              </Link>
            ))}
            {parts.siteSearch && <SearchLink className={styles.socialLink} />}
            {parts.consent && <CookieButton />}
          </div>
          <p className={styles.copyright}>
            {footer.footer_copyright.map(({ text, link_url, link_text }, index) => (
              <span key={index}>
                {`${text} `}
                {link_url && link_text && <Link href={link_url}>{link_text}</Link>}
              </span>
            ))}
          </p>
        </div>
      </Container>
    </footer>
  );
}

function FooterGroup({ group }: { group: FooterContent['menu'][number] }) {
  if (group.items.length === 0) return null;
  return (
    <div>
      <h2 className={styles.groupTitle}>{group.title}</h2>
      <ul>
        {group.items.map(({ link, external, highlight_link }) => (
          <li key={`${link.url} ${link.title}`}>
            <Link
              href={link.url}
              target={highlight_link || external ? '_blank' : link.target}
              showsExternalIcon={highlight_link}
              className={cx(styles.link, highlight_link && styles.highlighted)}
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
