import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { usePage } from '#components/site/usePage.ts';
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
    fontSize: { base: '.8125rem', md: '1rem' },
    overflowWrap: 'break-word',
    '& :is(th, td)': {
      textAlign: 'start',
      paddingBlock: '12px',
      paddingInline: { base: '0 12px', md: '0 20px' },
      verticalAlign: 'top',
      borderBottom: '1px solid token(colors.border)',
    },
    '& thead th:first-child': { width: { base: '26%', md: 'auto' } },
    '& tbody td': { hyphens: { base: 'auto', md: 'manual' } },
    '& thead th': { fontSize: { base: '.8125rem', md: '.9375rem' }, borderBottomColor: 'border.ink' },
    '& tbody th': { fontWeight: '400' },
    '& code': {
      fontFamily: 'mono',
      fontSize: { base: '.8125rem', md: '.875em' },
      overflowWrap: { base: 'anywhere', md: 'normal' },
      whiteSpace: { md: 'nowrap' },
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

/** The cookies of the site on its cookie policy, from the list that the consent dialog shows too. */
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
