/** The pattern of `like` for a part of a text; the characters that it gives a meaning are taken as they are. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
