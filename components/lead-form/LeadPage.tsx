import { css } from '#styled/css';
import { Island } from '../island/Island.tsx';
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
        <Island name="LeadForm" of={LeadForm} props={{ headingLevel: 2 }} wakes="touched" />
      </div>
    </Container>
  );
}
