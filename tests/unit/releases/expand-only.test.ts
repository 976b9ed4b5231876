// Between neighbouring releases a migration only adds: docs/decisions/expand-then-contract.md.
import { describe, expect, it } from "vitest";
import { describeCommit, functionsNow, hasCommit, migrationsNow, readPrevious } from "../../releases/previous.ts";
import { stepsOf } from "../../releases/steps.ts";

const previous = readPrevious();
const migrations = migrationsNow();

/** What would be refused, where all of the migration is after the release. */
const refused = (sql: string): string[] =>
  stepsOf([{ tag: "m", sql }]).flatMap(({ name, isExpanding }) => (isExpanding ? [] : [name]));

describe("since the previous release", () => {
  const since = migrations.filter(({ tag }) => tag > previous.lastMigration);
  const now = functionsNow();
  const contracting = [
    ...stepsOf(since).flatMap(({ name, isExpanding }) => (isExpanding ? [] : [name])),
    // A function whose body alone changes is replaced in the moment of the migration: the suite runs the old code on it.
    ...Object.entries(previous.functions).flatMap(([name, head]) => (now[name] === head ? [] : [`function ${name}`])),
  ];

  it("each step only adds, or is declared with the reason why the release before can live with it", () => {
    expect(contracting.toSorted()).toEqual(Object.keys(previous.contract).toSorted());
    for (const reason of Object.values(previous.contract)) expect(reason).toMatch(/^\S.{30,}\.$/);
  });

  it("its last migration is among those that are here", () => {
    expect(migrations.map(({ tag }) => tag)).toContain(previous.lastMigration);
  });

  it.skipIf(!hasCommit(previous.commit))("the file says what its commit says", () => {
    const { contract: _declared, ...said } = previous;
    expect(said).toEqual(describeCommit(previous.commit));
  });
});

describe("a step is refused", () => {
  it.each([
    ["DROP TABLE popup", "m: drop table popup"],
    ["ALTER TABLE popup RENAME TO pop_up", "m: popup rename to pop_up"],
    ["ALTER TABLE popup RENAME COLUMN a TO b", "m: popup rename column a to b"],
    ["ALTER TABLE popup ADD COLUMN a text, DROP COLUMN b", "m: popup drop column b"],
    ['ALTER TABLE "popup" ADD COLUMN "a" text NOT NULL', "m: popup add column a"],
    ["ALTER TABLE popup ALTER COLUMN a TYPE bigint", "m: popup alter column a type bigint"],
    ["ALTER TABLE popup ALTER COLUMN a SET NOT NULL", "m: popup alter column a set not"],
    ["ALTER TABLE popup ADD CONSTRAINT c CHECK (a > 0)", "m: popup add constraint c"],
    ["ALTER TABLE popup ADD COLUMN b text CHECK (b <> a)", "m: popup add column b"],
    ["ALTER TABLE popup ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES member (id)", "m: popup add constraint c"],
    ["ALTER TABLE popup DROP CONSTRAINT c", "m: popup drop constraint c"],
    ["CREATE UNIQUE INDEX u ON popup (a)", "m: unique index u on popup"],
    ["CREATE TRIGGER t BEFORE UPDATE ON popup FOR EACH ROW EXECUTE FUNCTION f()", "m: trigger t on popup"],
    ["UPDATE popup SET a = 1 WHERE b = 2", "m: update popup"],
    ["INSERT INTO setting VALUES ('a; DROP', 'b')", "m: insert into setting"],
    ["DO $$ BEGIN EXECUTE 'DROP TABLE popup'; END $$", "m: do $body$"],
    ["-- a comment; with a semicolon\nDROP VIEW v", "m: drop view v"],
    ["CREATE TABLE t (a text);\n--> statement-breakpoint\nDELETE FROM popup", "m: delete from popup"],
    // What the migration itself has made is new only from there on, and in its own table.
    [
      "ALTER TABLE popup ADD COLUMN a text; ALTER TABLE faq ADD CONSTRAINT c CHECK (a = 'x')",
      "m: faq add constraint c",
    ],
  ])("%s", (sql, name) => {
    expect(refused(sql)).toEqual([name]);
  });
});

it.each([
  "CREATE TABLE t (a text NOT NULL); CREATE UNIQUE INDEX u ON t (a); ALTER TABLE t DROP COLUMN a; INSERT INTO t VALUES (1)",
  "ALTER TABLE popup ADD COLUMN a text, ADD COLUMN b integer DEFAULT 1 NOT NULL, ADD c bigserial NOT NULL",
  "ALTER TABLE popup ADD COLUMN a text; UPDATE popup SET a = b WHERE b <> ''; ALTER TABLE popup ADD CONSTRAINT c CHECK (a IN ('b','c') OR a IS NULL)",
  "ALTER TABLE popup ADD COLUMN a text; ALTER TABLE popup ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES member (id)",
  "ALTER TABLE popup RENAME CONSTRAINT a TO b",
  "CREATE INDEX i ON popup (a, lower(b)) WHERE c IS NULL",
  "CREATE VIEW v AS SELECT 1",
])("a step passes: %s", (sql) => {
  expect(refused(sql)).toEqual([]);
});

it("finds what earlier migrations did to releases that served: tables and views renamed, rules tightened, data rewritten", () => {
  const earlier = migrations.filter(({ tag }) => tag >= "0060" && tag < "0077" && !tag.startsWith("0070"));
  expect(stepsOf(earlier).flatMap(({ name, isExpanding }) => (isExpanding ? [] : [name]))).toEqual([
    "0060_first_charge_turnover: update setting",
    "0060_first_charge_turnover: update rolling_rate",
    "0061_judged_protection: drop trigger if exists bet_protection on",
    "0061_judged_protection: drop function if exists guard_bet(), provider_call(jsonb),",
    "0063_own_limit_raise: limit_raise rename to own_limit_raise",
    "0065_staff: member add constraint member_roles",
    "0066_four_eyes: alter view approval rename to join_check",
    "0066_four_eyes: do $body$",
    "0067_bets_desk: bet add constraint bet_voided",
    "0068_member_profile: do $body$",
    "0072_trading: live_action drop constraint live_action_action",
    "0072_trading: live_action add constraint live_action_action",
    "0076_beacon: game_round add constraint game_round_version",
    "0076_beacon: trigger game_round_kept on game_round",
  ]);
});
