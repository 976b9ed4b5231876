// The accounts of operators, managers and agents.
import * as endpoints from "../../../src/api/contract/operator/staff.endpoints.ts";
import { memberOf, type Routes } from "../../app.ts";
import type { CommandSteps } from "../../commands/run-command.ts";
import type { Tx } from "../../db/open.ts";
import { serve } from "../../http/serve.ts";
import { refuseWeak } from "../../session/login.ts";
import { endSession, listSessions } from "../../session/own-sessions.ts";
import { hashPassword } from "../../session/password.ts";
import { forgetDevice, listDevices } from "../../session/staff-devices.ts";
import { tokenHashOf } from "../../session/token-hash.ts";
import {
  barStaff,
  changeRoles,
  createStaff,
  freeStaff,
  givePassword,
  resetFactor,
  staffByUserId,
} from "./change-staff.ts";
import { listStaff, staffOnWire } from "./list-staff.ts";
import type { StaffRow } from "../../../src/api/contract/operator/staff.ts";

export const staffRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const about = (summary: string) => ({ summary, tag: "operator" as const });

  /** Answers with the account as the change leaves it. */
  const changing = (
    actorId: string,
    change: (tx: Tx) => Promise<string>,
  ): CommandSteps<unknown, { status: 200; body: StaffRow }> => ({
    work: async (tx) => ({ status: 200, body: await staffOnWire(context, tx, actorId, await change(tx)) }),
    after: () => context.streams.recheck(),
  });

  serve(
    app,
    context,
    endpoints.staffAccounts,
    about("운영자, 총판, 에이전트의 계정"),
  )((request) => listStaff(context, memberOf(request).id, request.query));

  serve(
    app,
    context,
    endpoints.createStaff,
    about("직원 계정을 만듭니다. 첫 로그인 때 비밀번호를 바꿔야 합니다."),
  )((request, run) => {
    const { id: createdBy } = memberOf(request);
    const { password, reason: _reason, ...asked } = request.body;
    return run({
      prepare: async () => {
        await refuseWeak(context, "password", password, asked.userId);
        return hashPassword(password);
      },
      work: async (tx, passwordHash) => {
        const id = await createStaff(tx, context, { ...asked, passwordHash, createdBy, isPasswordGiven: true });
        return { status: 201, body: await staffOnWire(context, tx, createdBy, id) };
      },
    });
  });

  serve(
    app,
    context,
    endpoints.changeRoles,
    about("역할을 바꿉니다. 다음 호출부터 그 역할의 권한만 있습니다."),
  )(({ params, body, member }, run) => {
    const { id } = memberOf({ member });
    return run(changing(id, (tx) => changeRoles(tx, id, params.userId, body.roles)));
  });

  serve(
    app,
    context,
    endpoints.barStaff,
    about("계정을 막습니다. 로그인은 곧바로 끝납니다."),
  )(({ params, body, member }, run) => {
    const { id } = memberOf({ member });
    return run(changing(id, (tx) => barStaff(tx, context, id, { ...params, reason: body.reason })));
  });

  serve(
    app,
    context,
    endpoints.freeStaff,
    about("막은 계정을 풉니다."),
  )(({ params, member }, run) => {
    const { id } = memberOf({ member });
    return run(changing(id, (tx) => freeStaff(tx, id, params.userId)));
  });

  serve(
    app,
    context,
    endpoints.givePassword,
    about("새 비밀번호를 줍니다. 다음 로그인 때 바꿔야 합니다."),
  )(({ params, body, member }, run) => {
    const { id } = memberOf({ member });
    return run({
      prepare: async () => {
        await refuseWeak(context, "password", body.password, params.userId);
        return hashPassword(body.password);
      },
      work: async (tx, passwordHash) => {
        const of = await givePassword(tx, context, id, { ...params, passwordHash });
        return { status: 200, body: await staffOnWire(context, tx, id, of) };
      },
      after: () => context.streams.recheck(),
    });
  });

  serve(
    app,
    context,
    endpoints.resetFactor,
    about("2단계 인증을 지웁니다. 다음 로그인 때 다시 등록합니다."),
  )(({ params, member }, run) => {
    const { id } = memberOf({ member });
    return run(changing(id, (tx) => resetFactor(tx, context, id, params.userId)));
  });

  serve(
    app,
    context,
    endpoints.staffSessions,
    about("직원의 로그인 기록과 아는 브라우저"),
  )(async (request) => {
    const { id } = await staffByUserId(db, request.params.userId);
    return {
      sessions: await listSessions(context, id, tokenHashOf(request)),
      devices: await listDevices(db, id),
    };
  });

  serve(
    app,
    context,
    endpoints.endStaffSession,
    about("직원의 로그인 하나를 끝냅니다."),
  )(async ({ params }, run) => {
    const { id } = await staffByUserId(db, params.userId);
    return run(endSession(context, id, params.id));
  });

  serve(
    app,
    context,
    endpoints.forgetStaffDevice,
    about("직원의 브라우저를 잊고 그 로그인을 끝냅니다."),
  )(async ({ params }, run) => {
    const { id } = await staffByUserId(db, params.userId);
    return run({
      work: async (tx) => ({ status: 200, body: { ended: await forgetDevice(tx, context, id, params.id) } }),
      after: () => context.streams.recheck(),
    });
  });
};
