import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { usePage } from '#components/page/usePage.ts';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { categories } from '#brand/consent.ts';
import { textIn } from '#schema/text.ts';
import { AnalyticsNote } from './AnalyticsNote.tsx';
import { siteCookies } from './cookies.ts';
import { useLifetimeText } from './useLifetimeText.ts';

const styles = {
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    lineHeight: '1.45',
    fontSize: { base: '.875rem', md: '1rem' },
    overflowWrap: 'break-word',
    '& tr': { borderBottom: '1px solid token(colors.border)' },
    '& thead': { borderBottom: '1px solid token(colors.border.ink)' },
    '& :is(th, td)': {
      textAlign: 'start',
      paddingBlock: '14px',
      paddingInline: '0 16px',
      verticalAlign: 'top',
    },
    '& tbody th': { fontWeight: '400' },
    '& code': { fontSize: '.875em' },
    // On phones, an entry has two lines: name and category, then purpose and duration.
    mdDown: {
      '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
      '& :is(th, td)': { paddingBlock: '6px' },
      '& :is(th, td):nth-child(even)': { textAlign: 'end', paddingInline: '0' },
    },
    '& caption': {
      captionSide: 'bottom',
      textAlign: 'start',
      paddingTop: '3',
      textStyle: 'caption',
      color: 'text.muted',
    },
  }),
};

/** Table of the site's cookies for the cookie policy. The cookie settings use the same list. */
export function CookieTable() {
  const { t, i18n } = useLingui();
  const { data } = usePage();
  const lifetimeText = useLifetimeText();
  return (
    <Section spacing="tight" label={t({ message: 'Cookies on this site' })}>
      <Container>
        <table className={styles.table}>
          <caption>
            {t({
              message:
                'You can change your choice at any time with the cookie icon at the bottom of every page.',
            })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Name', comment: 'Column of the list of cookies' })}</th>
              <th scope="col">{t({ message: 'Category', comment: 'Column of the list of cookies' })}</th>
              <th scope="col">{t({ message: 'Purpose', comment: 'Column of the list of cookies' })}</th>
              <th scope="col">{t({ message: 'Duration', comment: 'Column of the list of cookies' })}</th>
            </tr>
          </thead>
          <tbody>
            {siteCookies(data).map(({ name, category, purpose, lifetime }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{textIn(i18n, categories[category].name)}</td>
                <td>{textIn(i18n, purpose)}</td>
                <td>{lifetimeText(lifetime)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <AnalyticsNote />
      </Container>
    </Section>
  );
}
