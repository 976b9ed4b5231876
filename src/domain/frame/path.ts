export const HOME_PATH = "/";

/** The path without query, fragment and trailing slashes; never empty. */
export function pathOnly(path: string): string {
  const bare = path.replace(/[?#].*/s, "").replace(/\/+$/, "");
  return bare === "" ? HOME_PATH : bare;
}

/** True for the path itself and everything below it. */
export function isWithin(path: string, area: string): boolean {
  const bare = pathOnly(path);
  return bare === area || bare.startsWith(`${area}/`);
}
