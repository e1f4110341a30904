import { css } from '#styled/css';
import { Island } from '#components/island/Island.tsx';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { ScriptNote } from '#components/form-challenge/ScriptNote.tsx';
import { PrivacyNote } from '#components/privacy/PrivacyNote.tsx';
import { LeadForm } from '#components/lead-form/LeadForm.tsx';
import { LeadIntroduction } from '#components/lead-form/LeadIntroduction.tsx';

const styles = {
  page: css({ paddingBlock: 'sectionTight' }),
  note: css({ marginTop: '5' }),
  column: css({ maxWidth: '44rem' }),
};

/** The lead form as a page. */
export function Page() {
  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <LeadIntroduction heading={(title) => <Heading level={1}>{title}</Heading>} />
        <div className={styles.note}>
          <ScriptNote hasOutcome />
        </div>
        <Island name="LeadForm" of={LeadForm} props={{ headingLevel: 2 }} hydrates="touched" />
        <PrivacyNote />
      </div>
    </Container>
  );
}
