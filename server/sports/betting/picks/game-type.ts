/** gameType of the specification, section 9. */
export const GAME_TYPE = { sports: 1, inPlay: 2, miniGame: 3, virtual: 4, casino: 5, slot: 6 } as const;
