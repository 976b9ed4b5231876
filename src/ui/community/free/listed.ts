// Ids and names of files have no commas: a list of them is one text in a form.

export function listOf(text: string): string[] {
  return text.split(",").filter((part) => part !== "");
}

export function textOf(list: readonly string[]): string {
  return list.join(",");
}
