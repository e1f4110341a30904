import { useId, type ComponentProps } from 'react';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { SectionHead, type SectionWords } from './SectionHead.tsx';

type Props = Omit<ComponentProps<typeof Section>, 'labelledBy'> & {
  words: SectionWords;
  isSplit?: boolean;
  /** Class of the container with the page's width. */
  innerClassName?: string;
};

/** Band with a section head. Its accessible name is the title, or `label` if there is none. */
export function HeadedSection({ words, isSplit = true, innerClassName, children, ...band }: Props) {
  const id = useId();
  return (
    <Section {...band} labelledBy={words.title ? id : undefined}>
      <Container className={innerClassName}>
        <SectionHead words={words} isSplit={isSplit} id={id} />
        {children}
      </Container>
    </Section>
  );
}

/** Column headers of a table. */
export function ColumnHeadings({ headings }: { headings: readonly string[] }) {
  return headings.map((heading) => (
    <th key={heading} scope="col">
      {heading}
    </th>
  ));
}
