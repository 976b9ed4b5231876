// Where what a command made goes: to its reader, or into a file that the caller named.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";

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
function writeText(file: string, text: string): string | null {
  try {
    writeFileSync(file, text);
    return null;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
  }
}

/** To the reader, or into the file that was named; `counted` says what was written. Throws ChoiceProblem. */
export function give(text: string, file: string | undefined, counted: string): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  const problem = writeText(asCalled(file), text);
  if (problem !== null) throw new ChoiceProblem(`--out: ${file}에 쓸 수 없습니다: ${problem}.`);
  console.log(`${file}에 썼습니다: ${counted}`);
}
