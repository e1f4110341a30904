import { createSocket } from 'node:dgram';
import { getServers, setServers } from 'node:dns/promises';
import { decode, encode, RECURSION_DESIRED, type Answer } from 'dns-packet';

type Records = Partial<Record<'A' | 'CNAME' | 'MX' | 'PTR' | 'TXT', string[]>>;

/** Records by name and type. The value of an MX record is its exchange. For `refused`, the server refuses the query. */
export type Zone = Record<string, Records | 'refused' | undefined>;

const responseCodes = { refused: 5, missing: 3, found: 0 };

/**
 * Starts a DNS server on this machine and makes `node:dns` ask only it. Names that `zone` lacks do not exist. Returns a
 * function that stops the server and restores the settings.
 */
export async function startDnsServer(zone: () => Zone): Promise<() => Promise<void>> {
  const previousServers = getServers();
  const socket = createSocket('udp4');
  socket.on('message', (bytes, { port, address }) => {
    const query = decode(bytes);
    const { name, type } = query.questions?.[0] ?? { name: '', type: 'A' };
    const entry = zone()[name.toLowerCase()];
    const records = typeof entry === 'object' ? entry : {};
    const code = entry === undefined ? 'missing' : entry === 'refused' ? 'refused' : 'found';
    socket.send(
      encode({
        type: 'response',
        id: query.id ?? 0,
        flags: RECURSION_DESIRED | responseCodes[code],
        questions: query.questions ?? [],
        answers: Object.entries(records).flatMap(([recordType, values]) =>
          recordType === type ? values.map((value) => createAnswer(name, recordType, value)) : [],
        ),
      }),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  setServers([`127.0.0.1:${socket.address().port}`]);
  return async () => {
    setServers(previousServers);
    await new Promise<void>((resolve) => socket.close(() => resolve()));
  };
}

function createAnswer(name: string, type: string, value: string): Answer {
  switch (type) {
    case 'MX':
      return { name, type, data: { preference: 10, exchange: value } };
    case 'A':
    case 'CNAME':
    case 'PTR':
      return { name, type, data: value };
    default:
      return { name, type: 'TXT', data: value.match(/.{1,255}/g) ?? [''] };
  }
}
