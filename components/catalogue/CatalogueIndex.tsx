import { Heading } from '../ui/Heading/Heading.tsx';
import { Container } from '../ui/Section/Section.tsx';
import { css } from '#styled/css';

const styles = {
  page: css({ paddingBlock: 'sectionTight' }),
  list: css({
    marginTop: '8',
    borderTop: '1px solid token(colors.ink)',
    columns: { md: '2', lg: '3' },
    columnGap: '12',
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      padding: '7px 0',
      breakInside: 'avoid',
      borderBottom: '1px solid token(colors.border)',
      fontSize: '.9375rem',
    },
    '& a': { color: 'accent.text', textUnderlineOffset: '4px', marginLeft: '3' },
  }),
};

/** Every section kind, full and minimal, and the interface's parts, each behind an address of its own. */
export function CatalogueIndex({ sectionKinds }: { sectionKinds: readonly string[] }) {
  return (
    <Container className={styles.page}>
      <Heading level={1}>Catalogue</Heading>
      <ul className={styles.list}>
        <li>
          <a href="/__catalogue/interface">Interface</a>
        </li>
        {sectionKinds.map((kind) => (
          <li key={kind}>
            {kind}
            <span>
              <a href={`/__catalogue/sections/${kind}/full`}>full</a>
              <a href={`/__catalogue/sections/${kind}/minimal`}>minimal</a>
            </span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
