// The pages of tether, bound to an actor that is given.
import type { ReactNode } from "react";
import type { TetherActors } from "../src/ui/app-context.ts";
import { sampleOrder, tetherTerms } from "../src/ui/wallet/charge-crypto/tether-samples.ts";
import { exchangeTerms, pageOf, requests } from "../src/ui/wallet/wallet-samples.ts";
import { fulfilled, StoryApp } from "./story-app.tsx";

const answers = {
  "charge/tetherTerms": tetherTerms,
  "charge/tetherOrders": pageOf([
    { ...sampleOrder, id: "0199-1000", state: "paid", credit: "credited", credited: 100_000 },
  ]),
  "exchange/terms": exchangeTerms,
  "money-requests": requests("exchange"),
};

/** The surroundings of a page of tether in which these actors are the page's own. */
export function TetherFace({ actors, children }: { actors: Partial<TetherActors>; children: ReactNode }) {
  return (
    <StoryApp
      answers={answers}
      prepare={({ late }) => {
        const given = fulfilled(actors as TetherActors);
        late.tether = () => given;
      }}
    >
      {children}
    </StoryApp>
  );
}
