export const sampleBank = {
  id: "b1",
  bank: "한빛은행",
  number: "110-482-903175",
  holder: "한판",
  minLevel: 1,
  maxLevel: 5,
  isActive: true,
};
