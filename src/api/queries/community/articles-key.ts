/** What the stream knows lists of notices, news, FAQ and rules by. It is loaded without their schemas. */
export const ARTICLES_KEYS = [["articles"], ["newsLink"], ["guide"]] as const;
