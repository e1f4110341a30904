import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';

const ticksASecond = 100;

/** CPU time that a process has used so far, user and system, in microseconds. Linux only. */
export async function cpuMicroseconds(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  // The name in parentheses may hold spaces; the fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1_000_000;
}

/**
 * CPU microseconds of the process for each of `count` requests, four at a time over kept connections, or `atOnce`: those
 * who ask while a page is drawn share it.
 */
export async function cpuPerRequest(
  processId: number,
  url: string | ((index: number) => string),
  count: number,
  { headers, atOnce = 4 }: { headers: Record<string, string>; atOnce?: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let asked = 0;
  const ask = () => get(typeof url === 'string' ? url : url(asked++), headers, agent);
  const repeat = async (times: number) => {
    for (let done = 0; done < times; done += atOnce) await Promise.all(Array.from({ length: atOnce }, ask));
  };
  await repeat(Math.ceil(count / 5));
  const before = await cpuMicroseconds(processId);
  await repeat(count);
  const after = await cpuMicroseconds(processId);
  agent.destroy();
  return Math.round((after - before) / count);
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} was answered with ${response.statusCode}: that costs something else.`)),
      );
    })
      .once('error', reject)
      .end();
  });
}
