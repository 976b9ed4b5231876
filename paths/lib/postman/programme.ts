// The revised simplex method for covering at the least cost: rows are what must be covered once or more, columns are
// ways to cover some of them. Columns come in one by one; rows can be added between.
export interface Column {
  cost: number;
  /** The rows that are covered and how often; below 0 takes away what is too much. */
  entries: () => readonly (readonly [row: number, times: number])[];
}

/** `basis` holds one column a row, `inverse` the inverse of their matrix. */
export class Programme<Entry extends Column> {
  readonly #basis: (Entry | null)[] = [];
  readonly #inverse: number[][] = [];
  readonly #amounts: number[] = [];
  readonly #dear: number;
  prices: number[] = [];

  /** `dear` is more than covering a row alone can cost. */
  constructor(dear: number) {
    this.#dear = dear;
  }

  get rows(): number {
    return this.#basis.length;
  }

  /** The columns in use and how much of each. */
  *used(): Generator<[entry: Entry, amount: number]> {
    for (const [row, entry] of this.#basis.entries()) {
      const amount = this.#amounts[row] ?? 0;
      if (entry && amount > 1e-4) yield [entry, amount];
    }
  }

  /** Adds a row that is covered too little so far; at first it is covered dearly by itself. */
  addRow(): void {
    const row = this.rows;
    const covered = this.#basis.map((entry) => entry?.entries().find(([other]) => other === row)?.[1] ?? 0);
    const line = this.#inverse.map((_, at) =>
      covered.reduce((sum, one, other) => sum - one * (this.#inverse[other]?.[at] ?? 0), 0),
    );
    // Amounts a hair apart keep the method from going round in circles; prices do not depend on them.
    const wanted = 1 + 1e-6 * (1 + ((row * 7919) % 1009) / 1009);
    const given = covered.reduce((sum, one, other) => sum + one * (this.#amounts[other] ?? 0), 0);
    for (const other of this.#inverse) other.push(0);
    this.#inverse.push([...line, 1]);
    this.#basis.push(null);
    this.#amounts.push(Math.max(0, wanted - given));
    this.prices = this.prices.map((price, at) => price + this.#dear * (line[at] ?? 0));
    this.prices.push(this.#dear);
  }

  /** What the column's rows are worth beyond its cost. */
  gain(column: Column): number {
    let worth = -column.cost;
    for (const [row, times] of column.entries()) worth += times * (this.prices[row] ?? 0);
    return worth;
  }

  enter(column: Entry): void {
    const entries = column.entries();
    const moved = this.gain(column);
    const direction = this.#inverse.map((line) => {
      let sum = 0;
      for (const [row, times] of entries) sum += (line[row] ?? 0) * times;
      return sum;
    });
    let leaving = -1;
    let least = Infinity;
    for (const [row, one] of direction.entries()) {
      const ratio = one > 1e-9 ? (this.#amounts[row] as number) / one : Infinity;
      if (ratio < least) [least, leaving] = [ratio, row];
    }
    if (leaving < 0) throw new Error("a column covers rows at no cost");
    const divisor = direction[leaving] as number;
    const pivot = (this.#inverse[leaving] as number[]).map((one) => one / divisor);
    this.#inverse[leaving] = pivot;
    for (const [row, factor] of direction.entries()) {
      if (row === leaving || factor === 0) continue;
      const line = this.#inverse[row] as number[];
      for (let at = 0; at < line.length; at += 1) line[at] = (line[at] as number) - factor * (pivot[at] as number);
      this.#amounts[row] = Math.max(0, (this.#amounts[row] as number) - factor * least);
    }
    this.#amounts[leaving] = least;
    this.#basis[leaving] = column;
    this.prices = this.prices.map((price, at) => price - moved * (pivot[at] as number));
  }
}
