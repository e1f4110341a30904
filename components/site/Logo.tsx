import { useLingui } from '@lingui/react/macro';
import { inkMark } from '#components/ui/Image/markStyles.ts';
import { css, cx } from '#styled/css';
import { usePage } from '#components/page/usePage.ts';

const styles = {
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '10',
    flex: 'none',
    fontWeight: '600',
    textDecoration: 'none',
  }),
  image: css({ height: '26px', width: 'auto', maxWidth: 'none' }),
  // Makes a logo in any colours white, except with forced colours, which can make the background white.
  onDark: css({
    filter: 'brightness(0) invert(1)',
    '@media (forced-colors: active) and (prefers-color-scheme: light)': { filter: 'none' },
  }),
};

/** Logo with a link to the language's home page. */
export function Logo({ isOnDark = false }: { isOnDark?: boolean }) {
  const { t } = useLingui();
  const { data, home } = usePage();
  const { logo } = data.site.menu;
  const name = logo?.alt ?? '';
  return (
    <a
      href={home}
      className={styles.link}
      aria-label={
        name
          ? t({ message: `${name}, home`, comment: 'Name of the logo link; the placeholder is the company' })
          : t({ message: 'Home' })
      }
    >
      {logo === undefined ? (
        t({ message: 'Home' })
      ) : (
        <img
          src={logo.url}
          // Accessible name of the link; shown if the picture is missing.
          alt={name}
          width={logo.width || 122}
          height={logo.height || 28}
          className={cx(styles.image, inkMark, isOnDark && styles.onDark)}
        />
      )}
    </a>
  );
}
