/** What a model cannot do of what a reader chose, in words for the one who chose it. */
export class ChoiceProblem extends Error {}
