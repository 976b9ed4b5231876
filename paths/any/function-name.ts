/** Names that a function has from where it stands, not from who wrote it. */
const OF_THE_PLACE =
  /^(|guard|actions|entry|exit|src|input|output|delay|params|context|assignment|anonymous|assign|raise|sendTo|emit|\d+)$/;
const HEAD = /^(?:async\s+)?(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[\w$]+)\s*=>\s*/;
const LONGEST = 48;

/** How a function without a name is called: by what it says. */
export function functionName(given: (...args: never[]) => unknown): string {
  if (!OF_THE_PLACE.test(given.name)) return given.name;
  const text = String(given).replaceAll(/\s+/g, " ").replace(HEAD, "");
  const body = /^\{ ?return (.*?);? ?\}$/.exec(text)?.[1] ?? text;
  return body.length > LONGEST ? `${body.slice(0, LONGEST - 1)}…` : body;
}
