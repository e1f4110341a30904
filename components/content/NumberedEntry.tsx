import { ContentLink, type LinkContent } from './ContentLink.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { css, cx } from '#styled/css';

type Props = {
  /** Its place in the list, from 1. */
  number: number;
  title: string | null | undefined;
  /** Text as the editor typed it, line by line. */
  description: string | null | undefined;
  link: LinkContent;
  level: 2 | 3;
  look: 'h2' | 'h4';
  /** What differs between the lists: the row's columns, its number, its words. */
  styles: { row: string; number: string; title: string; description: string; link: string };
};

const words = css({ color: 'text.muted', whiteSpace: 'pre-line', overflowWrap: 'break-word' });
const figure = css({ color: 'text.muted' });

/** An entry of an ordered list: an italic number, a title, a few words, a link. */
export function NumberedEntry({ number, title, description, link, level, look, styles }: Props) {
  return (
    <li className={styles.row}>
      <i className={cx(figure, styles.number)} aria-hidden="true">
        {number}
      </i>
      <div>
        {title && (
          <Heading level={level} look={look} className={styles.title}>
            {title}
          </Heading>
        )}
        {description && <p className={cx(words, styles.description)}>{description}</p>}
        <ContentLink link={link} className={styles.link} />
      </div>
    </li>
  );
}
