import { GlobalButtons, type GlobalButton } from '#components/content/GlobalButtons.tsx';
import { splitLeadIn } from '#components/content/leadIn.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { css, cx } from '#styled/css';

export type HeroTextContent = {
  title: string;
  label: string | null | undefined;
  /** Small print below the buttons. */
  subtitle: string | null | undefined;
  /** Editor's HTML. */
  description: string | null | undefined;
  buttons: readonly (GlobalButton | null | undefined)[] | null | undefined;
};

type TitleProps = { text: HeroTextContent; look: 'display' | 'h1' };
type RestProps = { text: HeroTextContent; leadClassName?: string };

const styles = {
  label: css({
    display: 'inline-block',
    marginBottom: '7',
    paddingBlock: '1',
    fontSize: '.9375rem',
    fontWeight: '500',
  }),
  lead: css({ unicodeBidi: 'isolate', marginInlineEnd: '2.5', fontWeight: '600', color: 'accent.text' }),
  description: css({ marginTop: '5.5', textStyle: 'lead', color: 'text.muted' }),
  buttons: css({ marginTop: '8' }),
  caption: css({ marginTop: '4', textStyle: 'caption', color: 'text.muted' }),
};

/** Label and title of a hero. The title is the page's only `h1`. */
export function HeroTitle({ text: { title, label }, look }: TitleProps) {
  return (
    <>
      {label && <HeroLabel label={label} />}
      <Heading level={1} look={look}>
        {title}
      </Heading>
    </>
  );
}

/** Lead, buttons and small print of a hero. */
export function HeroLead({ text, leadClassName }: RestProps) {
  const { subtitle, description, buttons } = text;
  return (
    <>
      {description && (
        <RichText html={description} size="inherit" className={cx(styles.description, leadClassName)} />
      )}
      <GlobalButtons buttons={buttons} size="lg" className={styles.buttons} />
      {subtitle && <p className={styles.caption}>{subtitle}</p>}
    </>
  );
}

function HeroLabel({ label }: { label: string }) {
  const { lead, rest } = splitLeadIn(label);
  return (
    <p className={styles.label}>
      {lead && <b className={styles.lead}>{lead}</b>}
      {rest}
    </p>
  );
}
