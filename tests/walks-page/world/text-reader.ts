/** The reader of a stream's text, in the shape that the page reads it by. */
export class TextReader {
  readonly #parts: string[] = [];
  #isEnded = false;
  #wake: (() => void) | null = null;

  push(text: string): void {
    this.#parts.push(text);
    this.#wake?.();
  }
  end(): void {
    this.#isEnded = true;
    this.#wake?.();
  }
  async read(): Promise<{ done: boolean; value: string }> {
    while (this.#parts.length === 0 && !this.#isEnded) await new Promise<void>((resolve) => (this.#wake = resolve));
    const value = this.#parts.shift();
    return value === undefined ? { done: true, value: "" } : { done: false, value };
  }
}
