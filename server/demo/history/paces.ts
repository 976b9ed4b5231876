// How much happens in a day. The site has grown: the last week is busy, the weeks before were quiet.

export interface Pace {
  /** Hours of Seoul at which members bet. */
  hours: readonly number[];
  /** How many bet on matches each time. */
  bettors: readonly [from: number, to: number];
  inPlay: number;
  posts: number;
  exchanges: number;
  /** Matches whose results are told together ended within so many minutes. */
  resultsMinutes: number;
  /** Rounds without bets that each game shows of the day. */
  quietRounds: number;
}

export const BUSY_DAYS = 7;

export const BUSY: Pace = {
  hours: [9, 13, 18, 20, 22],
  bettors: [14, 24],
  inPlay: 2,
  posts: 5,
  exchanges: 4,
  resultsMinutes: 30,
  quietRounds: 16,
};

export const EARLY: Pace = {
  hours: [20],
  bettors: [16, 26],
  inPlay: 0,
  posts: 2,
  exchanges: 1,
  resultsMinutes: 360,
  quietRounds: 3,
};
