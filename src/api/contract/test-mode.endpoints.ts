import { endpoint } from "./endpoint.ts";
import { TestClock, TestClockRequest, TestMemberRequest, TestSelectionRequest } from "./test-mode.ts";
import { UserIdParams, IdParams } from "./operator/operator.ts";

export const testClock = endpoint({
  method: "GET",
  path: "/test/clock",
  access: "anyone",
  answers: { 200: TestClock },
});

export const moveTestClock = endpoint({
  method: "POST",
  path: "/test/clock",
  access: "anyone",
  why: "Only tests call it.",
  body: TestClockRequest,
  answers: { 200: TestClock },
});

export const resetTest = endpoint({
  method: "POST",
  path: "/test/reset",
  access: "anyone",
  why: "Only tests call it.",
  answers: { 200: TestClock },
});

export const changeTestMember = endpoint({
  method: "PUT",
  path: "/test/members/:userId",
  access: "anyone",
  why: "Only tests call it.",
  params: UserIdParams,
  body: TestMemberRequest,
  answers: { 204: null },
});

export const changeTestSelection = endpoint({
  method: "PUT",
  path: "/test/selections/:id",
  access: "anyone",
  why: "Only tests call it.",
  params: IdParams,
  body: TestSelectionRequest,
  answers: { 204: null },
});
