// The view of a money request, bound to an actor that is given.
import type { ReactNode } from "react";
import { RequestViewOf, type RequestViewOfProps } from "../src/ui/wallet/request/request-view.tsx";
import { sampleCharge, sampleExchange } from "../src/ui/wallet/wallet-samples.ts";
import { StoryApp } from "./story-app.tsx";

/** As the test model names them. */
const requests = [
  { ...sampleCharge, id: "c1", reason: "입금이 확인되지 않습니다." },
  { ...sampleExchange, id: "e1" },
];

export function MoneyRequestFace({ actor, children }: Pick<RequestViewOfProps, "actor"> & { children?: ReactNode }) {
  return (
    <StoryApp path="/charge">
      <RequestViewOf actor={actor} requests={requests}>
        <p>신청하는 양식</p>
      </RequestViewOf>
      {children}
    </StoryApp>
  );
}
