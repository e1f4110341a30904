import { leadForm } from '#brand/leadForm.ts';
import { useFormSettings } from '#components/page/FormSettings.ts';
import { asksForFiles } from '#schema/leadForm.ts';
import { css } from '#styled/css';
import { Island } from '#components/island/Island.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { ScriptNote } from '#components/forms/challenge/ScriptNote.tsx';
import { PrivacyNote } from '#components/forms/PrivacyNote.tsx';
import { LeadForm } from '#components/forms/LeadForm.tsx';
import { LeadIntroduction } from '#components/forms/lead-dialog/LeadIntroduction.tsx';

const styles = {
  page: css({ paddingBlock: 'sectionTight' }),
  note: css({ marginTop: '5' }),
  column: css({ maxWidth: '44rem', 'dialog > &': { padding: { base: '28px 24px', md: '40px 44px' } } }),
};

/** Lead form as a page. On other pages, `startLeadDialog` shows the element with `data-lead` in a dialog. */
export function Page() {
  const { uploadLimits: limits } = useFormSettings();
  // Adds nothing to the HTML if the form has no file fields.
  const uploadLimits = asksForFiles(leadForm) ? { uploadLimits: limits } : {};
  return (
    <Container className={styles.page}>
      <div className={styles.column} data-lead="">
        <LeadIntroduction />
        <div className={styles.note}>
          <ScriptNote hasOutcome />
        </div>
        <Island
          name="LeadForm"
          of={LeadForm}
          props={{ headingLevel: 2, ...uploadLimits }}
          hydrateOn="interaction"
        />
        <PrivacyNote />
      </div>
    </Container>
  );
}
