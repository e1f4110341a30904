import { useContext, type ReactNode } from 'react';
import { PartLevelContext } from './Section/Section.tsx';
import { css, cx } from '#styled/css';

const looks = {
  display: css({ textStyle: 'display' }),
  h1: css({ textStyle: 'h1' }),
  h2: css({ textStyle: 'h2' }),
  h3: css({ textStyle: 'h3' }),
  h4: css({ textStyle: 'h4' }),
};

type Props = {
  /** Level in the outline. In a section that has no heading, 3 becomes 2. */
  level: 1 | 2 | 3 | 4;
  /** Size of the heading, if it differs from the level's default. */
  look?: keyof typeof looks;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Heading({ level, look, id, className, children }: Props) {
  const partLevel = useContext(PartLevelContext);
  const Tag: 'h1' | 'h2' | 'h3' | 'h4' = `h${level === 3 ? partLevel : level}`;
  return (
    <Tag id={id} className={cx(looks[look ?? `h${level}`], className)}>
      {children}
    </Tag>
  );
}
