import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultLeadForm, type LeadForm } from '#schema/leadForm.ts';
import type { FormDescription } from '#schema/customForm.ts';
import { createFileLedger } from '#server/forms/uploads/fileLedger.ts';
import { createUploadSweep } from '#server/forms/uploads/uploadSweep.ts';
import { createLogger } from '#server/logger.ts';
import { sign } from '#server/lib/signature.ts';
import { exchange, open as connect } from '#tests/attacks/support/rawHttp.ts';
import { startEnquirySite, uploadLimits, type EnquirySite } from '#tests/support/enquirySite.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';
import { siteUrl } from '#tests/support/mailParts.ts';
import { postJson, wordPressSecret } from '#tests/support/newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';

const description: FormDescription = {
  name: 'Tender',
  fields: [
    { name: 'email', label: 'Email', type: 'email', isRequired: true, choices: [] },
    { name: 'drawing', label: 'Your drawing', type: 'file', isRequired: true, choices: [] },
  ],
};
const leadForm: LeadForm = {
  fullName: defaultLeadForm.fullName,
  email: defaultLeadForm.email,
  plan: { kind: 'file', label: { en: 'Plan', da: 'Tegning', de: 'Plan' }, isRequired: true },
};
const email = 'ada@example.com';
const png = Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1');
const pdf = Buffer.from('%PDF-1.7 rest');
const htmlPage = Buffer.from('<!doctype html><script>alert(1)</script>');
const officeDocument = (extraFiles: Record<string, Uint8Array> = {}) =>
  zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8('<x/>'), ...extraFiles });

type Sent = readonly (readonly [name: string, content: Uint8Array, field?: string])[];

describe.each(testDatabases)('enquiry files, on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: SimulatedClock;
  let mailServer: MailServer;
  let folder: string;
  let site: EnquirySite;
  const origin = () => new URL(site.endpoint).origin;

  beforeEach(async () => {
    database = await open();
    clock = createSimulatedClock();
    mailServer = await startMailServer();
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
    await start();
  });
  afterEach(async () => {
    await site.close();
    await mailServer.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(
    settings: Omit<NonNullable<Parameters<typeof startEnquirySite>[0]['uploads']>, 'folder'> = {},
  ) {
    const uploads = { folder, ...settings };
    site = await startEnquirySite({ database, clock, mailUrl: mailServer.url, uploads, lead: leadForm });
  }

  const listFolder = () => readdir(folder);
  const storedEnquiries = () => database.query.selectFrom('enquiry').selectAll().execute();

  function dataOf(files: Sent, { form = site.sealForm(description), locale = 'en' } = {}) {
    const data = new FormData();
    data.set('body', JSON.stringify({ kind: 'form', form, locale, fields: { email } }));
    for (const [name, content, field = 'drawing'] of files)
      data.append(field, new Blob([new Uint8Array(content)]), name);
    return data;
  }
  const send = (body: FormData, headers: Record<string, string> = {}) =>
    fetch(site.endpoint, {
      method: 'POST',
      headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body,
    });
  const post = async (...parameters: Parameters<typeof dataOf>) => send(dataOf(...parameters));
  const expectRejection = async (response: Response) => {
    expect(response.status).toBe(422);
    const { data } = await response.json();
    return data.fields.drawing;
  };

  function requestAsOwner(request: object) {
    const body = JSON.stringify(request);
    return postJson(`${origin()}/api/owner/enquiries`, body, {
      'x-signature': sign(wordPressSecret, Math.floor(clock.now() / 1000), body),
    });
  }
  const firstEnquiry = async () => {
    const [{ id }] = (await (await requestAsOwner({ do: 'list', page: 1 })).json()).enquiries;
    return (await (await requestAsOwner({ do: 'read', id })).json()).enquiry;
  };

  it('are listed in the mail, served to the owner, and deleted with the enquiry', async () => {
    const response = await post([
      ['plan.pdf', pdf],
      ['foto.PNG', png],
    ]);
    expect(await response.json()).toEqual({ success: true, status: 'received' });
    await site.worker.drain();
    expect(mailServer.messages[0]?.text).toContain('Your drawing');
    expect(mailServer.messages[0]?.text).toContain('plan.pdf (1 kB)');
    const { id, files } = await firstEnquiry();
    expect(files).toMatchObject([
      { name: 'plan.pdf', bytes: pdf.length },
      { name: 'foto.png', bytes: png.length },
    ]);
    const file = await requestAsOwner({ do: 'file', id, file: files[1].id });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="foto.png"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await requestAsOwner({ do: 'file', id: files[0].id, file: files[0].id })).status).toBe(404);
    expect(await listFolder()).toHaveLength(2);
    await requestAsOwner({ do: 'erase', ids: [id] });
    expect(await listFolder()).toEqual([]);
    expect(await database.query.selectFrom('enquiry_file').selectAll().execute()).toEqual([]);
  });

  it('are accepted after JSON that is parsed only once, however many fields follow', async () => {
    const body = dataOf([['plan.pdf', pdf]]);
    for (let field = 0; field < 50; field += 1) body.append(`field ${field}`, 'x');
    const parse = vi.spyOn(JSON, 'parse');
    expect((await send(body)).status).toBe(200);
    expect(parse.mock.calls.filter(([text]) => text === body.get('body'))).toHaveLength(1);
    parse.mockRestore();
  });

  it('are deleted with the enquiry after the retention time', async () => {
    await post([['plan.pdf', pdf]]);
    clock.advance(3 * 86_400_000);
    await site.store.purge(2);
    expect(await listFolder()).toEqual([]);
  });

  it('are stored once if an enquiry is repeated, but different files make a new enquiry', async () => {
    await post([['plan.pdf', pdf]]);
    await post([['plan.pdf', pdf]]);
    expect([await storedEnquiries(), await listFolder()]).toMatchObject([{ length: 1 }, { length: 1 }]);
    await post([['plan.pdf', Buffer.from('%PDF-1.7 more')]]);
    expect([await storedEnquiries(), await listFolder()]).toMatchObject([{ length: 2 }, { length: 2 }]);
  });

  it('are accepted without JavaScript, with a redirect to the errors if a file is rejected', async () => {
    const postAndGetLocation = async (name: string, content: Uint8Array) => {
      const data = new FormData();
      for (const [field, value] of Object.entries({ kind: 'form', form: site.sealForm(description), email }))
        data.set(field, value);
      data.append('drawing', new Blob([new Uint8Array(content)]), name);
      const response = await fetch(`${site.endpoint}?at=_R_1_`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          referer: `${siteUrl}/da/rapport`,
          accept: 'text/html,*/*',
          'sec-fetch-site': 'same-origin',
        },
        body: data,
      });
      return [response.status, response.headers.get('location')];
    };
    expect(await postAndGetLocation('x.html', htmlPage)).toEqual([303, '/da/rapport#enquiry-files-_R_1_']);
    expect(await postAndGetLocation('', Buffer.alloc(0))).toEqual([303, '/da/rapport#enquiry-invalid-_R_1_']);
    expect(await postAndGetLocation('plan.pdf', pdf)).toEqual([303, '/da/rapport#enquiry-sent-_R_1_']);
    expect([await storedEnquiries(), await listFolder()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  it('are accepted by a lead form with a file field, with and without JavaScript', async () => {
    const filled = { kind: 'lead', locale: 'en', fullName: 'Ada Lund', email, plan: 'x.pdf' };
    const withScript = (file?: Blob) => {
      const data = new FormData();
      data.set('body', JSON.stringify(filled));
      if (file !== undefined) data.append('plan', file, 'plan.pdf');
      return send(data);
    };
    const responseWithoutFile = await withScript();
    expect([responseWithoutFile.status, Object.keys((await responseWithoutFile.json()).data.fields)]).toEqual(
      [422, ['plan']],
    );
    expect((await withScript(new Blob([pdf]))).status).toBe(200);
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...filled, fullName: 'Bo Lund' })) data.set(name, value);
    data.set('plan', new Blob([png]), 'foto.png');
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', referer: `${siteUrl}/enquiry` };
    const response = await fetch(site.endpoint, { method: 'POST', redirect: 'manual', headers, body: data });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/enquiry#enquiry-sent']);

    await site.worker.drain();
    expect(
      mailServer.messages.map(({ text }) => /\w+\.\w+ \(1 kB\)/.exec(text ?? '')?.[0]).toSorted(),
    ).toEqual(['foto.png (1 kB)', 'plan.pdf (1 kB)']);
    expect(await listFolder()).toHaveLength(2);
  });

  it.each<[what: string, files: Sent, said: string]>([
    ['an HTML page named as an image', [['x.png', htmlPage]], 'Vi kan ikke modtage »x.png«'],
    ['an SVG image', [['x.svg', Buffer.from('\ufeff <svg onload="x">')]], '»x.svg«'],
    ['an executable', [['x.pdf', Buffer.from('MZ\0\0')]], '»x.pdf«'],
    ['a document with macros', [['x.docx', officeDocument({ 'word/vbaProject.bin': png })]], '»x.docx«'],
    ['an arbitrary ZIP archive', [['x.docx', zipSync({ 'a.exe': png })]], '»x.docx«'],
    ['an empty file', [['x.pdf', Buffer.alloc(0)]], '»x.pdf« er tom'],
    [
      'a file that is too large',
      [['x.pdf', Buffer.concat([pdf, Buffer.alloc(uploadLimits.fileBytes)])]],
      '»x.pdf« er for stor',
    ],
    [
      'files that are too large together',
      [
        ['a.pdf', largeFile()],
        ['b.pdf', largeFile()],
      ],
      'Tilsammen',
    ],
    ['too many files', [1, 2, 3, 4].map((number) => [`${number}.pdf`, pdf] as const), 'højst sende 3 filer'],
  ])('are rejected with a message, and leave nothing behind: %s', async (_what, files, expectedMessage) => {
    expect(await expectRejection(await post(files, { locale: 'da' }))).toContain(expectedMessage);
    expect([await storedEnquiries(), await listFolder()]).toEqual([[], []]);
  });

  it('get a sanitised name with the extension for their actual type', async () => {
    const storedNames = async (...files: Sent) => {
      expect((await post(files)).status).toBe(200);
      const { files: listedFiles } = await firstEnquiry();
      clock.advance(60_000);
      return listedFiles.map(({ name }: { name: string }) => name);
    };
    expect(
      await storedNames(['../../etc/pass\u202ewd', pdf], ['C:\\x\\.bashrc', png], ['page.html', png]),
    ).toEqual(['pass wd.pdf', 'bashrc.png', 'page.html.png']);
    expect(await storedNames(['a.csv', Buffer.from('a;b\nå;2')], ['brief.docx', officeDocument()])).toEqual([
      'a.csv',
      'brief.docx',
    ]);
    expect((await listFolder()).every((name) => /^[\da-f-]{36}$/.test(name))).toBe(true);
  });

  it('are not written to disk for forms without a file field', async () => {
    const formWithoutFile = site.sealForm({ ...description, fields: description.fields.slice(0, 1) });
    expect((await post([['plan.pdf', pdf]], { form: formWithoutFile })).status).toBe(400);
    expect((await post([['plan.pdf', pdf]], { form: 'made up' })).status).toBe(400);
    expect((await post([['plan.pdf', pdf, 'email']])).status).toBe(400);
    const fileFirst = new FormData();
    fileFirst.append('drawing', new Blob([new Uint8Array(pdf)]), 'plan.pdf');
    expect((await send(fileFirst)).status).toBe(400);
    expect(await listFolder()).toEqual([]);
  });

  it('are rejected if the scanner finds a virus, fails or times out', async () => {
    const scanner = path.join(folder, '..', `${path.basename(folder)}.sh`);
    await site.close();
    await start({ scan: `/bin/sh ${scanner}`, silenceMs: 500 });
    const scan = async (script: string, content = pdf) => {
      await writeFile(scanner, script);
      return expectRejection(await post([['plan.pdf', content]]));
    };
    const finds = 'grep -q EICAR "$1" && exit 1; exit 0';
    expect(await scan(finds, Buffer.from('%PDF-EICAR'))).toContain('virus scanner rejected “plan.pdf”');
    expect(await scan('exit 2')).toContain('We couldn’t scan');
    expect(await scan('exec sleep 60')).toContain('We couldn’t scan');
    expect(await listFolder()).toEqual([]);
    // The scanner takes longer than a client may be silent, and must not see the site's secrets.
    const environmentFile = `${scanner}.seen`;
    process.env['SECRET_KEY'] = 'for nobody else';
    await writeFile(scanner, `env > ${environmentFile}; sleep 1; ${finds}`);
    expect((await post([['plan.pdf', pdf]])).status).toBe(200);
    delete process.env['SECRET_KEY'];
    const variables = (await readFile(environmentFile, 'utf8'))
      .split('\n')
      .map((line) => line.split('=', 1)[0]);
    expect(variables).toContain('PATH');
    expect(variables).not.toContain('SECRET_KEY');
    await rm(environmentFile);
    await rm(scanner);
  });

  describe('sent by an attacker', () => {
    const boundary = 'x'.repeat(20);
    const head = (headers: string) =>
      `POST /api/enquiries HTTP/1.1\r\nhost: ${new URL(site.endpoint).host}\r\naccept: application/json\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\n${headers}\r\n\r\n`;
    const part = (name: string, content: string, filename?: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n${content}\r\n`;
    const bodyPart = () =>
      part('body', JSON.stringify({ kind: 'form', form: site.sealForm(description), fields: { email } }));
    const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="drawing"; filename="a.pdf"\r\n\r\n%PDF-`;
    const postRaw = async (body: string, length = body.length) =>
      (await exchange(origin(), head(`connection: close\r\ncontent-length: ${length}`) + body))[0]?.status;

    it.each([
      ['a thousand parts', () => part('a', 'b').repeat(1000)],
      ['a missing closing boundary', () => part('a', 'b')],
      ['a different boundary', () => '--other\r\n\r\n'],
      ['an endless part header', () => `--${boundary}\r\n${'x'.repeat(20_000)}`],
      [
        'a part without a name',
        () => `--${boundary}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${boundary}--\r\n`,
      ],
      ['invalid JSON', () => `${part('body', '{')}--${boundary}--\r\n`],
    ])('are rejected with 400: %s', async (_what, body) => {
      expect(await postRaw(body())).toBe(400);
    });

    it('are rejected before they are read if Content-Length is too large', async () => {
      expect(await postRaw(bodyPart(), 10 ** 9)).toBe(413);
    });

    it('are aborted at the size limit if they are chunked', async () => {
      const socket = await connect(origin());
      socket.write(head('transfer-encoding: chunked'));
      const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
      socket.write(chunk(bodyPart() + fileHead));
      const timer = setInterval(() => socket.write(chunk('x'.repeat(64_000))), 1);
      const [response] = await once(socket, 'data');
      clearInterval(timer);
      socket.destroy();
      expect(String(response)).toMatch(/^HTTP\/1\.1 413/);
      expect(await listFolder()).toEqual([]);
    });

    /** Starts uploads that send a number of bytes and then stall. */
    const beginMany = async (networks: readonly string[], bytes: number) => {
      const sockets = await Promise.all(networks.map(() => connect(origin())));
      for (const [index, socket] of sockets.entries())
        socket.write(
          `${head(`x-forwarded-for: ${networks[index]}\r\ncontent-length: 100000`) + bodyPart() + fileHead}${'x'.repeat(bytes)}`,
        );
      return sockets;
    };
    const same = (count: number) => Array.from({ length: count }, () => '127.0.0.1');

    it('leave nothing behind after a broken connection, and occupy only their network’s slots', async () => {
      const sockets = await beginMany(same(8), 70_000);
      await expect.poll(listFolder).toHaveLength(4);
      const long = Buffer.concat([pdf, Buffer.alloc(70_000)]);
      expect((await post([['plan.pdf', long]])).status).toBe(503);
      const otherNetwork = { 'x-forwarded-for': '203.0.113.7' };
      expect((await send(dataOf([['plan.pdf', long]]), otherNetwork)).status).toBe(200);
      for (const socket of sockets) socket.destroy();
      await expect.poll(listFolder).toHaveLength(1);
      expect((await post([['plan.pdf', long]])).status).toBe(200);
    });

    it('occupy no slot before 64 kB have arrived', async () => {
      // Submissions from a single IPv6 line, more than there are slots.
      const sockets = await beginMany(
        Array.from({ length: 36 }, (_, index) => `2001:db8:0:${index.toString(16)}::1`),
        10,
      );
      await expect.poll(listFolder).toHaveLength(36);
      expect((await post([['plan.pdf', Buffer.concat([pdf, Buffer.alloc(70_000)])]])).status).toBe(200);
      for (const socket of sockets) socket.destroy();
    });

    it('are aborted with a message if they are too slow, and free their slot', async () => {
      await site.close();
      await start({ pace: { freeBytes: 64_000, bytesPerSecond: 16_000, pauseMs: 300 } });
      const sockets = await beginMany(same(4), 70_000);
      const responses = await Promise.all(
        sockets.map(async (socket) => String((await once(socket, 'data'))[0])),
      );
      for (const response of responses)
        expect(response).toMatch(/^HTTP\/1\.1 422[^]*"too_slow"[^]*too slow for these files/);
      for (const socket of sockets) socket.destroy();
      await expect.poll(listFolder).toEqual([]);
      expect((await post([['plan.pdf', Buffer.concat([pdf, Buffer.alloc(70_000)])]])).status).toBe(200);
    });
  });

  describe('beyond the storage limits', () => {
    const from = (network: number) => ({ 'x-forwarded-for': `203.0.${network}.1` });
    const sendFrom = async (network: number, content: Uint8Array) =>
      send(dataOf([['plan.pdf', content]]), from(network));
    const restart = async (settings: Parameters<typeof start>[0]) => {
      await site.close();
      await start(settings);
    };

    it('are rejected with a message once the storage for all files is used up, until enquiries are erased', async () => {
      await restart({ roomBytes: 250_000 });
      const statuses: number[] = [];
      for (const network of [1, 2, 3]) statuses.push((await sendFrom(network, largeFile())).status);
      expect(statuses).toEqual([200, 200, 503]);
      const response = await sendFrom(4, largeFile());
      expect(await response.json()).toMatchObject({
        status: 'unavailable',
        data: { message: expect.stringContaining('We couldn’t send your message.') },
      });
      expect(await listFolder()).toHaveLength(2);
      await requestAsOwner({ do: 'erase', ids: [(await firstEnquiry()).id] });
      expect((await sendFrom(5, largeFile())).status).toBe(200);
    });

    it('are rejected even if they arrive at the same time', async () => {
      await restart({ roomBytes: 250_000 });
      const responses = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((network) => sendFrom(network, largeFile())),
      );
      const acceptedResponses = responses.filter(({ status }) => status === 200);
      expect(acceptedResponses.length).toBeLessThanOrEqual(2);
      expect(await listFolder()).toHaveLength(acceptedResponses.length);
    });

    it('are rejected if one network, or all networks together, exceed the hourly upload limit', async () => {
      await restart({ hourBytes: 500_000 });
      const networkResponses = [await sendFrom(1, largeFile()), await sendFrom(1, largeFile())];
      expect(networkResponses.map(({ status }) => status)).toEqual([200, 429]);
      expect(Number(networkResponses[1]?.headers.get('retry-after'))).toBeGreaterThan(60);
      const statuses: number[] = [];
      for (const network of [2, 3, 4, 5, 6]) statuses.push((await sendFrom(network, largeFile())).status);
      expect(statuses).toEqual([200, 200, 200, 503, 503]);
    });
  });

  describe('that belong to no enquiry', () => {
    const listFiles = async (directory = folder) =>
      (await readdir(directory, { withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .toSorted();
    const parts = () => {
      const { query } = database;
      const ledger = createFileLedger({ query, now: clock.now });
      return { ledger, ...createUploadSweep({ folder, ledger, query, logger: createLogger('silent') }) };
    };

    it('are moved to the trash after fifteen minutes, and deleted after a week', async () => {
      await post([['plan.pdf', pdf]]);
      const [storedName = ''] = await listFiles();
      const { ledger, sweep } = parts();
      const [partialId, completeId] = ['a', 'b'].map(
        (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
      );
      for (const id of [partialId, completeId]) await ledger.begin(id ?? '');
      await writeFile(path.join(folder, `${partialId}.part`), '');
      await writeFile(path.join(folder, completeId ?? ''), '');
      await sweep();
      expect(await listFiles()).toEqual([storedName, `${partialId}.part`, completeId].toSorted());
      clock.advance(16 * 60_000);
      await sweep();
      expect([await listFiles(), await listFiles(path.join(folder, 'removed'))]).toEqual([
        [storedName],
        [partialId, completeId],
      ]);
      clock.advance(6 * 86_400_000);
      await sweep();
      expect(await listFiles(path.join(folder, 'removed'))).toEqual([partialId, completeId]);
      clock.advance(2 * 86_400_000);
      await sweep();
      expect([await listFiles(), await listFiles(path.join(folder, 'removed'))]).toEqual([[storedName], []]);
      expect(await database.query.selectFrom('loose_file').selectAll().execute()).toEqual([]);
    });

    it.each([
      [
        'a trash folder on another disk',
        async () => symlink(await folderOnOtherDisk(), path.join(folder, 'removed')),
      ],
      ['a file in place of the trash folder', () => writeFile(path.join(folder, 'removed'), 'of others')],
      ['a folder in place of an erased file', () => mkdir(path.join(folder, 'c'.repeat(8)))],
    ])('are removed after erasure despite %s, and new files are accepted', async (_fault, arrange) => {
      await arrange();
      const { ledger, sweep } = parts();
      const { query } = database;
      const erasedIds = ['c', 'd'].map((letter) => letter.repeat(8));
      for (const id of erasedIds)
        await query
          .insertInto('loose_file')
          .values({ id, state: 'erased', bytes: 0, due_at: clock.now() + 86_400_000 })
          .execute();
      await writeFile(path.join(folder, 'd'.repeat(8)), 'erased');
      await ledger.begin('a'.repeat(8));
      await writeFile(path.join(folder, `${'a'.repeat(8)}.part`), 'half');
      clock.advance(16 * 60_000);
      await sweep().catch(() => {});
      const remainingNames = await listFiles();
      expect(remainingNames.filter((name) => name !== 'removed' && name !== 'c'.repeat(8))).toEqual(
        remainingNames.includes('removed') ? [`${'a'.repeat(8)}.part`] : [],
      );
      expect((await post([['plan.pdf', pdf]])).status).toBe(200);
      expect((await post([['page.html', htmlPage]])).status).toBe(422);
    });

    it('cannot be checked while the folder’s mark is unreadable, which is reported', async () => {
      await mkdir(path.join(folder, '.upload-folder'));
      expect(await parts().warnings()).toEqual([
        'UPLOAD_DIR could not be checked against the database; files are rejected',
      ]);
    });

    it('can be downloaded from the trash if they belong to an enquiry after all', async () => {
      await post([['plan.pdf', pdf]]);
      const [id = ''] = await listFiles();
      await mkdir(path.join(folder, 'removed'));
      await rename(path.join(folder, id), path.join(folder, 'removed', id));
      const response = await requestAsOwner({ do: 'file', id: (await firstEnquiry()).id, file: id });
      expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    });

    it('stay while the folder contains many files unknown to the database', async () => {
      const { ledger, sweep } = parts();
      const id = 'a'.repeat(8);
      await ledger.begin(id);
      for (const name of [`${id}.part`, '1', '2', '3', '4', '5', '6'])
        await writeFile(path.join(folder, name), '');
      clock.advance(86_400_000);
      await sweep();
      expect(await listFiles()).toHaveLength(7);
    });
  });
});

/** Creates a folder on another file system, to which files cannot be renamed. */
async function folderOnOtherDisk(): Promise<string> {
  const folderPath = await mkdtemp('/dev/shm/uploads-');
  onTestFinished(() => rm(folderPath, { recursive: true }));
  return folderPath;
}

function largeFile(): Buffer {
  return Buffer.concat([pdf, Buffer.alloc(90_000)]);
}
