import { css } from '#styled/css';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Container } from '../ui/Section/Section.tsx';
import { LeadForm } from './LeadForm.tsx';
import { LeadIntroduction } from './LeadIntroduction.tsx';

const styles = {
  page: css({ paddingBlock: 'sectionTight' }),
  column: css({ maxWidth: '44rem' }),
};

/** The lead form as a page. */
export function LeadPage() {
  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <LeadIntroduction heading={(title) => <Heading level={1}>{title}</Heading>} />
        <LeadForm headingLevel={2} />
      </div>
    </Container>
  );
}
