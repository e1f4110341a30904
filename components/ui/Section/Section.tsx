import { type ReactNode, createContext, use } from 'react';
import { css, cva, cx } from '#styled/css';

/** The level of headings within a section: they follow the section's own, or the page's where it has none. */
export const PartLevelContext = createContext<2 | 3>(3);

/** What links lead to a section of a page by; `PageSections` gives it. */
export const SectionAnchorContext = createContext<string | undefined>(undefined);

const band = cva({
  base: { position: 'relative' },
  variants: {
    tone: {
      white: { background: 'surface' },
      sunken: { background: 'surface.sunken' },
      tint: { background: 'surface.tint' },
      // Coloured ground needs its own greys to stay legible.
      cool: {
        background: 'surface.cool',
        '--colors-text-muted': '{colors.muted.cool}',
        '--colors-border': '{colors.coolLine}',
      },
      warm: {
        background: 'surface.warm',
        '--colors-text-muted': '{colors.muted.warm}',
        '--colors-border': '{colors.warmLine}',
      },
      night: {},
    },
    spacing: {
      normal: { paddingBlock: 'section' },
      tight: { paddingBlock: 'sectionTight' },
      none: {},
    },
  },
  compoundVariants: [
    // The space that a white band ends with is enough for the next one: nobody sees where one ends and the other begins.
    { tone: 'white', spacing: ['normal', 'tight'], css: { '[data-ends-white] + &': { paddingTop: '0' } } },
  ],
});

export type Tone = 'white' | 'sunken' | 'tint' | 'cool' | 'warm' | 'night';

type Props = {
  tone?: Tone;
  /** `none` for bands whose picture touches an edge: they bring their own. */
  spacing?: 'normal' | 'tight' | 'none';
  /** The id of the section's heading, or a label where it has none. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A band of the page, from one edge of the window to the other. */
export function Section({
  tone = 'white',
  spacing = 'normal',
  labelledBy,
  label,
  className,
  children,
}: Props) {
  return (
    <section
      id={use(SectionAnchorContext)}
      data-tone={tone}
      data-ends-white={tone === 'white' && spacing !== 'none' ? '' : undefined}
      aria-labelledby={labelledBy}
      aria-label={labelledBy === undefined ? label : undefined}
      className={cx(tone === 'night' && 'night', band({ tone, spacing }), className)}
    >
      <SectionAnchorContext value={undefined}>
        <PartLevelContext value={labelledBy === undefined ? 2 : 3}>{children}</PartLevelContext>
      </SectionAnchorContext>
    </section>
  );
}

const container = css({
  width: '100%',
  maxWidth: 'calc(token(sizes.container) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'gutter',
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 'columnGap',
});

/** The page's width within a band. */
export function Container({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(container, className)}>{children}</div>;
}

/** Twelve columns within a container; children take theirs with `gridColumn`. */
export function Grid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(grid, className)}>{children}</div>;
}
