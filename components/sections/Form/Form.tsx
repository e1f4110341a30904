import * as parts from '#brand/parts.ts';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { CustomForm } from '#components/forms/CustomForm.tsx';
import { formSteps } from '#components/forms/formFields.ts';
import { useFormSettings } from '#components/page/FormSettings.ts';
import { PrivacyNote } from '#components/forms/PrivacyNote.tsx';
import { ScriptNote } from '#components/forms/challenge/ScriptNote.tsx';
import { Island } from '#components/island/Island.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { Form_section$key } from './__generated__/Form_section.graphql.ts';
import { css } from '#styled/css';

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12',
    lg: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(48px, 6vw, 96px)',
      alignItems: 'start',
    },
  }),
  form: css({ lg: { gridColumn: '2' } }),
};

type Props = { section: Form_section$key };

/** Form with the editor's fields in steps. */
export function Form({ section }: Props) {
  const id = useId();
  const { sealForm: seal, uploadLimits } = useFormSettings();
  const data = useFragment(
    graphql`
      fragment Form_section on PageElementsSectionElementsFormLayout {
        title
        subtitle
        description
        formName
        formSteps {
          title
          stepFields {
            name
            label
            type
            placeholder
            width
            required
            choices
          }
        }
        submitLabel
        thanks
        thanksPage {
          url
        }
        download {
          node {
            mediaItemUrl
          }
        }
        backgroundColor
      }
    `,
    section,
  );
  const { title, subtitle, description } = data;
  const steps = parts.contactForm ? formSteps(data.formSteps) : [];
  if (steps.length === 0) return null;

  const hasFiles = steps.some(({ fields }) => fields.some(({ type }) => type === 'file'));
  const idSuffix = id.replaceAll(/[^\w-]/g, '');
  const form = seal?.({
    name: data.formName?.trim() ?? '',
    fields: steps
      .flatMap(({ fields }) => fields)
      .map(({ name, label, type, isRequired, choices }) => ({ name, label, type, isRequired, choices })),
    thanksPage: sitePath(data.thanksPage?.url),
    download: sitePath(data.download?.node?.mediaItemUrl),
  });
  return (
    <Section tone={toneOf(data.backgroundColor, 'white')} spacing="tight" labelledBy={title ? id : undefined}>
      <Container className={styles.columns}>
        {(title || subtitle || description) && (
          <div>
            <SectionHead words={data} isFlush id={id} />
          </div>
        )}
        <div className={styles.form}>
          <ScriptNote hasOutcome at={idSuffix} />
          <Island
            name="CustomForm"
            of={CustomForm}
            props={{
              at: idSuffix,
              labelledBy: title ? id : undefined,
              form: form ?? '',
              steps,
              uploadLimits: hasFiles ? uploadLimits : undefined,
              submitLabel: data.submitLabel,
              thanks: data.thanks,
              headingLevel: title ? 3 : 2,
            }}
            // Hydrated early, because hydration hides the later steps, which must not happen in view.
            hydrateOn={steps.length > 1 ? 'idle' : 'interaction'}
          />
          <PrivacyNote />
        </div>
      </Container>
    </Section>
  );
}

/**
 * Returns the address if it is a path on this site, otherwise `undefined`: forms must not use pages or files of other
 * hosts.
 */
function sitePath(address: string | null | undefined): string | undefined {
  return address && /^\/(?![/\\])/.test(address) ? address : undefined;
}
