import { type ReactNode, createContext, use } from 'react';
import { css, cva, cx } from '#styled/css';

/** Level of the headings within a section: 3, or 2 if the section itself has no heading. */
export const PartLevelContext = createContext<2 | 3>(3);

/** ID of a section for links to it, set by `PageSections`. */
export const SectionAnchorContext = createContext<string | undefined>(undefined);

const band = cva({
  base: { position: 'relative' },
  variants: {
    tone: {
      white: { background: 'surface' },
      sunken: { background: 'surface.sunken' },
      tint: { background: 'surface.tint' },
      // Grey text needs more contrast on a coloured background.
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
    // Two adjacent white bands share the space between them, because their border is invisible.
    { tone: 'white', spacing: ['normal', 'tight'], css: { '[data-ends-white] + &': { paddingTop: '0' } } },
  ],
});

export type Tone = 'white' | 'sunken' | 'tint' | 'cool' | 'warm' | 'night';

type Props = {
  tone?: Tone;
  /** `none` for bands with a picture at the edge, which set their own spacing. */
  spacing?: 'normal' | 'tight' | 'none';
  /** ID of the section's heading, or `label` if it has none. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Band of the page, as wide as the viewport. */
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

/** Container with the page's width within a band. */
export function Container({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(container, className)}>{children}</div>;
}

/** Grid of twelve columns within a container; children use `gridColumn`. */
export function Grid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(grid, className)}>{children}</div>;
}
