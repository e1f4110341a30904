import { networkSchemas } from './schemas/networks.ts';
import { notificationSchemas } from './schemas/notifications.ts';
import { simSchemas } from './schemas/sims.ts';
import { usageSchemas } from './schemas/usage.ts';
import type { Schema } from './types.ts';

const problem: Schema = {
  type: 'object',
  description: 'An error, as RFC 9457 has it. `code` is for programs, `detail` for people.',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'A page about this kind of error.' },
    title: { type: 'string', description: 'The kind of error in a few words.' },
    status: { type: 'integer', description: 'The HTTP status again.' },
    code: { type: 'string', description: 'Stable. Build on this one.', examples: ['already_active'] },
    detail: { type: 'string', description: 'What happened this time.' },
    instance: { type: 'string', description: 'Tell support this line and they find the call.' },
  },
  additionalProperties: true,
};

/** Every named shape of the API. */
export const schemas: Record<string, Schema> = {
  ...simSchemas,
  ...usageSchemas,
  ...notificationSchemas,
  ...networkSchemas,
  Problem: problem,
};
