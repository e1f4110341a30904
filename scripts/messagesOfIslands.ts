import type { Plugin } from 'vite';

const catalogue = /\/locales\/[a-z]+\/messages\.po$/;
const json = /(JSON\.parse\()("(?:[^"\\]|\\.)*")/;

/**
 * Leaves in the browser's catalogues only what the browser's code can say: most of the words stand in the HTML. A message
 * is used where its id stands in another file of the build.
 */
export function messagesOfIslands(): Plugin {
  return {
    name: 'messages-of-islands',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!Object.keys(chunk.modules).some((id) => catalogue.test(id))) return null;
      const programs = Object.values(chunks).flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { code: text }]) => (catalogue.test(id) ? [] : [text ?? ''])),
      );
      const text = json.exec(code)?.[2];
      if (text === undefined) throw new Error(`No messages were found in ${chunk.fileName}.`);
      const messages: object = JSON.parse(JSON.parse(text));
      const used = Object.entries(messages).filter(([id]) =>
        programs.some((program) => program.includes(id)),
      );
      const kept = JSON.stringify(JSON.stringify(Object.fromEntries(used)));
      return { code: code.replace(json, (_, start: string) => start + kept), map: null };
    },
  };
}
