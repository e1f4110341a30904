import type { Schema } from '../types.ts';

/** Traffic, the shared pool, invoices, limits and alarms. */
export const usageSchemas: Record<string, Schema> = {
  Usage: {
    type: 'object',
    required: ['from', 'to', 'mb'],
    properties: {
      from: { type: 'string', format: 'date' },
      to: { type: 'string', format: 'date', description: 'The first day that is not counted.' },
      tag: { type: ['string', 'null'] },
      zone: { type: 'string', enum: ['europe', 'world'] },
      mb: { type: 'number', description: 'Up and down together. 1 MB is 1,000,000 bytes.' },
      messages: { type: 'integer' },
      sims: { type: 'integer', description: 'How many SIMs had any traffic.' },
    },
  },
  SimUsage: {
    type: 'object',
    required: ['day', 'up_mb', 'down_mb'],
    properties: {
      day: { type: 'string', format: 'date' },
      network: { type: 'string', examples: ['238-01'] },
      up_mb: { type: 'number' },
      down_mb: { type: 'number' },
      messages: { type: 'integer' },
    },
  },
  Pool: {
    type: 'object',
    required: ['zone', 'month', 'used_mb', 'sims'],
    properties: {
      zone: { type: 'string', enum: ['europe', 'world'] },
      month: { type: 'string', examples: ['2026-10'] },
      used_mb: { type: 'number' },
      forecast_mb: { type: 'number', description: 'To the end of the month, from the last seven days.' },
      sims: { type: 'integer' },
    },
  },
  Invoice: {
    type: 'object',
    required: ['id', 'month', 'currency', 'total', 'state'],
    properties: {
      id: { type: 'string' },
      month: { type: 'string' },
      currency: { type: 'string', enum: ['DKK', 'EUR', 'USD'] },
      total: { type: 'string', description: 'Without VAT. A string, so that no float rounds it.' },
      state: { type: 'string', enum: ['open', 'paid', 'overdue'] },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          required: ['text', 'amount'],
          properties: { text: { type: 'string' }, quantity: { type: 'number' }, amount: { type: 'string' } },
        },
      },
    },
  },
  Limit: {
    type: 'object',
    required: ['tag', 'mb_per_month', 'then'],
    properties: {
      tag: { type: 'string' },
      mb_per_month: { type: 'number', minimum: 0, description: 'For each SIM with the tag.' },
      warn_at_percent: { type: 'integer', minimum: 1, maximum: 99, default: 80 },
      then: {
        type: 'string',
        enum: ['tell', 'slow', 'stop'],
        description:
          '`tell` sends an alarm. `slow` also holds the SIM to 64 kbit/s. `stop` takes it off data until the month ends.',
      },
    },
  },
  Alarm: {
    type: 'object',
    required: ['id', 'iccid', 'kind', 'raised_at'],
    properties: {
      id: { type: 'string' },
      iccid: { type: 'string' },
      kind: {
        type: 'string',
        enum: ['limit_near', 'limit_reached', 'moved_device', 'silent', 'rejected_often'],
      },
      text: { type: 'string' },
      raised_at: { type: 'string', format: 'date-time' },
      acknowledged_at: { type: ['string', 'null'], format: 'date-time' },
      acknowledged_by: { type: ['string', 'null'] },
    },
  },
};
