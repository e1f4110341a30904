import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { cookieSettingsPlaceId } from './openCookieSettings.ts';

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  padding: '0',
  border: '1px solid token(colors.strong.foot)',
  borderRadius: 'control',
  background: 'none',
  color: 'text.muted',
  cursor: 'pointer',
  _hover: { color: 'text', borderColor: 'pale' },
  // Without scripts, the site sets no optional cookies, so there is nothing to choose.
  '@media (scripting: none)': { display: 'none' },
});

/** Icon button (24 by 24) that opens the cookie settings. */
export function CookieButton() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={button}
      aria-label={t({ message: 'Cookie settings', comment: 'Title of the cookie dialog, name of its icon' })}
      popoverTarget={cookieSettingsPlaceId}
    >
      <Icon name="cookie" size={24} />
    </button>
  );
}
