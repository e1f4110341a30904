import type { Schema } from '../types.ts';

/** The log's events and causes, webhooks and their deliveries. */
export const notificationSchemas: Record<string, Schema> = {
  Event: {
    type: 'object',
    required: ['id', 'at', 'iccid', 'type'],
    properties: {
      id: { type: 'string', description: 'Grows with time.' },
      at: {
        type: 'string',
        format: 'date-time',
        description: 'When the network said it, not when we heard.',
      },
      iccid: { type: 'string' },
      type: {
        type: 'string',
        enum: [
          'attach',
          'rejected',
          'detach',
          'session.start',
          'session.end',
          'network.changed',
          'message.delivered',
          'limit.reached',
        ],
      },
      network: { type: ['string', 'null'], examples: ['238-01'] },
      cause: { type: ['integer', 'null'], description: 'The network’s own number. See Causes.' },
      text: { type: 'string', description: 'The line as the log shows it.' },
    },
  },
  Cause: {
    type: 'object',
    required: ['code', 'name', 'meaning'],
    properties: {
      code: { type: 'integer' },
      name: { type: 'string' },
      meaning: { type: 'string' },
      what_to_do: { type: 'string' },
    },
  },
  Webhook: {
    type: 'object',
    required: ['id', 'url', 'events', 'state'],
    properties: {
      id: { type: 'string' },
      url: { type: 'string', format: 'uri', description: 'https only. Certificates are checked.' },
      events: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        description: 'Types of events, or `*`.',
      },
      tag: { type: ['string', 'null'], description: 'Only SIMs with this tag.' },
      state: { type: 'string', enum: ['on', 'off', 'failing'] },
      secret_hint: { type: 'string', description: 'The last four characters of the signing secret.' },
    },
  },
  WebhookDraft: {
    type: 'object',
    required: ['url', 'events'],
    properties: {
      url: { type: 'string', format: 'uri' },
      events: { type: 'array', items: { type: 'string' }, minItems: 1 },
      tag: { type: ['string', 'null'] },
      state: { type: 'string', enum: ['on', 'off'] },
    },
  },
  Delivery: {
    type: 'object',
    required: ['id', 'event_id', 'attempt', 'state'],
    properties: {
      id: { type: 'string' },
      event_id: { type: 'string' },
      attempt: { type: 'integer', minimum: 1, maximum: 12 },
      state: { type: 'string', enum: ['delivered', 'waiting', 'given_up'] },
      status: { type: ['integer', 'null'], description: 'What your server answered.' },
      milliseconds: { type: ['integer', 'null'] },
      next_at: { type: ['string', 'null'], format: 'date-time' },
    },
  },
};
