import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { usePage } from '../site/usePage.ts';
import { Icon } from '../ui/Icon/Icon.tsx';

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  padding: '0',
  border: '0',
  borderRadius: 'control',
  background: 'none',
  color: 'text.muted',
  cursor: 'pointer',
  _hover: { color: 'text' },
  // It has nothing to open without a script, which would also be what sets a cookie.
  '@media (scripting: none)': { display: 'none' },
});

/** The 24 by 24 cookie that opens the consent settings (specification 1 and 9). */
export function CookieButton() {
  const { t, i18n } = useLingui();
  const { chat } = usePage().data;
  return (
    <button
      type="button"
      className={button}
      aria-label={t({ message: 'Cookie settings', comment: 'Title of the cookie dialog, name of its icon' })}
      onClick={() => {
        void import('./consentDialog.ts').then(({ openCookieSettings }) =>
          openCookieSettings({ i18n, chat }),
        );
      }}
    >
      <Icon name="cookie" size={24} />
    </button>
  );
}
