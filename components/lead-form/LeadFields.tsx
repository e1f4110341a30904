import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { Field, type ControlProps } from '#components/ui/Field/Field.tsx';
import { Select } from '#components/ui/Field/Select.tsx';
import { leadChoiceNames } from './leadChoices.ts';
import { fieldGrid } from '#components/enquiry-form/EnquiryRules.ts';

const styles = {
  full: css({ gridColumn: '1 / -1' }),
  tick: css({ display: 'flex', gap: '3', alignItems: 'flex-start', minHeight: '6', cursor: 'pointer' }),
  box: css({ width: '6', height: '6', flex: 'none', margin: '0', accentColor: 'ink' }),
  // The description of other services belongs to its box, with and without JavaScript.
  described: css({ 'form:not(:has([name=wantsOtherServices]:checked)) &': { display: 'none' } }),
};

type Props = { id: string; errors: Readonly<Record<string, string>> };

/** Every field of the lead form. */
export function LeadFields({ id, errors }: Props) {
  const { t } = useLingui();
  const place = (name: string) => ({ id: `${id}-${name}`, error: errors[name] });
  return (
    <div className={fieldGrid}>
      <Field {...place('fullName')} label={t({ message: 'Full name' })} isRequired>
        {(control) => <input {...control} name="fullName" autoComplete="name" maxLength={100} />}
      </Field>
      <Field
        {...place('domain')}
        label={t({ message: 'Company domain' })}
        hint={t({ message: 'Such as example.com' })}
        isRequired
      >
        {(control) => (
          <input {...control} name="domain" inputMode="url" autoComplete="url" maxLength={2048} />
        )}
      </Field>
      <Field {...place('email')} label={t({ message: 'Email' })} isRequired>
        {(control) => <input {...control} name="email" type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Field {...place('phone')} label={t({ message: 'Phone' })} isRequired={false}>
        {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" maxLength={40} />}
      </Field>
      <Field {...place('numberOfSims')} label={t({ message: 'Number of SIMs' })} isRequired>
        {(control) => <Choice {...control} name="numberOfSims" choices={leadChoiceNames.numberOfSims} />}
      </Field>
      <Field {...place('region')} label={t({ message: 'Region' })} isRequired>
        {(control) => <Choice {...control} name="region" choices={leadChoiceNames.region} />}
      </Field>
      <Field {...place('volumePerMonth')} label={t({ message: 'Data volume per month' })} isRequired>
        {(control) => <Choice {...control} name="volumePerMonth" choices={leadChoiceNames.volumePerMonth} />}
      </Field>
      <Field {...place('volumePerSim')} label={t({ message: 'Data volume per SIM' })} isRequired={false}>
        {(control) => <Choice {...control} name="volumePerSim" choices={leadChoiceNames.volumePerSim} />}
      </Field>
      <label className={cx(styles.full, styles.tick, field().label)}>
        <input type="checkbox" name="wantsOtherServices" value="true" className={styles.box} />
        {t({ message: 'We need other services too' })}
      </label>
      <Field
        {...place('otherServices')}
        label={t({ message: 'Which other services?' })}
        isRequired
        className={cx(styles.full, styles.described)}
      >
        {(control) => (
          // Required only while its box is ticked, which the browser's own check cannot know.
          <textarea {...control} required={false} name="otherServices" rows={3} maxLength={2000} />
        )}
      </Field>
      <Field
        {...place('description')}
        label={t({ message: 'What should your devices do?' })}
        isRequired
        className={styles.full}
      >
        {(control) => <textarea {...control} name="description" rows={4} maxLength={2000} />}
      </Field>
    </div>
  );
}

type ChoiceProps = ControlProps & { name: string; choices: Readonly<Record<string, MessageDescriptor>> };

function Choice({ choices, ...control }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <Select {...control} defaultValue="">
      <option value="">{t({ message: 'Please choose', comment: 'First entry of a list' })}</option>
      {Object.entries(choices).map(([value, name]) => (
        <option key={value} value={value}>
          {t(name)}
        </option>
      ))}
    </Select>
  );
}
