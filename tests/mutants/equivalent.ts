// Mutants that change nothing which anybody could notice, each with the reason. An entry that no longer has its
// mutant, or whose mutant is noticed, fails `npm run mutants`.
export const EQUIVALENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
