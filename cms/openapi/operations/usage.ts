import { answer, listOf, parameterRef, problems, query, schemaRef, usual } from '../answers.ts';
import type { Paths } from '../types.ts';

const invoice = {
  id: 'i_2026-09',
  month: '2026-09',
  currency: 'DKK',
  total: '4150.00',
  state: 'open',
  lines: [
    { text: 'Fleet, Europe', quantity: 500, amount: '3250.00' },
    { text: 'Data, Europe, MB', quantity: 6000, amount: '900.00' },
  ],
};

const day = (name: 'from' | 'to', description: string) =>
  query(name, description, { type: 'string', format: 'date' });

/** What was used and what it costs. */
export const usagePaths: Paths = {
  '/v1/usage': {
    get: {
      operationId: 'getUsage',
      summary: 'Get usage',
      description:
        'Traffic of all SIMs, or of one tag, in a span of up to 400 days. Days begin at midnight in Copenhagen. The current day is complete to the last hour.',
      tags: ['Usage and invoices'],
      parameters: [
        day('from', 'The first day.'),
        day('to', 'The first day that is not counted.'),
        query('tag', 'Only SIMs with this tag.', { type: 'string' }),
      ],
      responses: {
        '200': answer('The sum.', schemaRef('Usage'), {
          from: '2026-09-01',
          to: '2026-10-01',
          tag: null,
          zone: 'europe',
          mb: 6000,
          messages: 214,
          sims: 500,
        }),
        '400': problems(400, {
          code: 'span_too_long',
          title: 'The span is too long',
          detail: 'At most 400 days in one call.',
        }),
        ...usual,
      },
    },
  },
  '/v1/sims/{iccid}/usage': {
    get: {
      operationId: 'getSimUsage',
      summary: 'Get usage of a SIM',
      description: 'Traffic of one SIM, day by day and network by network.',
      tags: ['Usage and invoices'],
      parameters: [
        parameterRef('Iccid'),
        day('from', 'The first day.'),
        day('to', 'The first day that is not counted.'),
      ],
      responses: {
        '200': listOf('SimUsage', 'A line for each day and network.', [
          { day: '2026-10-03', network: '238-01', up_mb: 0.31, down_mb: 0.08, messages: 0 },
          { day: '2026-10-04', network: '238-01', up_mb: 0.29, down_mb: 0.11, messages: 1 },
        ]),
        '404': problems(404, {
          code: 'unknown_sim',
          title: 'No such SIM',
          detail: 'No SIM with these digits is yours.',
        }),
        ...usual,
      },
    },
  },
  '/v1/pool': {
    get: {
      operationId: 'getPool',
      summary: 'Get the data pool',
      description: 'What your SIMs have used together this month, and where that leads.',
      tags: ['Usage and invoices'],
      parameters: [
        query('zone', 'Which zone.', { type: 'string', enum: ['europe', 'world'], default: 'europe' }),
      ],
      responses: {
        '200': answer('The pool.', schemaRef('Pool'), {
          zone: 'europe',
          month: '2026-10',
          used_mb: 812.4,
          forecast_mb: 6130,
          sims: 500,
        }),
        ...usual,
      },
    },
  },
  '/v1/invoices': {
    get: {
      operationId: 'listInvoices',
      summary: 'List invoices',
      description: 'All invoices, newest first. Lines are left out here.',
      tags: ['Usage and invoices'],
      parameters: [parameterRef('After'), parameterRef('Count')],
      responses: {
        '200': listOf('Invoice', 'A page of invoices.', [
          { id: invoice.id, month: invoice.month, currency: 'DKK', total: invoice.total, state: 'open' },
        ]),
        ...usual,
      },
    },
  },
  '/v1/invoices/{invoice_id}': {
    get: {
      operationId: 'getInvoice',
      summary: 'Get an invoice',
      description: 'One invoice with its lines. Ask with `Accept: application/pdf` for the paper.',
      tags: ['Usage and invoices'],
      parameters: [
        {
          name: 'invoice_id',
          in: 'path',
          required: true,
          description: 'The invoice.',
          schema: { type: 'string' },
          example: 'i_2026-09',
        },
      ],
      responses: {
        '200': answer('The invoice.', schemaRef('Invoice'), invoice),
        '404': problems(404, {
          code: 'unknown_invoice',
          title: 'No such invoice',
          detail: 'No invoice with this id is yours.',
        }),
        ...usual,
      },
    },
  },
};
