import { type ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";

/** What a list is saved as: its status, its bytes, and as CSV its lines without the head. */
export async function savedList(server: TestServer, { token }: Pick<ApiUser, "token">, path: string) {
  const answer = await fetch(`${server.url}${path}`, { headers: { "X-AUTH-TOKEN": `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const name = answer.headers.get("content-disposition");
  return { status: answer.status, name, bytes, rows: bytes.toString().trimEnd().split("\r\n").slice(1) };
}
