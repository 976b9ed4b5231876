// PGlite does not lock its folder; two processes on one would destroy it.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Takes the folder for this process and returns the release. Throws when a living process holds it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, String(process.pid));
      closeSync(file);
      const release = () => rmSync(path, { force: true });
      process.once("exit", release);
      return () => {
        process.off("exit", release);
        release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(readFileSync(path, "utf8"));
      if (isAlive(holder)) throw new Error(`데이터 폴더 ${folder}은(는) 이미 사용 중입니다(프로세스 ${holder}).`);
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
