import { useLingui } from '@lingui/react/macro';
import { useId, type ComponentProps } from 'react';
import { formTool } from '#components/page/agents.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { defaultLocale, isLocale } from '#locales/locales.ts';
import { searchPath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';
import { maxSearchLetters } from '#schema/search.ts';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { button, field } from '#styled/recipes';

const styles = {
  form: css({ display: 'flex', gap: '2', width: '100%', maxWidth: '38rem' }),
  input: css({
    flex: '1',
    minWidth: '0',
    '&::-webkit-search-cancel-button': { display: 'none' },
  }),
  button: css({ flex: 'none', paddingInline: '16px' }),
};

/** Search form of the site: an HTML form, because the results have a page with its own URL. */
export function SearchField(inputProps: Pick<ComponentProps<'input'>, 'defaultValue' | 'onInput' | 'ref'>) {
  const { t, i18n } = useLingui();
  const id = useId();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const name = t({ message: 'Search this site', comment: 'Label of the site search' });
  return (
    <search>
      <form
        action={localisePath(searchPath, locale)}
        method="get"
        className={styles.form}
        {...formTool(
          'search_site',
          t({
            message: 'Searches the pages, articles and products of this site.',
            comment: 'Describes the site search to AI agents',
          }),
        )}
      >
        <label htmlFor={id} className={visuallyHidden()}>
          {name}
        </label>
        <input
          {...inputProps}
          id={id}
          type="search"
          name="q"
          maxLength={maxSearchLetters}
          placeholder={name}
          autoComplete="off"
          enterKeyHint="search"
          className={cx(field().control, styles.input)}
        />
        <button type="submit" className={cx(button({ look: 'purple' }), styles.button)}>
          <Icon name="search" />
          <span className={visuallyHidden()}>
            {t({
              message: 'Search',
              comment: 'Button of the site search, title of the results page',
            })}
          </span>
        </button>
      </form>
    </search>
  );
}
