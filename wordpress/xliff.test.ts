import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

const raw = '<p>Text</p><iframe src="https://a.example"></iframe>';
const unit = (place: string, target: string) =>
  `<trans-unit id="${place}"><source>x</source><target>${target}</target></trans-unit>`;
const file = (original: string | number, units: string) =>
  `<file original="${original}" source-language="en" target-language="en" datatype="html"><body>${units}</body></file>`;
const xliff = (files: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">${files}</xliff>`;
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Encodes ASCII text as UTF-16 or UTF-32, without a byte order mark. */
function wide(text: string, bytes: 2 | 4, isBig: boolean): Buffer {
  const buffer = Buffer.alloc(text.length * bytes);
  for (let index = 0; index < text.length; index += 1)
    buffer.writeUInt8(text.charCodeAt(index), index * bytes + (isBig ? bytes - 1 : 0));
  return buffer;
}

describe.skipIf(skipReason !== undefined)('XLIFF file', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let author: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    author = await wordpress.php(
      `echo wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) );`,
    );
  }, 300_000);
  afterAll(() => wordpress?.stop());

  const article = () =>
    wordpress.php(
      `echo wp_insert_post( wp_slash( array( 'post_title' => 'Title', 'post_author' => ${author}, 'post_status' => 'publish', 'post_content' => '${raw}' ) ) );`,
    );
  const text = (id: string, name: string) => wordpress.php(`echo get_post( ${id} )->post_${name};`);

  async function read(contents: string | Buffer, userId = '1'): Promise<{ written: number; left: string[] }> {
    const place = path.join(wordpress.folder, 'texts.xlf');
    await writeFile(place, contents);
    return JSON.parse(
      await wordpress.php(
        `wp_set_current_user( ${userId} ); echo wp_json_encode( Skerry\\Languages\\Xliff::import( file_get_contents( '${place}' ) ) );`,
      ),
    );
  }

  test('is rejected unless its encoding is UTF-8, regardless of the declared encoding', async () => {
    const id = await article();
    const validXliff = xliff(file(id, unit('post_title', 'Translated')));
    const utf7 = `<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a+AD4-${validXliff}`;
    const latin = (encoding: string) =>
      Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${validXliff}`, 'latin1');
    const files = [
      Buffer.concat([Buffer.from([0xff, 0xfe]), wide(validXliff, 2, false)]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), wide(validXliff, 2, true)]),
      wide(`<?xml version="1.0"?>${validXliff}`, 2, false),
      wide(`<?xml version="1.0"?>${validXliff}`, 2, true),
      wide(`<?xml version="1.0"?>${validXliff}`, 4, true),
      utf7,
      latin('ISO-8859-1'),
      Buffer.from(validXliff.replace('Translated', 'Overs\u00e6t'), 'latin1'),
    ];

    for (const [number, file] of files.entries())
      expect(await read(file), String(number)).toMatchObject({
        written: 0,
        left: [expect.stringContaining('not encoded in UTF-8')],
      });
    expect(await text(id, 'title')).toBe('Title');
  });

  test('is rejected with a document type declaration, and accepted with the word DOCTYPE in a text', async () => {
    const id = await article();
    const body = xliff(file(id, unit('post_title', '&a;')));
    const types = [
      '<!DOCTYPE xliff [<!ENTITY a "expanded">]>',
      '<!-- x --><?pi x?>\n<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE xliff SYSTEM "http://127.0.0.1:9/a.dtd" [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p"> %p; <!ENTITY a "x">]>',
      `<!DOCTYPE xliff [<!ENTITY z "${'z'.repeat(1000)}">${Array.from({ length: 12 }, (_, n) => `<!ENTITY ${'abcdefghijkl'[n] ?? ''} "${`&${'bcdefghijklz'[n] ?? ''};`.repeat(10)}">`).join('')}]>`,
    ];

    for (const type of types) {
      const { written, left } = await read(type + body);
      expect([written, left[0]]).toEqual([0, expect.stringMatching(/DOCTYPE|not an XLIFF/)]);
    }
    expect(await text(id, 'title')).toBe('Title');
    const quotedDoctype = xliff(
      file(id, unit('post_content', '<![CDATA[<p>Begin with <!DOCTYPE html></p>]]>')),
    );
    expect(await read(quotedDoctype)).toMatchObject({ written: 1, left: [] });
  });

  test('is imported except for entries with invalid IDs, which are reported in short messages', async () => {
    const id = await article();
    const changedUnit = unit('post_title', 'Translated');
    const { written, left } = await read(
      xliff(
        file('9'.repeat(300_000), changedUnit) +
          file(`${id}abc`, changedUnit) +
          file(`-${id}`, changedUnit) +
          file('0', changedUnit),
      ),
    );

    expect(written).toBe(0);
    expect(left).toHaveLength(4);
    for (const sentence of left) expect(sentence.length).toBeLessThan(200);
    expect(await text(id, 'title')).toBe('Title');
  });

  test('is imported except for texts that are too long', async () => {
    const id = await article();
    const { written, left } = await read(
      xliff(
        file(
          id,
          unit('post_content', 'x'.repeat(102_401)) +
            unit('post_excerpt', 'x'.repeat(70_000)) +
            unit('post_title', 'Translated'),
        ),
      ),
    );

    expect(written).toBe(1);
    expect(left).toEqual(Array(2).fill(expect.stringContaining('too long')));
    expect(await text(id, 'title')).toBe('Translated');
    expect(await text(id, 'content')).toBe(raw);
  });

  test('is filtered by the importing user’s rights, and changes no other texts', async () => {
    const id = await article();
    const hostile = escaped('<p onclick="x()">Text</p><img src=x onerror=alert(1)>');

    await read(xliff(file(id, unit('post_title', 'Only the title'))), author);
    expect(await text(id, 'content')).toBe(raw);
    await read(xliff(file(id, unit('post_title', hostile) + unit('post_content', hostile))), author);
    expect((await text(id, 'content')) + (await text(id, 'title'))).not.toMatch(/onclick|onerror/);
    await read(xliff(file(id, unit('post_content', escaped(`${raw}<p>Hej</p>`)))));
    expect(await text(id, 'content')).toBe(`${raw}<p>Hej</p>`);
  });

  test('is read in linear time', async () => {
    const id = await article();
    const seconds = async (units: number) =>
      Number(
        await wordpress.php(
          `$xml = str_replace( 'UNITS', str_repeat( '${unit('none', 'x')}', ${units} ), '${xliff(file(id, 'UNITS'))}' ); $cpu = static fn() => getrusage()['ru_utime.tv_sec'] + getrusage()['ru_utime.tv_usec'] / 1e6; $from = $cpu(); Skerry\\Languages\\Xliff::import( $xml ); echo $cpu() - $from;`,
        ),
      );

    expect((await seconds(40_000)) / (await seconds(10_000))).toBeLessThan(9);
  });

  test('is valid XML if texts contain control characters', async () => {
    const xml = await wordpress.php(
      `function pll_languages_list() { return array( 'en' ); } function pll_default_language() { return 'en'; } function pll_get_post_language() { return 'en'; } function pll_is_translated_post_type() { return true; } function pll_get_post_translations() { return array(); }
       $source = wp_insert_post( array( 'post_title' => 'Source' ) ); $id = wp_insert_post( array( 'post_title' => 'Copy' ) );
       function pll_get_post( $id, $language ) { return 'da' === $language ? $GLOBALS['id'] : $GLOBALS['source']; }
       global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_content' => "Tab\\t and \\x0B and \\x02 end" ), array( 'ID' => $source ) ); $wpdb->update( $wpdb->posts, array( 'post_content' => "x" ), array( 'ID' => $id ) ); clean_post_cache( $source ); clean_post_cache( $id );
       $xml = Skerry\\Languages\\Xliff::export( 'da', array( $source ) ); $document = new DOMDocument(); echo $document->loadXML( $xml ) ? $document->textContent : 'invalid';`,
    );

    expect(xml).toContain('Tab\t and  and  end');
  });
});
