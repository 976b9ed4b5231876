// Where what a command made goes: to its reader, or into a file that the caller named.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "그 폴더가 없습니다",
  ENOTDIR: "폴더가 아닌 것 아래입니다",
  EISDIR: "폴더입니다",
  EACCES: "권한이 없습니다",
  EPERM: "권한이 없습니다",
  EROFS: "읽기만 되는 곳입니다",
  ENOSPC: "자리가 없습니다",
};

/** A reader that has seen enough, as `head`, is no fault of the command. */
export function letReaderLeave(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/** The path as the caller meant it: npm runs a command in the folder of the package, wherever it was called. */
export function asCalled(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** What kept the text from being written, in Korean; null when nothing did. */
export function writeText(file: string, text: string): string | null {
  try {
    writeFileSync(file, text);
    return null;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
  }
}
