/** Signs that `like` gives a meaning are taken as they are. */
const plain = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of `like` for a part of a text. */
export const containing = (text: string): string => `%${plain(text)}%`;

/** The pattern of `like` for the beginning of a text. */
export const beginningWith = (text: string): string => `${plain(text)}%`;
