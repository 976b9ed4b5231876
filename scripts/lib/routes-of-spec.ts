// The addresses of specification, section 2, as it writes them; `{id}` stands for one segment.
const GAMES = "cross handicap live proto special wintielose".split(" ");

export const ROUTES_OF_SPEC: readonly string[] = [
  ..."/ /login /maintenance /attendance /bet_result /calculate /calculateCasino /calculateCasinoPersonal".split(" "),
  ..."/calculateEvent /calculateSports /calculateTether /casino /casinoHonor /charge /chargeCrypto /coupon".split(" "),
  ..."/customer /europe /event /eventAcc /eventMission /exchange /exchangeCrypto /free /friend /game_result".split(" "),
  ..."/inplay /korea /livetv /member /message /minigame /rule /slot /tournament /tournament_casino".split(" "),
  ..."/manager /admin /event/default /event/casinoSlot /event/coin /event/rules /event/{id}".split(" "),
  ..."/free/write /free/view /free/view/{id} /customer/view /customer/view/{id} /customer/write".split(" "),
  ..."/customer/write/{flag} /game_result/minigame /game_result/sports /game_result/virtuals".split(" "),
  ..."basketball dog horse soccer".split(" ").map((sport) => `/game_result/virtuals/${sport}`),
  ...GAMES.map((game) => `/korea/${game}`),
  "/mywallet/point",
  "/slot/honor",
  "/minigame/{vendor}",
  "/minigame/{vendor}/{game}",
];
