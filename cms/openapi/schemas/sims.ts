import type { Schema } from '../types.ts';

const time = { type: 'string', format: 'date-time' };

/** SIMs, their sessions and messages, eSIM profiles, keys. */
export const simSchemas: Record<string, Schema> = {
  Sim: {
    type: 'object',
    required: ['iccid', 'state', 'plan', 'tag', 'created_at'],
    properties: {
      iccid: { type: 'string', description: 'The 19 or 20 digits printed on the card.' },
      name: { type: ['string', 'null'], maxLength: 80, description: 'Yours to choose.' },
      state: {
        type: 'string',
        enum: ['stock', 'activating', 'active', 'paused', 'closed'],
        description: '`stock` costs nothing. `closed` is for good.',
      },
      plan: { type: 'string', enum: ['pilot', 'fleet', 'charter'] },
      zone: { type: 'string', enum: ['europe', 'world'] },
      tag: { type: ['string', 'null'], description: 'Group for limits and steering.' },
      imei: { type: ['string', 'null'], description: 'The device it was last seen in.' },
      limit_mb: {
        type: ['number', 'null'],
        description: 'Ceiling a month. `null`: the tag’s, else the plan’s.',
      },
      created_at: time,
      activated_at: { type: ['string', 'null'], format: 'date-time' },
    },
  },
  SimChange: {
    type: 'object',
    properties: {
      name: { type: ['string', 'null'], maxLength: 80 },
      plan: { type: 'string', enum: ['pilot', 'fleet', 'charter'] },
      zone: { type: 'string', enum: ['europe', 'world'] },
      tag: { type: ['string', 'null'] },
      limit_mb: { type: ['number', 'null'], minimum: 0 },
    },
  },
  Activation: {
    type: 'object',
    required: ['state', 'networks'],
    properties: {
      state: { const: 'activating' },
      networks: { type: 'integer', description: 'How many networks it may now use.' },
    },
  },
  Session: {
    type: 'object',
    required: ['online'],
    properties: {
      online: { type: 'boolean' },
      network: { type: ['string', 'null'], description: 'Country and network code.', examples: ['238-01'] },
      radio: { type: ['string', 'null'], enum: ['2g', '3g', 'lte', 'lte-m', 'nb-iot', '5g', null] },
      ip: { type: ['string', 'null'], format: 'ipv4' },
      since: { type: ['string', 'null'], format: 'date-time' },
      signal_dbm: { type: ['number', 'null'], description: 'As the device last told the network.' },
    },
  },
  Message: {
    type: 'object',
    required: ['id', 'state'],
    properties: {
      id: { type: 'string' },
      state: { type: 'string', enum: ['waiting', 'delivered', 'expired'] },
      text: { type: 'string', maxLength: 160 },
      expires_at: time,
    },
  },
  Profile: {
    type: 'object',
    required: ['id', 'state'],
    properties: {
      id: { type: 'string' },
      eid: { type: ['string', 'null'], description: 'The chip it is installed on: 32 digits.' },
      iccid: { type: 'string' },
      state: { type: 'string', enum: ['ordered', 'released', 'installed', 'enabled', 'deleted'] },
      activation_code: { type: ['string', 'null'], description: 'For a device that reads one. Works once.' },
    },
  },
  Key: {
    type: 'object',
    required: ['id', 'name', 'role', 'created_at'],
    properties: {
      id: { type: 'string' },
      name: { type: 'string', maxLength: 80 },
      role: {
        type: 'string',
        enum: ['reader', 'operator', 'owner'],
        description:
          'A `reader` reads. An `operator` changes SIMs, limits and webhooks. An `owner` makes keys and spends money.',
      },
      last_used_at: { type: ['string', 'null'], format: 'date-time' },
      created_at: time,
    },
  },
  NewKey: {
    type: 'object',
    required: ['key', 'secret'],
    properties: {
      key: { $ref: '#/components/schemas/Key' },
      secret: { type: 'string', description: 'Shown this once. We keep a hash of it.' },
    },
  },
};
