import { useId, type ComponentProps } from 'react';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { SectionHead, type SectionWords } from './SectionHead.tsx';

type Props = Omit<ComponentProps<typeof Section>, 'labelledBy'> & {
  words: SectionWords;
  isSplit?: boolean;
  /** Of what is within the page's width. */
  innerClassName?: string;
};

/** A band that begins with its head, and has its name by it: the title, or `label` where the editor gave none. */
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

/** The heads of a table's columns, each said by screen readers with the cells below it. */
export function ColumnHeadings({ headings }: { headings: readonly string[] }) {
  return headings.map((heading) => (
    <th key={heading} scope="col">
      {heading}
    </th>
  ));
}
