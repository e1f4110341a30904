import * as parts from '#brand/parts.ts';
import { useLingui } from '@lingui/react/macro';
import { leadId, leadPagePath } from '#locales/addresses.ts';
import { localisePath } from '#locales/routing.ts';
import type { FooterContent } from '#schema/siteContent.ts';
import { CookieButton } from '#components/consent/CookieButton.tsx';
import { NewsletterSignUp } from '#components/newsletter/NewsletterSignUp.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { LanguageMenu } from '#components/site/language/LanguageMenu.tsx';
import { Logo } from '#components/site/Logo.tsx';
import { BottomBanner } from '#components/site/connection/BottomBanner.tsx';
import { usePage } from '#components/site/usePage.ts';
import { cx } from '#styled/css';
import { footer as styles } from './footer.styles.ts';

/** The footer: newsletter, menus, address, languages, social links, copyright. */
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
