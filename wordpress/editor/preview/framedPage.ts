import type { CroppedImage } from '#schema/frameMessages.ts';
import type { FrameConnection } from './frameConnection.ts';

const responseMs = 2000;

export type FramedPage = Pick<ReturnType<typeof createFramedPage>, 'croppedImagesAt' | 'reload'>;

/** Creates the requests to the page in the frame that wait for its response. */
export function createFramedPage(
  send: FrameConnection['send'],
  isShown: () => boolean,
  duringWidth: <T>(width: number, task: () => Promise<T>) => Promise<T>,
) {
  /** Callbacks by frame width, which receive the positions of images that the frame reports. */
  const pendingRequests = new Map<number, (images: CroppedImage[]) => void>();
  let resolveReload = () => {};

  return {
    /** Returns the crops of images on the page at a frame width. `undefined` if the page is not shown. */
    async croppedImagesAt(width: number): Promise<CroppedImage[] | undefined> {
      if (!isShown()) return undefined;
      const images = await duringWidth(
        width,
        () =>
          new Promise<CroppedImage[] | undefined>((resolve) => {
            pendingRequests.set(width, resolve);
            setTimeout(() => resolve(undefined), responseMs);
            send({ type: 'croppedImages', width });
          }),
      );
      pendingRequests.delete(width);
      return images;
    },
    /** Renders the page again after a change outside of this form. Resolves when it is rendered or after a timeout. */
    reload(): Promise<void> {
      send({ type: 'reload' });
      return new Promise((resolve) => {
        resolveReload = resolve;
        setTimeout(resolve, responseMs);
      });
    },
    receiveImages: (width: number, images: CroppedImage[]) => pendingRequests.get(width)?.(images),
    receiveRendered: () => resolveReload(),
  };
}
