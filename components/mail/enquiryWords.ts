import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { leadChoiceNames } from '#components/lead-form/leadChoices.ts';

/** As the lead form calls them, but for its questions. */
const fieldNames = new Map<string, MessageDescriptor>([
  ['fullName', msg({ message: 'Full name' })],
  ['domain', msg({ message: 'Company domain' })],
  ['email', msg({ message: 'Email' })],
  ['phone', msg({ message: 'Phone' })],
  ['region', msg({ message: 'Region' })],
  ['numberOfSims', msg({ message: 'Number of SIMs' })],
  ['volumePerMonth', msg({ message: 'Data volume per month' })],
  ['volumePerSim', msg({ message: 'Data volume per SIM' })],
  [
    'otherServices',
    msg({ message: 'Other services', comment: 'Field of an enquiry, in the mail to the owner' }),
  ],
  ['description', msg({ message: 'Description', comment: 'Field of an enquiry, in the mail to the owner' })],
]);

const choices = new Map(
  Object.entries(leadChoiceNames).map(([list, names]) => [
    list,
    new Map<string, MessageDescriptor>(Object.entries(names)),
  ]),
);

/** Fields of the contact form are named by editors; where a name is one of ours it reads like ours. */
export function fieldName(i18n: I18n, name: string): string {
  const ours = fieldNames.get(name);
  return ours === undefined ? name : i18n._(ours);
}

/** Lists post short codes; the owner reads the words the visitor chose. */
export function choiceName(i18n: I18n, field: string, value: string): string {
  const chosen = choices.get(field)?.get(value);
  return chosen === undefined ? value : i18n._(chosen);
}
