import type { MenuItem, MenuCta } from '#schema/siteContent.ts';
import { Container } from '#components/ui/Section/Section.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { usePage } from '#components/page/usePage.ts';
import { css, cx, cva } from '#styled/css';
import { barItem } from './barItem.ts';
import { hasEntries, MenuEntries } from './MenuEntries.tsx';
import banner from '#brand/art/banner-tall.svg';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { Image } from '#components/ui/Image/Image.tsx';

const styles = {
  summary: css({
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { background: 'surface.sunken', '& svg': { transform: 'rotate(180deg)' } },
  }),
  panel: css({
    position: 'absolute',
    insetInlineStart: '0',
    insetInlineEnd: '0',
    top: '100%',
    zIndex: '15',
    background: 'white',
    borderBottom: '1px solid token(colors.ink)',
    boxShadow: 'raised',
    overflow: 'clip',
    _motionSafe: { animation: 'panelIn token(durations.base) token(easings.standard)' },
  }),
  columns: css({ display: 'grid', gridTemplateColumns: '3.6fr 3.6fr 4.8fr' }),
  column: css({
    paddingBlock: '32px 36px',
    paddingInline: '0 32px',
    '& ul': { marginInlineStart: '-12px' },
    '& + &': { paddingInlineStart: '8', borderInlineStart: '1px solid token(colors.border)' },
  }),
  title: css({ fontSize: '.875rem', color: 'text.muted', marginBottom: '2.5' }),
};

/** Main item with a panel. A click opens the panel; with `startMenus`, hovering and ArrowDown do too. */
export function DropdownItem({ item }: { item: MenuItem }) {
  const { pathname } = usePage();
  return (
    <details name="main-navigation" data-menu="hover">
      <summary className={cx(barItem, styles.summary)}>
        {item.link_text}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.panel}>
        <Panel item={item} current={pathname} />
      </div>
    </details>
  );
}

function Panel({ item, current }: { item: MenuItem; current: string }) {
  return (
    <Container className={styles.columns}>
      {item.column.filter(hasEntries).map((column, index) => (
        <div key={index} className={styles.column}>
          {column.title && <p className={styles.title}>{column.title}</p>}
          <MenuEntries entries={column.sub_menu} current={current} />
        </div>
      ))}
      {item.cta && <MenuCallToAction cta={item.cta} />}
    </Container>
  );
}

const menuCallToActionStyles = {
  gradient: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    overflow: 'hidden',
    minHeight: '250px',
    background: 'ink',
    color: 'white',
    marginInlineEnd: 'calc(-1 * token(sizes.bleed))',
  }),
  ramp: css({
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
  }),
  photograph: css({ _rtl: { objectPosition: '0 50%' } }),
  /** Company's drawing. It contains no text, so it is mirrored in right-to-left languages. */
  drawing: css({ _rtl: { scale: '-1 1' } }),
  gradientText: css({
    position: 'relative',
    padding: '32px 40px 36px',
    maxWidth: '420px',
  }),
  standard: css({
    display: 'flex',
    flexDirection: 'column',
    background: 'white',
    color: 'ink',
    borderInlineStart: '1px solid token(colors.ink)',
    marginInlineEnd: 'calc(-1 * token(sizes.bleed))',
  }),
  picture: css({
    flex: '1',
    minHeight: '200px',
    position: 'relative',
    background: 'surface.tint',
    borderBottom: '1px solid token(colors.ink)',
    overflow: 'hidden',
    '& img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: '50% 58%',
    },
  }),
  standardText: css({
    padding: '28px 40px 36px',
    '& > *': { maxWidth: '460px' },
  }),
  title: css({ textStyle: 'h3' }),
  description: cva({
    base: { textStyle: 'small', marginTop: '2.5' },
    variants: { isGradient: { true: { color: 'cool' }, false: { color: 'text.muted' } } },
  }),
  buttons: css({ marginTop: '6' }),
};

/** Call to action at the end of a dropdown, on the company's drawing or below a picture. */
function MenuCallToAction({ cta }: { cta: MenuCta }) {
  const isGradient = cta.dropdown_style === 'gradient';
  const text = (
    <div className={isGradient ? menuCallToActionStyles.gradientText : menuCallToActionStyles.standardText}>
      {cta.title && <p className={menuCallToActionStyles.title}>{cta.title}</p>}
      {cta.description && (
        <p className={menuCallToActionStyles.description({ isGradient })}>{cta.description}</p>
      )}
      <GlobalButtons
        buttons={cta.global_buttons.slice(0, 1)}
        size="sm"
        className={menuCallToActionStyles.buttons}
      />
    </div>
  );
  if (isGradient) {
    return (
      <div className={cx('night', menuCallToActionStyles.gradient)}>
        <img
          src={cta.image?.url ?? banner}
          alt=""
          loading="lazy"
          className={cx(
            menuCallToActionStyles.ramp,
            cta.image ? menuCallToActionStyles.photograph : menuCallToActionStyles.drawing,
          )}
        />
        {text}
      </div>
    );
  }
  return (
    <div className={menuCallToActionStyles.standard}>
      {cta.image && (
        <div className={menuCallToActionStyles.picture}>
          <Image
            src={cta.image.url}
            alt={cta.image.alt}
            width={cta.image.width}
            height={cta.image.height}
            sizes="600px"
          />
        </div>
      )}
      {text}
    </div>
  );
}
