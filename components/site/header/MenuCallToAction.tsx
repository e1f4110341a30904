import type { MenuCta } from '#schema/siteContent.ts';
import depthRamp from '#components/content/assets/depth-ramp-tall.svg';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { Image } from '#components/ui/Image/Image.tsx';
import { css, cva, cx } from '#styled/css';

const styles = {
  gradient: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    overflow: 'hidden',
    minHeight: '250px',
    background: 'ink',
    color: 'white',
    marginRight: 'calc(-1 * token(sizes.bleed))',
  }),
  ramp: css({
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
  }),
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
    borderLeft: '1px solid token(colors.ink)',
    marginRight: 'calc(-1 * token(sizes.bleed))',
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
    variants: { isGradient: { true: { color: 'foam' }, false: { color: 'text.muted' } } },
  }),
  buttons: css({ marginTop: '6' }),
};

/** What stands at the right of a dropdown: on rising depth steps, or on white under a picture. */
export function MenuCallToAction({ cta }: { cta: MenuCta }) {
  const isGradient = cta.dropdown_style === 'gradient';
  const text = (
    <div className={isGradient ? styles.gradientText : styles.standardText}>
      {cta.title && <p className={styles.title}>{cta.title}</p>}
      {cta.description && <p className={styles.description({ isGradient })}>{cta.description}</p>}
      <GlobalButtons buttons={cta.global_buttons.slice(0, 1)} size="sm" className={styles.buttons} />
    </div>
  );
  if (isGradient) {
    return (
      <div className={cx('night', styles.gradient)}>
        <img src={cta.image?.url ?? depthRamp} alt="" loading="lazy" className={styles.ramp} />
        {text}
      </div>
    );
  }
  return (
    <div className={styles.standard}>
      {cta.image && (
        <div className={styles.picture}>
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
