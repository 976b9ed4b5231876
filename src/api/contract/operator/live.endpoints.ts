import { endpoint } from "../endpoint.ts";
import {
  LiveFixtureDetail,
  HoldList,
  HoldReport,
  HoldRequest,
  InPlaySettingChange,
  InPlaySettingList,
  LiftRequest,
  LiveActionPage,
  LiveActionsQuery,
  LivePage,
  LiveQuery,
} from "./live.ts";
import { HandFixtureReport, NewHandFixture } from "./hand-fixtures.ts";
import { HandPriceChange, OfferLimitsChange } from "./live-offers.ts";
import { IdParams } from "./operator.ts";
import { WhatIf, WhatIfRequest } from "./what-if.ts";

export const liveFixtures = endpoint({
  method: "GET",
  path: "/admin/live",
  access: "operator",
  right: "live.read",
  query: LiveQuery,
  answers: { 200: LivePage },
});

export const liveFixtureDetail = endpoint({
  method: "GET",
  path: "/admin/live/fixtures/:id",
  access: "operator",
  right: "live.read",
  params: IdParams,
  answers: { 200: LiveFixtureDetail },
});

export const whatIf = endpoint({
  method: "POST",
  path: "/admin/live/fixtures/:id/what-if",
  access: "operator",
  right: "live.read",
  why: "It writes nothing: it tells what a score would cost.",
  params: IdParams,
  body: WhatIfRequest,
  answers: { 200: WhatIf },
});

export const holds = endpoint({
  method: "GET",
  path: "/admin/live/holds",
  access: "operator",
  right: "live.read",
  answers: { 200: HoldList },
});

export const placeHold = endpoint({
  method: "POST",
  path: "/admin/live/holds",
  access: "operator",
  right: "live.hold",
  command: "account",
  body: HoldRequest,
  answers: { 200: HoldReport },
});

export const liftHold = endpoint({
  method: "POST",
  path: "/admin/live/holds/lift",
  access: "operator",
  right: "live.hold",
  command: "account",
  body: LiftRequest,
  answers: { 200: HoldReport },
});

export const inPlaySettings = endpoint({
  method: "GET",
  path: "/admin/live/settings",
  access: "operator",
  right: "live.read",
  answers: { 200: InPlaySettingList },
});

export const changeInPlaySetting = endpoint({
  method: "PUT",
  path: "/admin/live/settings",
  access: "operator",
  right: "live.settings",
  command: "account",
  body: InPlaySettingChange,
  answers: { 204: null },
});

export const enterFixture = endpoint({
  method: "POST",
  path: "/admin/live/fixtures",
  access: "operator",
  right: "live.enter",
  command: "account",
  body: NewHandFixture,
  answers: { 201: HandFixtureReport },
});

export const changePrice = endpoint({
  method: "PUT",
  path: "/admin/live/selections/:id/price",
  access: "operator",
  right: "live.price",
  command: "account",
  params: IdParams,
  body: HandPriceChange,
  answers: { 204: null },
});

export const changeOfferLimits = endpoint({
  method: "PUT",
  path: "/admin/live/limits",
  access: "operator",
  right: "live.limits",
  command: "account",
  body: OfferLimitsChange,
  answers: { 204: null },
});

export const liveActions = endpoint({
  method: "GET",
  path: "/admin/live/actions",
  access: "operator",
  right: "live.read",
  query: LiveActionsQuery,
  answers: { 200: LiveActionPage },
});
