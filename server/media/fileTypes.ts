/** Media types by file name; anything else is handed out as a download, so that no upload can run as a page or script. */
const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
};

export const downloadType = 'application/octet-stream';

export function fileType(path: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? (types[extension] ?? downloadType) : downloadType;
}

/** The file name extension under which a type is stored; `fileType` leads back to the type. */
export function extensionOf(type: string): string {
  return Object.keys(types).find((extension) => types[extension] === type) ?? 'bin';
}

export const svgType = 'image/svg+xml';
