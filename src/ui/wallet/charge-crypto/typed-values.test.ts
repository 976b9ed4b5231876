import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { forgetTyped, keepTyped, typedIn } from "./typed-values.ts";

const ANEW = { amount: 0, network: "" };

it("fills the form after a refusal with what was typed, and is empty after a success and for the next member", () => {
  const queries = new QueryClient();
  keepTyped(queries, "tetherWithdrawal", { amount: 70_000, network: "BEP20", address: "0xabc" });
  expect(typedIn(queries, "tetherWithdrawal", ANEW)).toMatchObject({
    amount: 70_000,
    network: "BEP20",
    address: "0xabc",
  });
  expect(typedIn(queries, "coinDeposit", ANEW)).toEqual(ANEW);
  const going = { amount: 30_000, network: "TRC20" };
  expect(typedIn(queries, "tetherWithdrawal", going)).toEqual(going);
  forgetTyped(queries, "tetherWithdrawal");
  expect(typedIn(queries, "tetherWithdrawal", ANEW)).toEqual(ANEW);
  keepTyped(queries, "coinDeposit", going);
  queries.clear();
  expect(typedIn(queries, "coinDeposit", ANEW)).toEqual(ANEW);
});

it("keeps no password", () => {
  const queries = new QueryClient();
  const request = { amount: 30_000, network: "TRC20", address: "T1", password: "482915" };
  keepTyped(queries, "tetherWithdrawal", request);
  expect(JSON.stringify(typedIn(queries, "tetherWithdrawal", ANEW))).not.toContain("482915");
});
