// The shares of an account of the tree, and who stands above it.
import { eq, sql } from "drizzle-orm";
import { branchOf, type Share, shareProblem, type ShareProblem } from "../../../src/domain/operator/agents.ts";
import type { Clock } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { agentShare, member } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { belowCeiling } from "../../programmes/ceiling.ts";
import { fieldProblem } from "../../wallet/charge.ts";
import { type Agent, readAgents } from "./tree.ts";

const NOT_FOUND = "총판이나 에이전트를 찾을 수 없습니다.";
const NO_ONE_ABOVE = "총판이나 에이전트의 아이디를 입력해주세요.";
const AGENT_ABOVE = "총판은 에이전트 아래에 둘 수 없습니다.";
const OWN_BELOW = "자기나 자기 하위 계정 아래로 옮길 수 없습니다.";
const SAME_ABOVE = "이미 이 계정 아래에 있습니다.";
const PROBLEMS: Readonly<Record<ShareProblem, string>> = {
  product: "에이전트는 카지노, 슬롯, 미니게임의 지분만 받습니다.",
  overAbove: "상위 계정과 같은 기준이고 상위 계정의 지분 이하여야 합니다.",
  underBelow: "하위 계정과 같은 기준이고 하위 계정의 지분 이상이어야 합니다.",
};

function agentOf(agents: readonly Agent[], userId: string): Agent {
  const found = agents.find((one) => one.userId === userId);
  if (!found) throw new ApiError("not_found", NOT_FOUND);
  return found;
}

/** Changes of the tree come one after the other. */
export const lockTree = (tx: Tx): PromiseLike<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agents', 0))`);

/** What shares are refused for before a second person is asked. Throws as `changeShares` does. */
export async function expectShares(db: Queryable, userId: string, shares: readonly Share[]): Promise<Agent> {
  const agents = await readAgents(db);
  const one = agentOf(agents, userId);
  const above = agents.find(({ id }) => id === one.aboveId);
  const below = agents.filter(({ aboveId }) => aboveId === one.id).map((child) => child.shares);
  const problem = shareProblem(one.role, shares, above?.shares ?? null, below);
  if (problem) throw fieldProblem("shares", PROBLEMS[problem]);
  return one;
}

/** Writes all shares of an account. Throws ApiError not_found, bad_request, or programme_ceiling (decisions, rule 38). */
export async function changeShares(
  tx: Tx,
  clock: Clock,
  { userId, shares }: { userId: string; shares: readonly Share[] },
): Promise<void> {
  await lockTree(tx);
  const { id } = await expectShares(tx, userId, shares);
  await belowCeiling(tx, clock, async () => {
    await tx.delete(agentShare).where(eq(agentShare.memberId, id));
    if (shares.length > 0) await tx.insert(agentShare).values(shares.map((share) => ({ memberId: id, ...share })));
  });
}

/** Throws as `moveAgent` does. `above`: null for the house. */
export async function expectMove(
  db: Queryable,
  { userId, above }: { userId: string; above: string },
): Promise<{ one: Agent; aboveId: string | null }> {
  const agents = await readAgents(db);
  const one = agentOf(agents, userId);
  const upper = above === "" ? null : (agents.find((other) => other.userId === above) ?? undefined);
  if (upper === undefined || upper?.isBarred) throw fieldProblem("above", NO_ONE_ABOVE);
  if (upper && branchOf(agents, one.id).includes(upper.id)) throw fieldProblem("above", OWN_BELOW);
  if (upper?.role === "agent" && one.role === "manager") throw fieldProblem("above", AGENT_ABOVE);
  if ((upper?.id ?? null) === one.aboveId) throw fieldProblem("above", SAME_ABOVE);
  const problem = shareProblem(one.role, one.shares, upper?.shares ?? null, []);
  if (problem) throw fieldProblem("above", PROBLEMS[problem]);
  return { one, aboveId: upper?.id ?? null };
}

/** Its members and everybody below come along. What was settled stays. Throws ApiError not_found or bad_request. */
export async function moveAgent(tx: Tx, asked: { userId: string; above: string }): Promise<void> {
  await lockTree(tx);
  const { one, aboveId } = await expectMove(tx, asked);
  await tx.update(member).set({ recommenderId: aboveId }).where(eq(member.id, one.id));
}
