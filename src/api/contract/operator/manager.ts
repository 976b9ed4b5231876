// GET /api/manager/tree: the own account and everybody below it. What is listed of their members is in reports.ts.
import * as v from "valibot";
import { AgentNode } from "./agents.ts";

export const ManagerTree = v.object({ items: v.array(AgentNode) });
