// The room on the disk of the data folder. The embedded database cannot be opened without any, and says so in no words.
import { statfsSync } from "node:fs";

const MB = 1_048_576;
/** Less than this, and the next file of the embedded database's log may not be written. */
export const SERVING_MB = 32;
/** An empty database and the demo's data. */
const STARTING_MB = 64;

/** There is no room for the data; the message is for whoever starts the server. */
export class DiskFull extends Error {
  readonly code = "ENOSPC";
}

/** False: what is stored next may find no room. */
export function hasRoom(folder: string): boolean {
  return freeMb(folder) >= SERVING_MB;
}

/** Throws DiskFull. */
export function requireRoom(folder: string): void {
  const free = freeMb(folder);
  if (free < STARTING_MB)
    throw new DiskFull(
      `데이터 폴더 ${folder}의 디스크에 빈 공간이 부족합니다: ${STARTING_MB}MB가 필요하고 ${free}MB가 남았습니다. 공간을 비운 뒤 다시 시작하세요.`,
    );
}

export function freeMb(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MB);
}
