import type { PicturePlace } from '#schema/frameMessages.ts';
import type { FrameConnection } from './frameConnection.ts';

const responseMs = 2000;

export type ShownPage = Pick<ReturnType<typeof createShownPage>, 'placesAt' | 'drawAgain'>;

/** Creates the requests to the page in the frame that wait for its response. */
export function createShownPage(
  send: FrameConnection['send'],
  isShown: () => boolean,
  duringWidth: <T>(width: number, task: () => Promise<T>) => Promise<T>,
) {
  /** Callbacks by frame width, which receive the positions of images that the frame reports. */
  const placesAsked = new Map<number, (places: PicturePlace[]) => void>();
  let whenDrawn = () => {};

  return {
    /** Returns the crops of images on the page at a frame width. `undefined` if the page is not shown. */
    async placesAt(width: number): Promise<PicturePlace[] | undefined> {
      if (!isShown()) return undefined;
      const places = await duringWidth(
        width,
        () =>
          new Promise<PicturePlace[] | undefined>((resolve) => {
            placesAsked.set(width, resolve);
            setTimeout(() => resolve(undefined), responseMs);
            send({ site: 'picture places', width });
          }),
      );
      placesAsked.delete(width);
      return places;
    },
    /** Renders the page again after a change outside of this form. Resolves when it is rendered or after a timeout. */
    drawAgain(): Promise<void> {
      send({ site: 'draw' });
      return new Promise((resolve) => {
        whenDrawn = resolve;
        setTimeout(resolve, responseMs);
      });
    },
    receivePlaces: (width: number, places: PicturePlace[]) => placesAsked.get(width)?.(places),
    receiveDrawn: () => whenDrawn(),
  };
}
