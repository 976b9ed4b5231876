// What is folded in a chart when the atlas shows it first: as a whole its words would be too small to be read. The test
// holds each to the room of the page.
export const FOLDED_AT_START: Readonly<Record<string, readonly string[]>> = {
  "baccarat-seat": ["betting", "placing", "squeezing", "shown"],
  dialogs: ["slip"],
  "mini-game-round": ["shown"],
  "money-request": ["decided"],
  session: ["loggedIn"],
  slip: ["filled"],
  "slot-spin": ["resting", "spinning"],
  "tab-leader": ["sharing.role.following"],
  "tether-deposit": ["closed", "open"],
  "tether-withdrawal": ["closed", "open"],
};
