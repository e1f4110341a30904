import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { leadChoices } from '#schema/enquiry.ts';

type Choices = typeof leadChoices;

const notKnown = msg({ message: 'Not known yet', comment: 'Choice of a data volume' });

/** How the choices of the lead form's lists are called. */
export const leadChoiceNames: { [List in keyof Choices]: Record<Choices[List][number], MessageDescriptor> } =
  {
    numberOfSims: {
      '1-49': msg({ message: '1 to 49', comment: 'A number of SIM cards' }),
      '50-499': msg({ message: '50 to 499', comment: 'A number of SIM cards' }),
      '500-4999': msg({ message: '500 to 4,999', comment: 'A number of SIM cards' }),
      '5000-49999': msg({ message: '5,000 to 49,999', comment: 'A number of SIM cards' }),
      '50000-plus': msg({ message: '50,000 or more', comment: 'A number of SIM cards' }),
    },
    volumePerMonth: {
      'under-10-gb': msg({ message: 'Under 10 GB' }),
      '10-100-gb': msg({ message: '10 to 100 GB' }),
      '100-gb-1-tb': msg({ message: '100 GB to 1 TB' }),
      '1-10-tb': msg({ message: '1 to 10 TB' }),
      'over-10-tb': msg({ message: 'Over 10 TB' }),
      unknown: notKnown,
    },
    volumePerSim: {
      'under-1-mb': msg({ message: 'Under 1 MB' }),
      '1-10-mb': msg({ message: '1 to 10 MB' }),
      '10-100-mb': msg({ message: '10 to 100 MB' }),
      '100-mb-1-gb': msg({ message: '100 MB to 1 GB' }),
      'over-1-gb': msg({ message: 'Over 1 GB' }),
      unknown: notKnown,
    },
    region: {
      europe: msg({ message: 'Europe' }),
      'north-america': msg({ message: 'North America' }),
      'south-america': msg({ message: 'South America' }),
      'asia-pacific': msg({ message: 'Asia and the Pacific' }),
      'middle-east-africa': msg({ message: 'Middle East and Africa' }),
      worldwide: msg({ message: 'Worldwide' }),
    },
  };
