import { Field } from '#components/ui/Field/Field.tsx';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Select } from '#components/ui/Field/Select.tsx';
import { SegmentedControl } from '#components/ui/SegmentedControl.tsx';
import { css } from '#styled/css';
import type { Samples } from './Samples.ts';

const narrow = css({ maxWidth: '420px' });

type Sample = Omit<Parameters<typeof Field>[0], 'id' | 'label' | 'children'> & {
  label?: string;
  value?: string;
  isDisabled?: boolean;
};

function field({ label = 'Email', value = '', isDisabled = false, ...props }: Sample) {
  return function FieldSample() {
    return (
      <Field {...props} id="sample" label={label} className={narrow}>
        {(control) => (
          <input {...control} defaultValue={value} placeholder="you@example.com" disabled={isDisabled} />
        )}
      </Field>
    );
  };
}

/** A form field in each state. */
export const fieldSamples: Samples = {
  empty: field({ isRequired: true }),
  filled: field({ isRequired: true, value: 'freja@example.com' }),
  optional: field({ isRequired: false }),
  hint: field({ isRequired: true, label: 'Company domain', hint: 'e.g. example.com' }),
  error: field({ isRequired: true, value: 'freja@', error: 'Please enter a valid email address' }),
  'error-and-hint': field({ isRequired: true, error: 'Enter company domain', hint: 'e.g. example.com' }),
  disabled: field({ isRequired: true, value: 'freja@example.com', isDisabled: true }),
  'long-label': field({
    isRequired: false,
    label: 'Vertragsnummer der Auftragsverarbeitungsvereinbarung Ihres Tochterunternehmens',
  }),
  success: () => <FieldMessage kind="success">Thank you for subscribing!</FieldMessage>,
  'text-area': () => (
    <Field id="sample" label="What should your devices do?" isRequired className={narrow}>
      {(control) => <textarea {...control} rows={4} />}
    </Field>
  ),
  choice: () => (
    <Field id="sample" label="Region" isRequired className={narrow}>
      {(control) => (
        <Select {...control}>
          <option>Northern Europe</option>
          <option>Everywhere</option>
        </Select>
      )}
    </Field>
  ),
};

function choice(options: readonly string[], first?: string) {
  return function ChoiceSample() {
    return (
      <SegmentedControl
        legend="Currency"
        name="currency"
        chosen={first}
        options={options.map((option) => ({ value: option, label: option }))}
      />
    );
  };
}

/** Control above prices. */
export const segmentedControlSamples: Samples = {
  unchosen: choice(['DKK', 'EUR', 'USD']),
  chosen: choice(['DKK', 'EUR', 'USD'], 'EUR'),
  'long-words': choice(['Europa', 'Weltweit'], 'Weltweit'),
};
