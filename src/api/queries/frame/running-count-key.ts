/** Of the number of fixtures that run. The stream is loaded without their schemas. */
export const RUNNING_COUNT_KEY = ["fixtures", { game: "live", itemsPerPage: 1 }] as const;
