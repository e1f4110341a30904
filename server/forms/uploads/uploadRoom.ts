import type { PaceLimits } from '#server/lib/minimumPace.ts';
import { HttpError } from '#server/errors.ts';
import type { PostLimits } from '#server/forms/postLimits.ts';
import { isDiskAlmostFull } from '#server/lib/diskSpace.ts';
import type { FileLedger } from './fileLedger.ts';

/** Maximum number of posts with files that are read concurrently, in total and per network. */
const maxPosts = 32;
const maxPostsPerNetwork = 4;
/**
 * Bytes that a submission may send before it occupies a slot. Clients that send only a few bytes (slow loris) therefore
 * cannot fill the slots.
 */
const freeBytes = 64_000;

/**
 * Minimum upload rate, slower than any phone on a poor connection. At this rate, 20 MB take 20 minutes, so the timeout
 * of three minutes applies first.
 */
export const uploadPace: PaceLimits = { freeBytes, bytesPerSecond: 16_000, pauseMs: 15_000 };

export type UploadRoom = {
  /** Starts a submission with files from a network. */
  enter: (network: string) => UploadUsage;
  /** Returns the reasons why files are currently rejected, for `/readyz`. */
  warnings: () => Promise<string[]>;
};

export type UploadUsage = {
  /**
   * Prepares for a file, before its first byte. Throws 503 if there is no space for files, and 429 if the network has
   * sent too many.
   */
  open: () => Promise<void>;
  /**
   * Records the size of a file after each chunk. Above `freeBytes`, takes a slot and reserves space for a file of
   * maximum size.
   */
  grow: (file: { id: string; size: number }) => Promise<void>;
  leave: () => Promise<void>;
};

/**
 * Creates the limits on what strangers may use: space for all files, free disk space, bytes per hour, and concurrent
 * submissions.
 */
export function createUploadRoom({
  folder,
  roomBytes,
  fileBytes,
  ledger,
  limits,
}: {
  folder: string;
  /** Limit for all files of all enquiries. */
  roomBytes: number;
  /** Limit for one file. */
  fileBytes: number;
  ledger: Pick<FileLedger, 'reserve' | 'usedBytes'>;
  limits: Pick<PostLimits, 'takeUploadBytes' | 'settleUploadBytes'>;
}): UploadRoom {
  const activeNetworks: string[] = [];
  let reservedBytes = 0;

  async function reasonToReject(neededBytes: number): Promise<string | undefined> {
    if ((await ledger.usedBytes()) + neededBytes > roomBytes)
      return 'UPLOAD_ROOM_MB is used up; forms with files are rejected';
    if (await isDiskAlmostFull(folder, reservedBytes))
      return 'the disk of UPLOAD_DIR is almost full; forms with files are rejected';
    return undefined;
  }

  async function requireRoom(neededBytes: number): Promise<void> {
    const reason = await reasonToReject(neededBytes);
    if (reason !== undefined) throw new HttpError(503, 'no_room', reason);
  }

  function enter(network: string): UploadUsage {
    let hasSlot = false;
    let reservedByPost = 0;
    let countedBytes = 0;
    let arrivedBytes = 0;
    const sizes = new Map<string, number>();

    async function countBytes(bytes: number): Promise<void> {
      const rejection = await limits.takeUploadBytes(network, bytes);
      if (rejection === undefined) return void (countedBytes += bytes);
      const headers = { 'Retry-After': String(rejection.seconds) };
      throw new HttpError(
        rejection.isOwn ? 429 : 503,
        'upload_limit',
        'Too many files were sent. Please try again later.',
        { headers },
      );
    }

    function takeSlot(): void {
      if (hasSlot) return;
      const ownPosts = activeNetworks.filter((activeNetwork) => activeNetwork === network);
      if (activeNetworks.length >= maxPosts || ownPosts.length >= maxPostsPerNetwork)
        throw new HttpError(
          503,
          'busy',
          'Too many files are being uploaded at once. Please try again in a minute.',
        );
      activeNetworks.push(network);
      hasSlot = true;
    }

    return {
      async open() {
        await requireRoom(freeBytes);
        await countBytes(1000);
      },
      async grow({ id, size }) {
        arrivedBytes += size - (sizes.get(id) ?? 0);
        const isReserved = sizes.has(id) && (sizes.get(id) ?? 0) > freeBytes;
        sizes.set(id, size);
        if (arrivedBytes > freeBytes) takeSlot();
        if (isReserved || size <= freeBytes) return;
        reservedBytes += fileBytes;
        reservedByPost += fileBytes;
        await countBytes(fileBytes);
        await ledger.reserve(id, fileBytes);
        await requireRoom(0);
      },
      async leave() {
        if (hasSlot) activeNetworks.splice(activeNetworks.indexOf(network), 1);
        reservedBytes -= reservedByPost;
        await limits.settleUploadBytes(network, arrivedBytes - countedBytes);
      },
    };
  }

  return {
    enter,
    async warnings() {
      const reason = await reasonToReject(fileBytes).catch(() => undefined);
      return reason === undefined ? [] : [reason];
    },
  };
}
