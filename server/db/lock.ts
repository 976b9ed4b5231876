// PGlite does not lock its folder; two processes on one would destroy it.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A living process holds the folder. */
export class FolderInUse extends Error {}

/** What this process holds. Its own number in a file says nothing: after a crash a container gives it out again. */
const held = new Set<string>();

/** Takes the folder for this process and returns the release. Throws FolderInUse. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "lock");
  if (held.has(path)) throw new FolderInUse(`데이터 폴더 ${folder}은(는) 이미 사용 중입니다.`);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, String(process.pid));
      closeSync(file);
      held.add(path);
      const release = () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
      process.once("exit", release);
      return () => {
        process.off("exit", release);
        release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(readFileSync(path, "utf8"));
      if (isAlive(holder)) throw new FolderInUse(`데이터 폴더 ${folder}은(는) 이미 사용 중입니다(프로세스 ${holder}).`);
      rmSync(path, { force: true });
    }
  }
  throw new Error(`데이터 폴더 ${folder}을(를) 잠글 수 없습니다.`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
