import type { Schema } from '../types.ts';

/** Networks, steering and private networks. */
export const networkSchemas: Record<string, Schema> = {
  Network: {
    type: 'object',
    required: ['code', 'name', 'country', 'radios', 'zone'],
    properties: {
      code: { type: 'string', examples: ['238-01'] },
      name: { type: 'string' },
      country: { type: 'string', description: 'ISO 3166-1, two letters.' },
      radios: {
        type: 'array',
        items: { type: 'string', enum: ['2g', '3g', 'lte', 'lte-m', 'nb-iot', '5g'] },
      },
      zone: { type: 'string', enum: ['europe', 'world'] },
      permanent: { type: 'boolean', description: 'May a device stay on it for more than 90 days?' },
      psm: { type: 'boolean', description: 'Does it honour power saving mode?' },
    },
  },
  Steering: {
    type: 'object',
    required: ['tag', 'prefer', 'avoid'],
    properties: {
      tag: { type: 'string' },
      prefer: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 20,
        description: 'Network codes, best first.',
      },
      avoid: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 20,
        description: 'Never, not even when nothing else is there.',
      },
      fallback_after_seconds: { type: 'integer', minimum: 30, default: 180 },
    },
  },
  PrivateNetwork: {
    type: 'object',
    required: ['id', 'kind', 'range', 'state'],
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      kind: { type: 'string', enum: ['wireguard', 'ipsec', 'peering'] },
      range: {
        type: 'string',
        description: 'The addresses of the SIMs, as a CIDR block.',
        examples: ['10.64.0.0/20'],
      },
      core: { type: 'string', enum: ['copenhagen', 'frankfurt', 'both'] },
      state: { type: 'string', enum: ['waiting', 'up', 'down'] },
      last_handshake_at: { type: ['string', 'null'], format: 'date-time' },
    },
  },
  PrivateNetworkDraft: {
    type: 'object',
    required: ['name', 'kind', 'range'],
    properties: {
      name: { type: 'string', maxLength: 80 },
      kind: { type: 'string', enum: ['wireguard', 'ipsec', 'peering'] },
      range: { type: 'string' },
      core: { type: 'string', enum: ['copenhagen', 'frankfurt', 'both'], default: 'both' },
      public_key: { type: 'string', description: 'WireGuard only.' },
    },
  },
};
